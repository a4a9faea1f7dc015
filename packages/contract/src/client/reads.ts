import { pageOf } from '../catalogue.ts';
import type { FranchisePage } from '../entities/franchise.ts';
import type { Id } from '../entities/id.ts';
import { franchiseQueryParams, type FranchiseQuery } from '../franchise-query.ts';
import { normaliseAbout } from '../normalise/about.ts';
import { normaliseBlog } from '../normalise/blog.ts';
import { normaliseBusinessHours } from '../normalise/business-hours.ts';
import { normaliseCategory } from '../normalise/category.ts';
import { normaliseContactInfo } from '../normalise/contact-info.ts';
import { normaliseEvent } from '../normalise/event.ts';
import { normaliseFranchisePage } from '../normalise/franchise-page.ts';
import { normalisePublicFranchise } from '../normalise/franchise.ts';
import { normaliseInsight } from '../normalise/insight.ts';
import { normaliseList } from '../normalise/lists.ts';
import { normalisePage, normalisePageLink } from '../normalise/page.ts';
import { normaliseSettings } from '../normalise/settings.ts';
import { normaliseSocialLinks } from '../normalise/social-links.ts';
import { normaliseStats } from '../normalise/stats.ts';
import { normaliseTeamMember } from '../normalise/team-member.ts';
import { apiPaths, withQuery } from '../urls.ts';
import { createReaders } from './readers.ts';
import { byStatus, named } from './sentences.ts';
import type { ReadOptions, Send } from './transport.ts';

export function createReads(send: Send) {
  const { shape, list, one, html } = createReaders(send);
  return {
    categories: list(
      apiPaths.categories,
      named('fetchCategories'),
      'categories',
      normaliseCategory,
    ),
    socialLinks: shape(apiPaths.socialLinks, byStatus(), normaliseSocialLinks),
    pages: list(apiPaths.pages, named('fetchPages'), 'pages', normalisePageLink),
    page: (slug: string, options?: ReadOptions) =>
      one(apiPaths.page(slug), named('fetchPage'), 'page', normalisePage)(options),
    settings: shape(apiPaths.settings, byStatus(), normaliseSettings),
    stats: shape(apiPaths.stats, named('fetchStats'), normaliseStats),
    franchises: list(
      apiPaths.franchises,
      named('fetchFranchises'),
      'franchises',
      normalisePublicFranchise,
    ),
    searchFranchises: (query: FranchiseQuery, options?: ReadOptions) =>
      shape(searchPath(query), named('fetchFranchises'), (body) => pageFrom(body, query))(options),
    franchise: (id: Id, options?: ReadOptions) =>
      one(
        apiPaths.franchise(id),
        named('fetchFranchiseDetails'),
        'franchise',
        normalisePublicFranchise,
      )(options),
    /** The first so many, of a backend that knows `limit`; all of them otherwise. */
    franchisesInCategory: (slug: string, limit: number, options?: ReadOptions) =>
      list(
        withQuery(apiPaths.franchisesInCategory(slug), new URLSearchParams({ limit: `${limit}` })),
        byStatus('loadFranchises'),
        'franchises',
        normalisePublicFranchise,
      )(options),
    blogs: list(apiPaths.blogs, named('fetchBlogs'), 'blogs', normaliseBlog),
    blog: (slug: string, options?: ReadOptions) =>
      one(apiPaths.blog(slug), named('fetchBlog'), 'blog', normaliseBlog)(options),
    events: list(apiPaths.events, byStatus('fetchEvents'), 'events', normaliseEvent),
    team: list(apiPaths.team, named('fetchTeam'), 'team', normaliseTeamMember),
    teamMember: (id: Id, options?: ReadOptions) =>
      one(apiPaths.teamMember(id), named('fetchTeamMember'), 'team', normaliseTeamMember)(options),
    about: one(apiPaths.about, named('fetchAbout'), 'about', normaliseAbout),
    contactInfo: shape(apiPaths.contactInfo, byStatus(), normaliseContactInfo),
    businessHours: shape(apiPaths.businessHours, byStatus(), normaliseBusinessHours),
    privacyPolicy: html(apiPaths.privacyPolicy, named('fetchPrivacyPolicy')),
    terms: html(apiPaths.terms, named('fetchTerms')),
    insights: list(apiPaths.insights, byStatus('fetchInsights'), 'insights', normaliseInsight),
  };
}

/** Always with page and limit: they ask our API for a page rather than the whole catalogue. */
function searchPath(query: FranchiseQuery): string {
  const params = franchiseQueryParams(query);
  params.set('page', String(query.page));
  params.set('limit', String(query.limit));
  return withQuery(apiPaths.franchises, params);
}

/** A backend that ignores the parameters sends everything; then the rules are applied here. */
function pageFrom(body: unknown, query: FranchiseQuery): FranchisePage | null {
  const page = normaliseFranchisePage(body);
  if (page) return page;
  const everything = normaliseList(body, 'franchises', normalisePublicFranchise);
  return everything && pageOf(everything, query);
}

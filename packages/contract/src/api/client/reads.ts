import { pageOf } from '../../catalogue.ts';
import type { Blog } from '../../entities/blog.ts';
import type { FranchisePage } from '../../entities/franchise.ts';
import { franchiseQueryParams, type FranchiseQuery } from '../../franchise-query.ts';
import { normaliseAbout } from '../../normalise/about.ts';
import { normaliseBlog } from '../../normalise/blog.ts';
import { normaliseBusinessHours } from '../../normalise/business-hours.ts';
import { normaliseCategory } from '../../normalise/category.ts';
import { normaliseContactInfo } from '../../normalise/contact-info.ts';
import { normaliseEvent } from '../../normalise/event.ts';
import { normaliseFranchisePage } from '../../normalise/franchise-page.ts';
import { normalisePublicFranchise } from '../../normalise/franchise.ts';
import { normaliseInsight } from '../../normalise/insight.ts';
import { normaliseList } from '../../normalise/lists.ts';
import { normalisePage, normalisePageLink } from '../../normalise/page.ts';
import { normaliseSettings } from '../../normalise/settings.ts';
import { normaliseSocialLinks } from '../../normalise/social-links.ts';
import { normaliseStats } from '../../normalise/stats.ts';
import { normaliseTeamMember } from '../../normalise/team-member.ts';
import { withQuery } from '../../urls.ts';
import { apiPaths } from '../paths.ts';
import type { ApiReads } from '../port.ts';
import { readSentences as say } from '../sentences.ts';
import { createReaders } from './readers.ts';
import type { Send } from './transport.ts';

export function createReads(send: Send): ApiReads {
  const { shape, list, one, html } = createReaders(send);
  const blogs = list(apiPaths.blogs, say.blogs, 'blogs', normaliseBlog);
  return {
    categories: list(apiPaths.categories, say.categories, 'categories', normaliseCategory),
    socialLinks: shape(apiPaths.socialLinks, say.socialLinks, normaliseSocialLinks),
    pages: list(apiPaths.pages, say.pages, 'pages', normalisePageLink),
    page: (slug, options) => one(apiPaths.page(slug), say.page, 'page', normalisePage)(options),
    settings: shape(apiPaths.settings, say.settings, normaliseSettings),
    stats: shape(apiPaths.stats, say.stats, normaliseStats),
    searchFranchises: (query, options) =>
      shape(searchPath(query), say.searchFranchises, (body) => pageFrom(body, query))(options),
    franchise: (id, options) =>
      one(apiPaths.franchise(id), say.franchise, 'franchise', normalisePublicFranchise)(options),
    franchisesInCategory: (slug, limit, options) =>
      list(
        withQuery(apiPaths.franchisesInCategory(slug), new URLSearchParams({ limit: `${limit}` })),
        say.franchisesInCategory,
        'franchises',
        normalisePublicFranchise,
      )(options),
    blogs,
    latestBlogs: async (count, options) =>
      (await blogs(options)).toSorted(newestFirst).slice(0, count),
    blog: (slug, options) => one(apiPaths.blog(slug), say.blog, 'blog', normaliseBlog)(options),
    events: list(apiPaths.events, say.events, 'events', normaliseEvent),
    team: list(apiPaths.team, say.team, 'team', normaliseTeamMember),
    teamMember: (id, options) =>
      one(apiPaths.teamMember(id), say.teamMember, 'team', normaliseTeamMember)(options),
    about: one(apiPaths.about, say.about, 'about', normaliseAbout),
    contactInfo: shape(apiPaths.contactInfo, say.contactInfo, normaliseContactInfo),
    businessHours: shape(apiPaths.businessHours, say.businessHours, normaliseBusinessHours),
    privacyPolicy: html(apiPaths.privacyPolicy, say.privacyPolicy),
    terms: html(apiPaths.terms, say.terms),
    insights: list(apiPaths.insights, say.insights, 'insights', normaliseInsight),
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

function newestFirst(a: Blog, b: Blog): number {
  return (b.created_at ?? '').localeCompare(a.created_at ?? '');
}

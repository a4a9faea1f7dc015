import type { Blog } from '../../blog/entity.ts';
import type { FranchisePage } from '../../franchises/entity.ts';
import {
  franchiseQueryEntries,
  resultPageKeys,
  type FranchiseQuery,
} from '../../franchises/query.ts';
import {
  normaliseAbout,
  normaliseBusinessHours,
  normaliseContactInfo,
  normaliseInsight,
  normaliseSettings,
  normaliseSocialLinks,
  normaliseStats,
} from '../../site-info/normalise.ts';
import { normaliseBlog } from '../../blog/normalise.ts';
import { normaliseCategory } from '../../categories/normalise.ts';
import { normaliseEvent } from '../../events/normalise.ts';
import { normaliseFigures } from '../../franchises/figures.ts';
import { normaliseFranchisePage } from '../../franchises/normalise-result-page.ts';
import { normalisePublicFranchise } from '../../franchises/normalise.ts';
import { findRelated } from '../../franchises/related.ts';
import { normaliseSuggestions } from '../../franchises/normalise-suggestions.ts';
import { normaliseList } from '../../normalise/lists.ts';
import { normalisePage, normalisePageLink } from '../../pages/normalise.ts';
import { normaliseTeamMember } from '../../team/normalise.ts';
import { withQuery } from '../../urls.ts';
import { apiPaths } from '../paths.ts';
import type { ApiReads } from '../port.ts';
import { readSentences as say } from '../sentences.ts';
import { createReaders } from './readers.ts';
import type { Send } from './transport.ts';

export function createReads(send: Send): ApiReads {
  const { shape, list, one, html } = createReaders(send);
  const blogs = list(apiPaths.blogs, say.blogs, 'blogs', normaliseBlog);
  const searchFranchises: ApiReads['searchFranchises'] = (query, options) =>
    shape(searchPath(query), say.searchFranchises, (body) => readResultPage(body, query))(options);
  return {
    categories: list(apiPaths.categories, say.categories, 'categories', normaliseCategory),
    socialLinks: shape(apiPaths.socialLinks, say.socialLinks, normaliseSocialLinks),
    pages: list(apiPaths.pages, say.pages, 'pages', normalisePageLink),
    page: (slug, options) => one(apiPaths.page(slug), say.page, 'page', normalisePage)(options),
    settings: shape(apiPaths.settings, say.settings, normaliseSettings),
    stats: shape(apiPaths.stats, say.stats, normaliseStats),
    searchFranchises,
    suggest: (typed, options) =>
      shape(
        withQuery(apiPaths.suggest, [['q', typed]]),
        say.suggest,
        normaliseSuggestions,
      )(options),
    franchisesById: async (ids, options) => {
      const path = withQuery(apiPaths.franchises, [['ids', ids.join()]]);
      const read = list(path, say.franchisesById, 'franchises', normalisePublicFranchise);
      // A backend that does not know `ids` sends everything.
      const found = new Map((await read(options)).map((each) => [Number(each.id), each]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    franchise: (id, options) =>
      one(apiPaths.franchise(id), say.franchise, 'franchise', normalisePublicFranchise)(options),
    relatedFranchises: (franchise, options) =>
      findRelated(franchise, (query) => searchFranchises(query, options)),
    franchisesInCategory: (slug, limit, options) =>
      list(
        withQuery(apiPaths.franchisesInCategory(slug), [['limit', `${limit}`]]),
        say.franchisesInCategory,
        'franchises',
        normalisePublicFranchise,
      )(options),
    blogs,
    latestBlogs: async (count, options) =>
      [...(await blogs(options))].sort(newestFirst).slice(0, count),
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
    figures: (query, options) =>
      shape(
        withQuery(apiPaths.figures, franchiseQueryEntries(query)),
        say.figures,
        normaliseFigures,
      )(options),
  };
}

function searchPath(query: FranchiseQuery): string {
  return withQuery(apiPaths.franchises, franchiseQueryEntries(query, resultPageKeys));
}

/** A backend that ignores the parameters sends everything; then the rules are applied here. */
async function readResultPage(body: unknown, query: FranchiseQuery): Promise<FranchisePage | null> {
  const page = normaliseFranchisePage(body);
  if (page) return page;
  const everything = normaliseList(body, 'franchises', normalisePublicFranchise);
  if (!everything) return null;
  // Few backends need these rules, so few visitors load them.
  const { searchList } = await import('../../franchises/catalogue/search-list.ts');
  return searchList(everything, query);
}

function newestFirst(a: Blog, b: Blog): number {
  return (b.created_at ?? '').localeCompare(a.created_at ?? '');
}

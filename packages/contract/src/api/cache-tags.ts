import type { ListedFranchise, ListedPage } from '../franchises/entity.ts';
import type { FranchiseQuery } from '../franchises/query.ts';
import type { Id } from '../id.ts';

/** What a card shows of a franchise, wherever the card stands. */
export const cardTags = (shown: Pick<ListedFranchise, 'id'>[]) =>
  shown.map(({ id }) => `card:${id}`);

type Shown = Pick<ListedPage, 'franchises'> & Partial<Pick<ListedPage, 'nearest' | 'understood'>>;

/** Whether prices decide who stands in a list, or where; no facet counts them. */
function asksForPrices(query: FranchiseQuery | undefined, understood: ListedPage['understood']) {
  const { minInvestment = null, maxInvestment = null, sort } = query ?? {};
  return (
    minInvestment !== null ||
    maxInvestment !== null ||
    sort === 'investmentLow' ||
    sort === 'investmentHigh' ||
    sort === 'openingLow' ||
    understood.some(({ parameter }) => parameter.endsWith('Investment'))
  );
}

/**
 * The Cache-Tags that an answer carries for what it shows. Which of them a save purges is another list: `changed-tags.ts` of each
 * subject in core. Medians and insights carry no tag of the catalogue: they follow when the answer has expired.
 */
export const cacheTags = {
  categories: ['categories'],
  socialLinks: ['social-links'],
  pages: ['pages'],
  /** Its text may say what was checked of how many brands; so may the story. */
  page: ({ id }: { id: Id }) => [`page:${id}`, 'checks', 'stats'],
  settings: ['settings'],
  stats: ['stats'],
  /** Whole rows of many franchises: any change of any of them. */
  franchises: ['franchises'],
  suggest: ['franchises', 'blogs'],
  /** Its own page. */
  franchise: ({ id }: { id: Id }) => [`franchise:${id}`, 'categories'],
  /** Pages of those that somebody chose, listed or not yet. */
  franchisesById: (ids: Id[]) => [...ids.map((id) => `franchise:${id}`), 'categories'],
  /** A list: who stands in it, in which order and with which counts, and what the cards show. */
  listed: ({ franchises, nearest = [], understood = [] }: Shown, query?: FranchiseQuery) => [
    'lists',
    ...cardTags([...franchises, ...nearest]),
    ...(asksForPrices(query, understood) ? ['prices'] : []),
    ...(query?.sort === 'name' ? ['names'] : []),
    ...(query?.search ? ['search'] : []),
    // Who writes a word expects it to be found from then on.
    ...(query?.search && franchises.length === 0 ? ['found-nothing'] : []),
  ],
  blogs: ['blogs'],
  blog: ({ id }: { id: Id }) => [`blog:${id}`, 'blogs'],
  events: ['events'],
  team: ['team'],
  about: ['about', 'checks', 'stats'],
  contactInfo: ['contact-info'],
  businessHours: ['business-hours'],
  privacyPolicy: ['privacy-policy'],
  terms: ['terms'],
  insights: ['categories'],
  figures: ['categories'],
  sitemaps: ['franchises', 'blogs', 'pages', 'categories', 'team'],
} as const;

/** Purges every answer: what a seed fills, or what an older version of the program changed. */
export const everything = 'everything';

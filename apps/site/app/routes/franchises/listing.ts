import type { Api } from '@naya/contract/api/port';
import { listingPageSize, checkedOptions, type CheckedOption } from '@naya/contract/constants';
import { formatAmount } from '@naya/contract/format/amount';
import { formatRoiMonths } from '@naya/contract/format/roi';
import type {
  Facets,
  ListedPage,
  ListSection,
  SectionCount,
} from '@naya/contract/franchises/entity';
import {
  emptyFranchiseQuery,
  franchiseQueryParams,
  type FranchiseQuery,
} from '@naya/contract/franchises/query';
import { parseFranchiseQuery } from '@naya/contract/franchises/parse-query';
import { franchisesUrl, withQuery } from '@naya/contract/urls';
import { section } from '../../data/load.ts';
import type { CardLayout } from '../../franchises/franchise-card.tsx';
import { sectionAt } from '../../franchises/list-sections.ts';
import { meantQuery } from './meant-query.ts';
import { toCard, type CardFranchise } from '../../franchises/read-franchises.ts';

/** Everything the listing's URL says. */
export type Listing = { query: FranchiseQuery; view: CardLayout };

export function parseListing(params: URLSearchParams): Listing {
  return {
    query: { ...parseFranchiseQuery(params), openFirst: true, limit: listingPageSize },
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

export function listingParams({ query, view }: Listing): URLSearchParams {
  const params = franchiseQueryParams({ ...query, openFirst: false });
  if (view === 'list') params.set('view', view);
  return params;
}

export function listingUrl(listing: Listing): string {
  return withQuery(franchisesUrl(), listingParams(listing));
}

export function resultPageUrl(listing: Listing, page: number): string {
  return listingUrl({ ...listing, query: { ...listing.query, page } });
}

/** Search engines may index these: the listing itself, a category, a city, or both. */
export function isLandingPage({ query }: Listing): boolean {
  const { category, location, page, limit, openFirst } = query;
  const plain = { ...emptyFranchiseQuery, category, location, page, limit, openFirst };
  return Object.entries(plain).every(
    ([key, value]) => query[key as keyof FranchiseQuery] === value,
  );
}

/** True for the page of a category, a city, or both; without a franchise it answers 404. */
function isCategoryOrCityPage(listing: Listing): boolean {
  const { category, location } = listing.query;
  return (category !== null || location !== null) && isLandingPage(listing);
}

/** Removes the filters; sorting and view stay. */
export function withoutFilters({ query, view }: Listing): Listing {
  return { query: { ...emptyFranchiseQuery, sort: query.sort }, view };
}

export type ListedCard = CardFranchise & { section: ListSection | null };

export type ResultPage = {
  cards: ListedCard[];
  sections: SectionCount[];
  total: number;
  page: number;
  limit: number;
  facets: Facets;
  understood: ListedPage['understood'];
  drop: ListedPage['drop'];
  nearest: CardFranchise[];
  /** There is nothing at all to list, filtered or not. */
  isCatalogueEmpty: boolean;
  /** A category's or city's page without a franchise: it answers 404, and search engines should not index it. */
  isEmptyLandingPage: boolean;
};

async function hasNothing(api: Api, query: FranchiseQuery): Promise<boolean> {
  if (activeFilters(query).length === 0) return true;
  const { total } = await api.searchFranchises({ ...emptyFranchiseQuery, limit: 1 });
  return total === 0;
}

async function readResultPage(api: Api, listing: Listing): Promise<ResultPage> {
  const { query } = listing;
  const found = await api.searchFranchises(query);
  const { franchises, total, page, limit, facets, sections, understood, drop, nearest } = found;
  const budget = meantQuery(query, understood).maxInvestment;
  return {
    cards: franchises.map((franchise, index) => {
      const section = sectionAt(found, index);
      // What opens it is no offer where nobody can open it.
      const isOpen = section === null || section === 'open' || section === 'dearer';
      return { ...toCard(franchise, undefined, isOpen ? budget : null), section };
    }),
    sections,
    total,
    page,
    limit,
    facets,
    understood,
    drop,
    nearest: nearest.map((franchise) => toCard(franchise)),
    isCatalogueEmpty: total === 0 && (await hasNothing(api, query)),
    isEmptyLandingPage: total === 0 && isCategoryOrCityPage(listing),
  };
}

export const loadListing = (api: Api, { url }: { url: URL }) => ({
  page: section(readResultPage(api, parseListing(url.searchParams))),
});

/** An active filter: its label, and the change that removes it. */
type ActiveFilter = { label: string; removal: Partial<FranchiseQuery> };

function rangeLabel(min: string | null, max: string | null): string | null {
  if (min !== null && max !== null) return min === max ? min : `${min} to ${max}`;
  if (min !== null) return `from ${min}`;
  return max === null ? null : `up to ${max}`;
}

function amount(value: number | null): string | null {
  return value === null ? null : formatAmount(value);
}

function months(value: number | null): string | null {
  return value === null ? null : formatRoiMonths(value, null);
}

function roiLabel({ minRoi, maxRoi }: FranchiseQuery): string | null {
  if (minRoi === null && maxRoi !== null) return `Back within ${formatRoiMonths(maxRoi, null)}`;
  const range = rangeLabel(months(minRoi), months(maxRoi));
  return range && `ROI ${range}`;
}

const checkedLabel = (checked: CheckedOption) =>
  checkedOptions.find(({ value }) => value === checked)?.label ?? null;

const trendingLabels = { weekly: 'Trending this week', monthly: 'Trending this month' } as const;

export function activeFilters(query: FranchiseQuery): ActiveFilter[] {
  const investment = rangeLabel(amount(query.minInvestment), amount(query.maxInvestment));
  const filters: { label: string | null; removal: Partial<FranchiseQuery> }[] = [
    { label: query.search && `“${query.search}”`, removal: { search: null } },
    { label: query.category, removal: { category: null } },
    { label: query.location, removal: { location: null } },
    { label: query.openIn && `Open for partners in ${query.openIn}`, removal: { openIn: null } },
    { label: query.outletsIn && `Outlets in ${query.outletsIn}`, removal: { outletsIn: null } },
    { label: query.state, removal: { state: null } },
    {
      label: investment && `Budget ${investment}`,
      removal: { minInvestment: null, maxInvestment: null },
    },
    {
      label:
        query.affordable && query.maxInvestment !== null ? 'All of it within the budget' : null,
      removal: { affordable: false },
    },
    { label: roiLabel(query), removal: { minRoi: null, maxRoi: null } },
    { label: query.checked && checkedLabel(query.checked), removal: { checked: null } },
    { label: query.trending && trendingLabels[query.trending], removal: { trending: null } },
  ];
  return filters.flatMap(({ label, removal }) => (label === null ? [] : [{ label, removal }]));
}

export type Understood = ListedPage['understood'][number];

function understoodLabel({ parameter, value }: Understood): string {
  if (parameter === 'maxInvestment') return `Budget up to ${formatAmount(value)}`;
  if (parameter === 'minInvestment') return `Budget from ${formatAmount(value)}`;
  if (parameter === 'maxRoi') return `Back within ${formatRoiMonths(value, null)}`;
  return value;
}

/** Words of the search that were understood as a filter; without the filter, the search is without the words. */
export function understoodFilters(understood: Understood[]): ActiveFilter[] {
  return understood.map((each) => ({
    label: `“${each.text}”: ${understoodLabel(each)}`,
    removal: { search: each.rest || null },
  }));
}

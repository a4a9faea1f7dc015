import type { Api } from '@naya/contract/api/port';
import { listingPageSize } from '@naya/contract/constants';
import type { Facets, ListedPage } from '@naya/contract/franchises/entity';
import {
  emptyFranchiseQuery,
  franchiseQueryParams,
  parseFranchiseQuery,
  type FranchiseQuery,
} from '@naya/contract/franchises/query';
import { franchisesUrl, withQuery } from '@naya/contract/urls';
import type { CardLayout } from '../../components/franchise-card.tsx';
import { toCard, type CardFranchise } from '../../data/card-franchise.ts';
import { section } from '../../data/load.ts';
import { activeFilters } from './active-filters.ts';

/** Everything the listing's URL says. */
export type Listing = { query: FranchiseQuery; view: CardLayout };

export function parseListing(params: URLSearchParams): Listing {
  return {
    query: { ...parseFranchiseQuery(params), limit: listingPageSize },
    view: params.get('view') === 'list' ? 'list' : 'grid',
  };
}

export function listingParams({ query, view }: Listing): URLSearchParams {
  const params = franchiseQueryParams(query);
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
  const { category, location, page, limit } = query;
  const plain = { ...emptyFranchiseQuery, category, location, page, limit };
  return Object.entries(plain).every(
    ([key, value]) => query[key as keyof FranchiseQuery] === value,
  );
}

/** True for the page of a category, a city, or both; without a franchise it answers 404. */
function isCategoryOrCityPage(listing: Listing): boolean {
  const { category, location } = listing.query;
  return (category !== null || location !== null) && isLandingPage(listing);
}

/** Sorting and the view are no filters: they stay. */
export function withoutFilters({ query, view }: Listing): Listing {
  return { query: { ...emptyFranchiseQuery, sort: query.sort }, view };
}

export type ResultPage = {
  cards: CardFranchise[];
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
  const { franchises, total, page, limit, facets, understood, drop, nearest } =
    await api.searchFranchises(query);
  return {
    cards: franchises.map((franchise) => toCard(franchise)),
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

import type { Api } from '@naya/contract/api/port';
import type { Facets, ListedPage } from '@naya/contract/franchises/entity';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { toCard, type CardFranchise } from '../../data/card-franchise.ts';
import { section } from '../../data/section.ts';
import { activeFilters } from './active-filters.ts';
import { isCategoryOrCityPage, readListing, type Listing } from './listing-url.ts';

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
  page: section(readResultPage(api, readListing(url.searchParams))),
});

import type { Api } from '@naya/contract/api/port';
import type { Facets, ListedPage } from '@naya/contract/franchises/entity';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { toCard, type CardFranchise } from '../../data/card-franchise.ts';
import { section } from '../../data/section.ts';
import { activeFilters } from './active-filters.ts';
import { isTradeOrCity, readListing, type Listing } from './listing-address.ts';

export type ListingPage = {
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
  /** A trade or a city without any franchise: no page, and no URL that search engines should keep. */
  isPlaceOfNone: boolean;
};

async function hasNothing(api: Api, query: FranchiseQuery): Promise<boolean> {
  if (activeFilters(query).length === 0) return true;
  const { total } = await api.searchFranchises({ ...emptyFranchiseQuery, limit: 1 });
  return total === 0;
}

async function readPage(api: Api, listing: Listing): Promise<ListingPage> {
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
    isPlaceOfNone: total === 0 && isTradeOrCity(listing),
  };
}

export const loadListing = (api: Api, { url }: { url: URL }) => ({
  page: section(readPage(api, readListing(url.searchParams))),
});

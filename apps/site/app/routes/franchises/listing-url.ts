import { listingPageSize } from '@naya/contract/constants';
import {
  emptyFranchiseQuery,
  franchiseQueryParams,
  parseFranchiseQuery,
  type FranchiseQuery,
} from '@naya/contract/franchises/query';
import { franchisesUrl, withQuery } from '@naya/contract/urls';
import type { CardLayout } from '../../components/franchise-card.tsx';

/** Everything the listing's URL says. */
export type Listing = { query: FranchiseQuery; view: CardLayout };

export function readListing(params: URLSearchParams): Listing {
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
export function isCategoryOrCityPage(listing: Listing): boolean {
  const { category, location } = listing.query;
  return (category !== null || location !== null) && isLandingPage(listing);
}

/** Sorting and the view are no filters: they stay. */
export function withoutFilters({ query, view }: Listing): Listing {
  return { query: { ...emptyFranchiseQuery, sort: query.sort }, view };
}

import { listingPageSize } from '@naya/contract/constants';
import {
  emptyFranchiseQuery,
  franchiseQueryParams,
  parseFranchiseQuery,
  type FranchiseQuery,
} from '@naya/contract/franchise-query';
import { franchisesUrl, withQuery } from '@naya/contract/urls';
import type { CardLayout } from '../../components/franchise-card.tsx';

/** Everything the listing's address says. */
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

export function pageAddress(listing: Listing, page: number): string {
  return listingUrl({ ...listing, query: { ...listing.query, page } });
}

/** Sorting and the view are no filters: they stay. */
export function withoutFilters({ query, view }: Listing): Listing {
  return { query: { ...emptyFranchiseQuery, sort: query.sort }, view };
}

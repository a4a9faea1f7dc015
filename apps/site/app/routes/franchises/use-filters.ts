import { useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { ownChange, useReplaceUrl } from '../../components/use-replace-url.ts';
import { listingUrl, parseListing, type Listing } from './listing.ts';

export const typingPauseMs = 200;

export type Filters = {
  /** The filters in the URL, which the results show. */
  listing: Listing;
  /** The filters in the controls: ahead of the URL by what was just typed or chosen. */
  draft: FranchiseQuery;
  apply: (change: Partial<FranchiseQuery>, pauseMs?: number) => void;
};

export function useFilters(): Filters {
  const location = useLocation();
  const { search } = location;
  const replaceUrl = useReplaceUrl();
  const isOwn = useNavigationType() === NavigationType.Replace && location.state === ownChange;
  const listing = useMemo(() => parseListing(new URLSearchParams(search)), [search]);
  const [draft, setDraft] = useState({ search, query: listing.query });

  // A URL that the controls have set is older than they are: they keep what they show.
  if (draft.search !== search) {
    setDraft({ search, query: isOwn ? draft.query : listing.query });
  }

  const apply: Filters['apply'] = (change, pauseMs = 0) => {
    const query = { ...draft.query, ...change, page: 1 };
    setDraft({ search, query });
    const url = listingUrl({
      ...listing,
      query: { ...query, search: query.search?.trim() || null },
    });
    replaceUrl(url, pauseMs);
  };

  return { listing, draft: draft.query, apply };
}

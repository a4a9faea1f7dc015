import { useEffect, useMemo, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { listingUrl, parseListing, type Listing } from './listing.ts';

export const typingPauseMs = 200;

const ownChange = 'filters';

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
  const navigate = useNavigate();
  const isOwn = useNavigationType() === NavigationType.Replace && location.state === ownChange;
  const listing = useMemo(() => parseListing(new URLSearchParams(search)), [search]);
  const [draft, setDraft] = useState({ search, query: listing.query });
  const timer = useRef<number>(undefined);
  const next = useNavigation().location;

  // A URL that the controls have set is older than they are: they keep what they show.
  if (draft.search !== search) {
    setDraft({ search, query: isOwn ? draft.query : listing.query });
  }

  /** Cancels the pending change when the visitor navigates elsewhere, so that it does not call them back. */
  useEffect(() => {
    if (next && next.state !== ownChange) clearTimeout(timer.current);
  }, [next]);
  // On a slow machine the pause may end before the navigation is rendered: the click itself tells.
  useEffect(() => {
    const leave = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.pathname !== window.location.pathname) clearTimeout(timer.current);
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply: Filters['apply'] = (change, pauseMs = 0) => {
    const query = { ...draft.query, ...change, page: 1 };
    setDraft({ search, query });
    const to = listingUrl({
      ...listing,
      query: { ...query, search: query.search?.trim() || null },
    });
    const go = () => {
      if (to === window.location.pathname + window.location.search) return;
      void navigate(to, { replace: true, preventScrollReset: true, state: ownChange });
    };
    clearTimeout(timer.current);
    if (pauseMs === 0) go();
    else timer.current = window.setTimeout(go, pauseMs);
  };

  return { listing, draft: draft.query, apply };
}

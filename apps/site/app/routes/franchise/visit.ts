import { addRecent } from '@naya/contract/saved/edit-saved';
import type { Id } from '@naya/contract/id';
import { franchisesUrl } from '@naya/contract/urls';
import { useEffect } from 'react';
import { sendView } from '../../data/send-view.ts';
import { changeSaved } from '../../saved/saved.ts';

/** Counts a view of the page. */
export function useSendView(franchise: Id): void {
  useEffect(() => sendView('view', franchise, previousListingUrl()?.search), [franchise]);
}

/** Remembers on this device that the franchise was opened. */
export function useAddRecent(franchise: Id): void {
  useEffect(() => {
    const id = Number(franchise);
    if (Number.isSafeInteger(id)) changeSaved((saved) => addRecent(saved, id));
  }, [franchise]);
}

/** The listing from which the visitor came here. Not every browser tells what lies before this page: then null. */
export function previousListingUrl(): URL | null {
  const history: Navigation | undefined = window.navigation;
  const here = history?.currentEntry?.index ?? 0;
  const before = history?.entries()[here - 1]?.url;
  const url = before ? new URL(before) : null;
  return url?.pathname === franchisesUrl() ? url : null;
}

/** While the visitor is still on the listing: the city that is searched in. */
export function readSearchedCity(): string | null {
  const { pathname, search } = window.location;
  if (pathname !== franchisesUrl()) return null;
  const chosen = new URLSearchParams(search);
  return chosen.get('location') ?? chosen.get('openIn');
}

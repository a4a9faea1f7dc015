import type { Id } from '@naya/contract/id';
import { viewsUrl } from '@naya/contract/urls';
import { longestViewQuery, type View } from '@naya/contract/views/view';
import { useEffect } from 'react';
import { listingBefore } from './listing-before.ts';

/** Tells our server that the page was opened: no cookie goes with it, and nothing waits for the answer. */
export function useView(franchise: Id): void {
  useEffect(() => {
    const id = Number(franchise);
    if (!Number.isSafeInteger(id)) return;
    const from = listingBefore()?.search ?? '';
    const view: View = { franchise: id, from: from.length > longestViewQuery ? '' : from };
    const body = new Blob([JSON.stringify(view)], { type: 'application/json' });
    navigator.sendBeacon(viewsUrl, body);
  }, [franchise]);
}

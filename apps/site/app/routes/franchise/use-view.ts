import type { Id } from '@naya/contract/id';
import { useEffect } from 'react';
import { sendView } from '../../data/send-view.ts';
import { listingBefore } from './listing-before.ts';

/** Counts that the page was opened. */
export function useView(franchise: Id): void {
  useEffect(() => sendView('view', franchise, listingBefore()?.search), [franchise]);
}

import type { Id } from '@naya/contract/id';
import { useEffect } from 'react';
import { sendView } from '../../data/send-view.ts';
import { previousListingUrl } from './previous-listing.ts';

/** Counts that the page was opened. */
export function useSendView(franchise: Id): void {
  useEffect(() => sendView('view', franchise, previousListingUrl()?.search), [franchise]);
}

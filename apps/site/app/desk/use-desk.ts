import { emptyDesk, type Desk } from '@naya/contract/desk/desk';
import { useSyncExternalStore } from 'react';
import { listenToDesk, readDesk } from './desk-store.ts';

/** Empty while the server renders: a page is the same for all visitors until their browser fills it in. */
export function useDesk(): Desk {
  return useSyncExternalStore(listenToDesk, readDesk, () => emptyDesk);
}

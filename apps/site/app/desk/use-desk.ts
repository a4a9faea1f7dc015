import { emptyDesk, type Desk } from '@naya/contract/desk/desk';
import { useSyncExternalStore } from 'react';
import { subscribeToStorage } from '../data/device-storage.ts';
import { readDesk } from './desk-store.ts';

/** Empty while the server renders: a page is the same for all visitors until their browser fills it in. */
export function useDesk(): Desk {
  return useSyncExternalStore(subscribeToStorage, readDesk, () => emptyDesk);
}

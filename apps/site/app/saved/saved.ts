import { nothingSaved, parseSaved, type Saved } from '@naya/contract/saved/saved';
import { useSyncExternalStore } from 'react';
import { readStoredText, writeStored, subscribeToStorage } from '../data/device-storage.ts';

const storageKey = 'naya-desk';

let known: { text: string | null; saved: Saved } = { text: null, saved: nothingSaved };

/** The same object until the stored text changes, as useSyncExternalStore wants it. */
export function readSaved(): Saved {
  const text = readStoredText(storageKey);
  if (text !== known.text) known = { text, saved: parseSaved(text) };
  return known.saved;
}

export function changeSaved(change: (saved: Saved) => Saved): void {
  writeStored(storageKey, change(readSaved()));
}

/** Empty while the server renders: a page is the same for all visitors until their browser fills it in. */
export function useSaved(): Saved {
  return useSyncExternalStore(subscribeToStorage, readSaved, () => nothingSaved);
}

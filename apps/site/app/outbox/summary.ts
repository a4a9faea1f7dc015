import { useSyncExternalStore } from 'react';
import { readStoredText, subscribeToStorage, writeStored } from '../data/device-storage.ts';
import type { Kind } from './store.ts';

/** `about` names the brand, of an enquiry or a listing; `status` is the answer that ended it. */
export type KeptEntry = {
  id: string;
  kind: Kind;
  url: string;
  about: string;
  createdAt: number;
  status?: number | undefined;
};
/** `waiting` counts entries that are retried automatically; `old` ones need a confirmation first. */
export type Summary = { waiting: number; old: KeptEntry[]; refused: KeptEntry[] };

export const emptySummary: Summary = { waiting: 0, old: [], refused: [] };

const storageKey = 'naya-outbox';

/** Kept in localStorage, so that it can be read without opening the database; null when that is certainly empty. */
const readText = () => readStoredText(storageKey);

export function writeSummary(summary: Summary | null): void {
  writeStored(storageKey, summary);
}

function parse(text: string | null): Summary | null {
  if (text === null) return null;
  try {
    // A summary stored by an earlier version may lack newer fields.
    return { ...emptySummary, ...(JSON.parse(text) as Partial<Summary>) };
  } catch {
    return emptySummary;
  }
}

export function readSummary(): Summary | null {
  return parse(readText());
}

export function useSummary(): Summary | null {
  return parse(useSyncExternalStore(subscribeToStorage, readText, () => null));
}

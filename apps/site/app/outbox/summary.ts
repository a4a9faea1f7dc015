import { useSyncExternalStore } from 'react';
import { readStoredText, subscribeToStorage, writeStored } from '../data/device-storage.ts';
import type { Kind } from './entry.ts';

export type RefusedEntry = { id: string; kind: Kind; url: string };
export type Summary = { waiting: number; refused: RefusedEntry[] };

const storageKey = 'naya-outbox';

/** Stored apart from the outbox, so that it can be read without opening the database; null when that is certainly empty. */
const readText = () => readStoredText(storageKey);

export function writeSummary(summary: Summary | null): void {
  writeStored(storageKey, summary);
}

function parse(text: string | null): Summary | null {
  if (text === null) return null;
  try {
    return JSON.parse(text) as Summary;
  } catch {
    return { waiting: 0, refused: [] };
  }
}

export function readSummary(): Summary | null {
  return parse(readText());
}

export function useSummary(): Summary | null {
  return parse(useSyncExternalStore(subscribeToStorage, readText, () => null));
}

import { readStored, writeStored } from '../data/device-storage.ts';

const storageKey = 'recent-searches';
const keptAtMost = 5;

/** The latest searches of this device, newest first. */
export function readRecentSearches(): string[] {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}

export function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (!text) return;
  const others = readRecentSearches().filter((each) => each !== text);
  writeStored(storageKey, [text, ...others].slice(0, keptAtMost));
}

import type { ResultPage } from './listing.ts';

const keepEntries = 20;
const entries = new Map<string, ResultPage[]>();

/** The pages that were loaded at one entry of the browser's history, so that Back finds them again. */
export function rememberPages(historyKey: string, pages: ResultPage[]): void {
  entries.delete(historyKey);
  entries.set(historyKey, pages);
  const oldest = entries.keys().next().value;
  if (entries.size > keepEntries && oldest !== undefined) entries.delete(oldest);
}

export function findRememberedPages(historyKey: string): ResultPage[] | null {
  return entries.get(historyKey) ?? null;
}

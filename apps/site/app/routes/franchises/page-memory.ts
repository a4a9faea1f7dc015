import type { ListingPage } from './read-listing.ts';

const keepEntries = 20;
const entries = new Map<string, ListingPage[]>();

/** The pages that were loaded at one entry of the browser's history, so that Back finds them again. */
export function rememberPages(historyKey: string, pages: ListingPage[]): void {
  entries.delete(historyKey);
  entries.set(historyKey, pages);
  const oldest = entries.keys().next().value;
  if (entries.size > keepEntries && oldest !== undefined) entries.delete(oldest);
}

export function rememberedPages(historyKey: string): ListingPage[] | null {
  return entries.get(historyKey) ?? null;
}

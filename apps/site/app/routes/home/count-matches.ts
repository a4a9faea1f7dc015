import { parseFranchiseQuery } from '@naya/contract/franchises/parse-query';
import { loadBrowserApi } from '../../data/load.ts';
import { countOpen } from '../../franchises/list-sections.ts';

const pauseMs = 200;
let timer: ReturnType<typeof setTimeout>;
let latest = 0;

/** Tells how many franchises the sentence finds, once typing pauses. An answer that a newer question overtook is dropped. */
export function countMatches(filled: URLSearchParams, onCount: (count: Matches | null) => void) {
  clearTimeout(timer);
  latest += 1;
  const mine = latest;
  const ask = async () => {
    const matches = await readMatches(filled);
    if (mine === latest) onCount(matches);
  };
  timer = setTimeout(() => void ask(), pauseMs);
}

/** `open`: how many take new partners there. */
export type Matches = { open: number; total: number };

export async function readMatches(filled: URLSearchParams): Promise<Matches | null> {
  try {
    const { browserApi } = await loadBrowserApi();
    const query = { ...parseFranchiseQuery(filled), openFirst: true, limit: 1 };
    const page = await browserApi.searchFranchises(query);
    return { open: countOpen(page), total: page.total };
  } catch {
    return null;
  }
}

import { parseFranchiseQuery } from '@naya/contract/franchises/query';
import { loadBrowserApi } from '../../data/load.ts';

const pauseMs = 200;
let timer: ReturnType<typeof setTimeout>;
let latest = 0;

/** Tells how many franchises the sentence finds, once typing pauses. An answer that a newer question overtook is dropped. */
export function countMatches(filled: URLSearchParams, onCount: (count: number | null) => void) {
  clearTimeout(timer);
  latest += 1;
  const mine = latest;
  timer = setTimeout(async () => {
    const { browserApi } = await loadBrowserApi();
    const total = await browserApi
      .searchFranchises({ ...parseFranchiseQuery(filled), limit: 1 })
      .then((page) => page.total)
      .catch(() => null);
    if (mine === latest) onCount(total);
  }, pauseMs);
}

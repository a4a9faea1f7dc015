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
  const ask = async () => {
    const total = await readTotal(filled);
    if (mine === latest) onCount(total);
  };
  timer = setTimeout(() => void ask(), pauseMs);
}

async function readTotal(filled: URLSearchParams): Promise<number | null> {
  try {
    const { browserApi } = await loadBrowserApi();
    const page = await browserApi.searchFranchises({ ...parseFranchiseQuery(filled), limit: 1 });
    return page.total;
  } catch {
    return null;
  }
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadBrowserApi } from '../../data/load.ts';
import { readThroughCache } from '../../data/read-through-cache.ts';
import { loadListing, resultPageUrl, type Listing, type ResultPage } from './listing.ts';
import { rememberPages } from './page-memory.ts';

type Shown = {
  first: ResultPage;
  pages: ResultPage[];
  /** Pages appended since the visitor last asked for more. */
  appended: number;
  isLoading: boolean;
  failure: string | null;
};

function showing(first: ResultPage, pages: ResultPage[]): Shown {
  return { first, pages, appended: 0, isLoading: false, failure: null };
}

/** Leaves out franchises of earlier pages: the list may have changed between two reads. */
function append(pages: ResultPage[], next: ResultPage): ResultPage[] {
  const known = new Set(pages.flatMap(({ cards }) => cards.map(({ id }) => id)));
  return [...pages, { ...next, cards: next.cards.filter(({ id }) => !known.has(id)) }];
}

async function readPage(relativeUrl: string) {
  const url = new URL(relativeUrl, window.location.origin);
  const { browserApi } = await loadBrowserApi();
  return readThroughCache(url.href, () => loadListing(browserApi, { url })).page;
}

/** The page of the URL, and those after it that have been loaded since. */
export function useResultPages(first: ResultPage, restored: ResultPage[] | null, listing: Listing) {
  const { key } = useLocation();
  const [shown, setShown] = useState(() => showing(first, restored ?? [first]));
  if (shown.first !== first) setShown(showing(first, restored ?? [first]));

  const { pages } = shown;
  const last = pages.at(-1) ?? first;
  const nextPage = last.page * last.limit < last.total ? last.page + 1 : null;

  useEffect(() => rememberPages(key, pages), [key, pages]);

  /** Drops an answer that arrives after other results have replaced the list. */
  const update = (change: (now: Shown) => Partial<Shown>) =>
    setShown((now) => (now.first === first ? { ...now, ...change(now) } : now));

  const loadNext = async () => {
    if (nextPage === null || shown.isLoading) return;
    update(() => ({ isLoading: true, failure: null }));
    const read = await readPage(resultPageUrl(listing, nextPage));
    if (!read.ok) return update(() => ({ isLoading: false, failure: read.message }));
    update((now) => ({
      isLoading: false,
      pages: append(now.pages, read.data),
      appended: now.appended + 1,
    }));
  };

  return { ...shown, nextPage, loadNext };
}

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { loadBrowserApi } from '../../data/load.ts';
import { recall } from '../../data/recall.ts';
import { pageAddress, type Listing } from './listing-address.ts';
import { rememberPages } from './page-memory.ts';
import { loadListing, type ListingPage } from './read-listing.ts';

type Shown = {
  first: ListingPage;
  pages: ListingPage[];
  /** Pages appended since the visitor last asked for more. */
  appended: number;
  isLoading: boolean;
  failure: string | null;
};

function showing(first: ListingPage, pages: ListingPage[]): Shown {
  return { first, pages, appended: 0, isLoading: false, failure: null };
}

/** The list may have moved on between two pages: nobody is shown twice. */
function append(pages: ListingPage[], next: ListingPage): ListingPage[] {
  const known = new Set(pages.flatMap(({ cards }) => cards.map(({ id }) => id)));
  return [...pages, { ...next, cards: next.cards.filter(({ id }) => !known.has(id)) }];
}

async function readPage(address: string) {
  const url = new URL(address, window.location.origin);
  const { browserApi } = await loadBrowserApi();
  return recall(url.href, () => loadListing(browserApi, { url })).page;
}

/** The page of the URL, and those after it that have been loaded since. */
export function usePages(first: ListingPage, restored: ListingPage[] | null, listing: Listing) {
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
    const read = await readPage(pageAddress(listing, nextPage));
    if (!read.ok) return update(() => ({ isLoading: false, failure: read.message }));
    update((now) => ({
      isLoading: false,
      pages: append(now.pages, read.data),
      appended: now.appended + 1,
    }));
  };

  return { ...shown, nextPage, loadNext };
}

import {
  useEffect,
  useState,
  useRef,
  useEffectEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { useLocation, NavigationType, useNavigationType } from 'react-router';
import { loadBrowserApi, readThroughCache, type SectionData } from '../../data/load.ts';
import type { CardLayout } from '../../franchises/franchise-card.tsx';
import {
  loadListing,
  resultPageUrl,
  listingUrl,
  parseListing,
  type Listing,
  type ResultPage,
} from './listing.ts';

type Shown = {
  first: ResultPage;
  pages: ResultPage[];
  isLoading: boolean;
  failure: string | null;
};

function showing(first: ResultPage, pages: ResultPage[]): Shown {
  return { first, pages, isLoading: false, failure: null };
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

  /** Ignores a response that arrives after other results have replaced the list. */
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
    }));
  };

  return { ...shown, nextPage, loadNext };
}

type RestoredPages = {
  read: SectionData<ResultPage>;
  restored: ResultPage[] | null;
  first: SectionData<ResultPage>;
};

function findRestoredPages(read: SectionData<ResultPage>, historyKey: string): RestoredPages {
  const restored = findRememberedPages(historyKey);
  const [first] = restored ?? [];
  return { read, restored, first: first ? { ok: true, data: first } : read };
}

/** Shows pages loaded before at once: the browser can restore the scroll position only with their content. */
export function useRestoredPages(read: SectionData<ResultPage>): RestoredPages {
  const { key } = useLocation();
  const [restoredPages, setRestoredPages] = useState(() => findRestoredPages(read, key));
  if (restoredPages.read === read) return restoredPages;
  const next = findRestoredPages(read, key);
  setRestoredPages(next);
  return next;
}

const keepEntries = 20;
const entries = new Map<string, ResultPage[]>();

/** The pages that were loaded at one entry of the browser's history, so that Back finds them again. */
function rememberPages(historyKey: string, pages: ResultPage[]): void {
  entries.delete(historyKey);
  entries.set(historyKey, pages);
  const oldest = entries.keys().next().value;
  if (entries.size > keepEntries && oldest !== undefined) entries.delete(oldest);
}

function findRememberedPages(historyKey: string): ResultPage[] | null {
  return entries.get(historyKey) ?? null;
}

/** During a navigation the URL already belongs to what comes next. */
function isStillHere(listing: Listing): boolean {
  const now = parseListing(new URLSearchParams(window.location.search));
  return resultPageUrl(now, 1) === resultPageUrl(listing, 1);
}

/**
 * The URL names the page that crosses the middle of the screen. It is written past the router: nothing has
 * to be read or rendered for it, and the entry in the history stays the same one.
 */
export function useUrlOfPageInView(listing: Listing, count: number) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (count < 2 || !list.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const page = entries
          .find((entry) => entry.isIntersecting)
          ?.target.getAttribute('data-page');
        if (!page || !isStillHere(listing)) return;
        const query = { ...listing.query, page: Number(page) };
        window.history.replaceState(window.history.state, '', listingUrl({ ...listing, query }));
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const page of list.current.querySelectorAll('[data-page]')) observer.observe(page);
    return () => observer.disconnect();
  }, [listing, count]);

  return list;
}

/** When other results arrive: scrolls to their beginning, and moves a lost focus to the list. */
export function useFocusOnNewResults(first: ResultPage) {
  const region = useRef<HTMLElement>(null);
  const type = useNavigationType();
  const seen = useRef(first);

  const meet = useEffectEvent(() => {
    const lostFocus = document.activeElement === document.body;
    if (type === NavigationType.Push || lostFocus) region.current?.focus({ preventScroll: true });
    const top = region.current?.getBoundingClientRect().top ?? 0;
    if (type === NavigationType.Replace && top < 0) region.current?.scrollIntoView();
  });

  useEffect(() => {
    if (seen.current === first) return;
    seen.current = first;
    meet();
  }, [first]);

  return region;
}

type Place = { left: number; top: number };

const duration = 200;
const easing = 'cubic-bezier(0.2, 0, 0.2, 1)';

/** When other results arrive, cards that stay glide to their new places and the others fade in. */
export function useGlidingCards(
  list: RefObject<HTMLElement | null>,
  pages: ResultPage[],
  view: CardLayout,
) {
  const seen = useRef({ first: pages[0], view, places: new Map<Element, Place>() });

  useLayoutEffect(() => {
    const before = seen.current;
    const cards = list.current?.querySelectorAll('li') ?? [];
    const places = new Map(
      Array.from(cards, (card) => [card, { left: card.offsetLeft, top: card.offsetTop }]),
    );
    seen.current = { first: pages[0], view, places };
    const isOther = before.first !== pages[0] && before.view === view;
    if (!isOther || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [card, { left, top }] of places) {
      if (top > 2 * innerHeight) break;
      const from = before.places.get(card);
      if (from?.left === left && from.top === top) continue;
      const start = from
        ? { transform: `translate(${from.left - left}px, ${from.top - top}px)` }
        : { opacity: 0 };
      card.animate([start, {}], { duration, easing });
    }
  }, [list, pages, view]);
}

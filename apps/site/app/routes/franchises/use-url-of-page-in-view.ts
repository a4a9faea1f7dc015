import { useEffect, useRef } from 'react';
import { listingUrl, resultPageUrl, parseListing, type Listing } from './listing.ts';

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

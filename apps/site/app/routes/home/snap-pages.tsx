import { resizeBlockMs } from '@naya/contract/constants';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps } from 'react';

/** For browsers that do not say when scrolling ends (Safari before 26). */
const scrollSettledMs = 100;

function pageElements(scroller: HTMLElement): HTMLElement[] {
  return [...scroller.children].filter((child) => child instanceof HTMLElement);
}

function nearestPage(scroller: HTMLElement): number {
  const distances = pageElements(scroller).map((page) =>
    Math.abs(page.offsetLeft - scroller.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}

/** At once: a smooth way there would show halves of two pages, and stop between them when something interrupts it. */
function turnTo(scroller: HTMLElement, page: number): HTMLElement | undefined {
  const element = pageElements(scroller)[page];
  scroller.scrollTo({ left: element?.offsetLeft, behavior: 'instant' });
  return element;
}

/** A lazy picture in a scroller is fetched only once it is in view: too late for a page that is turned at once. */
function fetchPictures(page: Element | null | undefined): void {
  const isNear = page && page.getBoundingClientRect().top < 2 * innerHeight;
  for (const picture of isNear ? page.querySelectorAll('img') : []) picture.loading = 'eager';
}

/** The style decides how, and whether at all. */
function fadeIn(page: HTMLElement | undefined): void {
  page?.classList.remove('snap-turned');
  // Reading the width makes the browser notice that the class was gone.
  if (page?.offsetWidth) page.classList.add('snap-turned');
}

/** Pages side by side in a native scroller: swiped by hand, turned by `go`, which wraps at both ends. */
export function useSnapPages(count: number, isShown = true) {
  const ref = useRef<HTMLUListElement>(null);
  const [page, setPage] = useState(0);
  const latest = useRef(page);

  const go = (wanted: number) => {
    const to = (wanted + count) % count;
    latest.current = to;
    setPage(to);
    if (!ref.current) return;
    const turned = turnTo(ref.current, to);
    fadeIn(turned);
    fetchPictures(turned?.nextElementSibling);
  };

  // A scroller that was not displayed has lost its place.
  useEffect(() => {
    if (isShown && ref.current) turnTo(ref.current, latest.current);
  }, [isShown]);

  useEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    let settling: ReturnType<typeof setTimeout> | undefined;
    let resizing: ReturnType<typeof setTimeout> | undefined;

    const follow = () => {
      latest.current = nearestPage(scroller);
      setPage(latest.current);
    };
    const onScroll = () => {
      clearTimeout(settling);
      if (resizing === undefined) settling = setTimeout(follow, scrollSettledMs);
    };
    const onScrollEnd = () => {
      if (resizing === undefined) follow();
    };
    const tellsEnd = 'onscrollend' in scroller;
    const [event, listener] = tellsEnd
      ? (['scrollend', onScrollEnd] as const)
      : (['scroll', onScroll] as const);
    // While the window is being dragged, offsets are in motion and mean nothing.
    const onResize = () => {
      clearTimeout(settling);
      clearTimeout(resizing);
      resizing = setTimeout(() => {
        resizing = undefined;
        turnTo(scroller, latest.current);
      }, resizeBlockMs);
    };

    scroller.addEventListener(event, listener, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(settling);
      clearTimeout(resizing);
      scroller.removeEventListener(event, listener);
      window.removeEventListener('resize', onResize);
    };
  }, []);

  return { ref, page, go };
}

const icons = { previous: ChevronLeft, next: ChevronRight, pause: Pause, play: Play };

type RoundButtonProps = ComponentProps<'button'> & { icon: keyof typeof icons };

/** Takes the colour of the text around it, so it stands on paper and on a board alike. */
export function RoundButton({ icon, ...rest }: RoundButtonProps) {
  const Icon = icons[icon];
  return (
    <button type="button" className="round-button" {...rest}>
      <Icon aria-hidden size={20} />
    </button>
  );
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function watchMotion(changed: () => void): () => void {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True where nothing should move by itself; on the server and without a script, where nothing can. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
}

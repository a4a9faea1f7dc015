import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { CardLayout } from '../../components/franchise-card.tsx';
import type { ResultPage } from './listing.ts';

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

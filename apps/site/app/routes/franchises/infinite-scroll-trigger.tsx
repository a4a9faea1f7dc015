import { useEffect, useEffectEvent, useRef } from 'react';

const marginPx = 1_200;

/**
 * A list that grows would never end for a visitor who moves through the cards by keyboard, and would change the links
 * to its pages under their hands.
 */
function isKeyboardNavigating(): boolean {
  return document.activeElement?.matches('a:focus-visible, button:focus-visible') ?? false;
}

/** The end of the list; calls once it comes near the screen. */
export function InfiniteScrollTrigger({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);

  useEffect(() => {
    if (!mark.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !isKeyboardNavigating()) near();
      },
      { rootMargin: `0px 0px ${marginPx}px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return <div ref={mark} />;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { ResultPage } from './listing.ts';

/** When other results arrive: bring their beginning into view, and do not leave the focus nowhere. */
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

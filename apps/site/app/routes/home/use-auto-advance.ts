import { bannerIntervalMs } from '@naya/contract/constants';
import { useEffect, useEffectEvent, useState, useSyncExternalStore, type FocusEvent } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

function watchMotion(changed: () => void): () => void {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True where nothing should move by itself; on the server, where nothing can. */
function useStillness(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
}

/** Advances every three seconds, unless the visitor rests on it, has stopped it, or wants no motion. */
export function useAutoAdvance(advance: () => void, isEnabled: boolean) {
  const isStill = useStillness();
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPossible = isEnabled && !isStill;
  const isRunning = isPossible && !stopped && !hovered && !focused;
  const turn = useEffectEvent(advance);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => turn(), bannerIntervalMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  return {
    isPossible,
    stopped,
    setStopped,
    hover: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
    focus: {
      // A mouse click leaves the focus behind; only a keyboard's focus means that somebody is here.
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

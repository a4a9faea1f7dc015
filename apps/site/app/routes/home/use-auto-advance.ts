import { bannerIntervalMs } from '@naya/contract/constants';
import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Advances every three seconds, unless the visitor rests on it, has stopped it, or wants no motion. */
export function useAutoAdvance(advance: () => void, isEnabled: boolean) {
  const isStill = useReducedMotion();
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

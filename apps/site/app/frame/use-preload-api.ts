import { useEffect } from 'react';
import { loadBrowserApi } from '../data/load.ts';

const firstInputEvents = ['pointerover', 'touchstart', 'keydown'] as const;

/** Loads the API client at the visitor's first input, so that it is there when they navigate. */
export function usePreloadApi(): void {
  useEffect(() => {
    const stop = new AbortController();
    const warm = () => {
      stop.abort();
      void loadBrowserApi();
    };
    for (const sign of firstInputEvents) {
      window.addEventListener(sign, warm, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, []);
}

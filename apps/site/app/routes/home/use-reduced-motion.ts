import { useSyncExternalStore } from 'react';

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

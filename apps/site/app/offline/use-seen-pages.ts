import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 500);
}

async function tell(seen: string): Promise<void> {
  const { tellWorker } = await import('./tell-worker.ts');
  await tellWorker(seen);
}

/** Without a network a link loads its document, which the worker may have; its data would not come. */
function leaveWithoutNetwork(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.pathname !== window.location.pathname) event.stopPropagation();
}

/** Tells the service worker of pages that were reached without loading a document, once nobody waits for anything. */
export function useSeenPages(): void {
  const { pathname, search } = useLocation();

  // Before anybody can press a link that listens: the router would load the same page again.
  useLayoutEffect(() => {
    window.addEventListener('click', leaveWithoutNetwork, true);
    return () => window.removeEventListener('click', leaveWithoutNetwork, true);
  }, []);

  useEffect(() => {
    // Where no worker can be had, everything is as before.
    whenIdle(() => void tell(pathname + search).catch(() => {}));
  }, [pathname, search]);
}

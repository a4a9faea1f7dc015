import { useEffect } from 'react';
import { useLocation } from 'react-router';

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 500);
}

async function tell(seen: string): Promise<void> {
  const { tellWorker } = await import('./tell-worker.ts');
  await tellWorker(seen);
}

/** Tells the service worker of pages that were reached without loading a document, once nobody waits for anything. */
export function useSeenPages(): void {
  const { pathname, search } = useLocation();

  useEffect(() => {
    // Where no worker can be had, everything is as before.
    whenIdle(() => void tell(pathname + search).catch(() => {}));
  }, [pathname, search]);
}

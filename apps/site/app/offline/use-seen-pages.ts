import { serviceWorkerUrl } from '@naya/contract/urls';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SeenPage } from './seen-page.ts';

const workers = import.meta.env.PROD && typeof navigator === 'object' && navigator.serviceWorker;
/** The worker saw the document itself if it was there already. */
let lastTold = workers && workers.controller ? currentPath() : '';

function currentPath(): string {
  return window.location.pathname + window.location.search;
}

async function tellOf(seen: string): Promise<void> {
  if (!workers || seen === lastTold) return;
  lastTold = seen;
  await workers.register(serviceWorkerUrl);
  const { active } = await workers.ready;
  // Nothing is handed over: the second argument names no origin with a worker.
  active?.postMessage({ seen } satisfies SeenPage, []);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 500);
}

/** Without a network a link loads its document, which the worker may have; its data would not come. */
function leaveWithoutNetwork(event: MouseEvent): void {
  if (navigator.onLine || !workers || !workers.controller) return;
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.pathname !== window.location.pathname) event.stopPropagation();
}

/** Tells the service worker of pages that were reached without loading a document, once nobody waits for anything. */
export function useSeenPages(): void {
  const { pathname, search } = useLocation();

  useEffect(() => {
    // Where no worker can be had, everything is as before.
    whenIdle(() => void tellOf(pathname + search).catch(() => {}));
  }, [pathname, search]);

  useEffect(() => {
    window.addEventListener('click', leaveWithoutNetwork, true);
    return () => window.removeEventListener('click', leaveWithoutNetwork, true);
  }, []);
}

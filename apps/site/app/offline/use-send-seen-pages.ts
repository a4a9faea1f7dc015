import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 500);
}

async function sendSeen(seen: string): Promise<void> {
  const { sendSeenPage } = await import('./send-seen-page.ts');
  await sendSeenPage(seen);
}

/** Offline, makes a link load its document, which the worker may have stored: the router's request for data would fail. */
function loadDocumentOffline(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.pathname !== window.location.pathname) event.stopPropagation();
}

/** Tells the service worker, when idle, of pages that were reached without loading a document. */
export function useSendSeenPages(): void {
  const { pathname, search } = useLocation();

  // In the capture phase and before the first click: otherwise the router would request the page's data.
  useLayoutEffect(() => {
    window.addEventListener('click', loadDocumentOffline, true);
    return () => window.removeEventListener('click', loadDocumentOffline, true);
  }, []);

  useEffect(() => {
    // Without a service worker nothing changes.
    whenIdle(() => void sendSeen(pathname + search).catch(() => {}));
  }, [pathname, search]);
}

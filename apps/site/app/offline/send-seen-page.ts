import { serviceWorkerUrl } from '@naya/contract/urls';
import type { SeenPage } from './seen-page.ts';

const workers = import.meta.env.PROD && navigator.serviceWorker;
/** The worker saw the document itself if it was there already. */
let lastTold = workers && workers.controller ? currentPath() : '';

function currentPath(): string {
  return window.location.pathname + window.location.search;
}

export async function sendSeenPage(seen: string): Promise<void> {
  if (!workers || seen === lastTold) return;
  lastTold = seen;
  await workers.register(serviceWorkerUrl);
  const { active } = await workers.ready;
  // The second argument of a worker's postMessage lists objects to transfer, not an origin; there are none.
  active?.postMessage({ seen } satisfies SeenPage, []);
}

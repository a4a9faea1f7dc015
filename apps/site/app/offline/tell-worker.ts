import { serviceWorkerUrl } from '@naya/contract/urls';
import type { SeenPage } from './seen-page.ts';

const workers = import.meta.env.PROD && navigator.serviceWorker;
/** The worker saw the document itself if it was there already. */
let lastTold = workers && workers.controller ? currentPath() : '';

function currentPath(): string {
  return window.location.pathname + window.location.search;
}

export async function tellWorker(seen: string): Promise<void> {
  if (!workers || seen === lastTold) return;
  lastTold = seen;
  await workers.register(serviceWorkerUrl);
  const { active } = await workers.ready;
  // Nothing is handed over: the second argument names no origin with a worker.
  active?.postMessage({ seen } satisfies SeenPage, []);
}

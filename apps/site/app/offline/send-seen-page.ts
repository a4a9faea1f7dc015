import { serviceWorkerUrl } from '@naya/contract/urls';
import type { SeenPage } from '../../service-worker/rules.ts';

const workers = import.meta.env.PROD && navigator.serviceWorker;
/** A worker that was already active has seen the document itself. */
let lastSeen = workers && workers.controller ? currentPath() : '';

function currentPath(): string {
  return window.location.pathname + window.location.search;
}

export async function sendSeenPage(seen: string): Promise<void> {
  if (!workers || seen === lastSeen) return;
  lastSeen = seen;
  await workers.register(serviceWorkerUrl);
  const { active } = await workers.ready;
  // The second argument of a worker's postMessage lists objects to transfer, not an origin; there are none.
  active?.postMessage({ seen } satisfies SeenPage, []);
}

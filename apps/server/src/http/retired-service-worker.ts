import type { Context } from 'hono';

const script = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Replaces the service worker that a browser has, deletes its caches and unregisters itself. */
export function retiredServiceWorker(c: Context): Response {
  return c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  });
}

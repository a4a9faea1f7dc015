import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { serviceWorkerUrl } from '@naya/contract/urls';
import { currentRequestId } from '../log/request-id.ts';
import { limitUnannouncedBody } from './body-size.ts';
import { readCost, spendBudgetOf, type SpendBudget } from './read-limits.ts';
import { refusalPage } from './refusal-page.ts';

export type SiteHandler = (request: Request, requestId?: string) => Promise<Response>;

const forever = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=3600';
const askFirst = 'no-cache';

/** The built site: its files first (each beside its compressed twins), then its pages. */
export function siteRoutes(
  clientFolder: string,
  handler: SiteHandler,
  spend: SpendBudget = spendBudgetOf(null),
) {
  const files = (cacheControl: string) =>
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', cacheControl),
    });
  return new Hono()
    .get('/assets/*', files(forever))
    .get(serviceWorkerUrl, files(askFirst))
    .get('/:file{[^/]+\\.[a-z0-9]+}', files(briefly))
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitUnannouncedBody)
    .all('*', spend(readCost.page, refusalPage), (c) => handler(c.req.raw, currentRequestId()));
}

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

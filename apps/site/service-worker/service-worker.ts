// Pages that were seen can be read again without a network. While the network answers, its answer is shown.
import { offlineUrl } from '@naya/contract/urls';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import placeholder from '../app/assets/placeholder.svg?raw';
import { assetsOf, isPage, isCacheable, pagesCache, type SeenPage } from './rules.ts';

declare const self: ServiceWorkerGlobalScope;
declare global {
  interface ImportMetaEnv {
    /** Which build of the site this worker belongs to. */
    readonly EDITION: string;
  }
}

const offlineCaches = 'offline-';
const offlineCache = offlineCaches + import.meta.env.EDITION;
const bounded = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: pagesCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isCacheable(response) ? response : null) },
    { handlerDidError: () => caches.match(offlineUrl, { cacheName: offlineCache }) },
    bounded(30),
  ],
});
/** Named by content: a URL never changes what it holds. */
const assets = new CacheFirst({ cacheName: 'assets', plugins: [bounded(200)] });
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [bounded(100), { handlerDidError: async () => drawn(placeholder) }],
});

function drawn(svg: string): Response {
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

registerRoute(({ request, url, sameOrigin }) => {
  return sameOrigin && request.mode === 'navigate' && isPage(url);
}, pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), pictures);
enableNavigationPreload();

async function cacheAssetsOf(page: Response, event: ExtendableEvent): Promise<void> {
  const paths = assetsOf(await page.text());
  await Promise.all(paths.map((path) => assets.handle({ event, request: new Request(path) })));
}

async function cacheOfflinePage(event: ExtendableEvent): Promise<void> {
  const page = await fetch(offlineUrl, { cache: 'no-cache' });
  if (!page.ok) throw new Error('There is no page to show without a network.');
  const cache = await caches.open(offlineCache);
  await cache.put(offlineUrl, page.clone());
  await cacheAssetsOf(page, event);
}

async function dropOldOfflinePages(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(offlineCaches) && name !== offlineCache) await caches.delete(name);
  }
}

/** A page that was reached without loading its document. */
async function cacheSeenPage(event: ExtendableEvent, { seen }: SeenPage): Promise<void> {
  const url = new URL(seen, self.location.origin);
  if (url.origin !== self.location.origin || !isPage(url)) return;
  const page = await pages.handle({ event, request: new Request(url) });
  if (isCacheable(page)) await cacheAssetsOf(page, event);
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([cacheOfflinePage(event), self.skipWaiting()]));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldOfflinePages(), self.clients.claim()]));
});
self.addEventListener('message', (event) => {
  event.waitUntil(cacheSeenPage(event, event.data as SeenPage));
});

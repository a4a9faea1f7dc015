import type { APIRequestContext } from '@playwright/test';
import { parseHtml } from '../../apps/server/test/support/html.ts';
import { readHead } from '../../apps/server/test/support/page-head.ts';
import { urls } from '../support/urls.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { setStub } from '../support/stub.ts';
import { expect, test } from '../support/test.ts';

const picture = 'https://pictures.example.in/shop.jpg';

const visitHead = async (request: APIRequestContext, path: string) =>
  readHead(parseHtml(await (await request.get(path)).text()));

test('links to another backend’s pages are shared with its pictures or the site’s card', async ({
  request,
}) => {
  setStub({
    'GET /franchises/7': { json: franchiseRow(7, { images: [picture] }) },
    'GET /franchises/8': { json: franchiseRow(8) },
  });
  const shown = await visitHead(request, '/franchises/7');
  expect(shown.meta['og:image']).toBe(picture);
  expect(shown.meta['og:image:width']).toBeUndefined();
  expect(Object.keys(shown.alternates)).toEqual(['en-IN', 'x-default']);
  const plain = await visitHead(request, '/franchises/8');
  expect(plain.meta['og:image']).toMatch(new RegExp(`^${urls.stubbed}/assets/site-card-.+\\.png$`));
  expect((await request.get('/cards/franchise/8.png')).status()).toBe(404);
});

test.describe('where browsers may not keep pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a worker from before goes, and what it has kept', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.evaluate(async () => {
      const cache = await caches.open('pages');
      await cache.put('/about', new Response('An old page'));
      await navigator.serviceWorker.register('/service-worker.js');
    });
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left).toEqual({ caches: [], workers: 0 });
  });
});

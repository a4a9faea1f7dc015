import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** When stored pictures were asked for, in milliseconds after the browser first drew the page. */
async function askedAfterFirstFrame(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const [frame] = performance.getEntriesByName('first frame');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/media/'))
      .map(({ startTime }) => startTime - (frame?.startTime ?? NaN));
  });
}

/** By themselves browsers ask with the first frames for what is near; held back it is 400 ms and more. */
const rightAfter = 300;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, atOnce] of [
    ['/', 0],
    ['/franchises', 1],
  ] as const) {
    test(`what ${path} shows further down is fetched a while after the first paint`, async ({
      page,
    }) => {
      // Not the paint: a busy machine ends it long after the frame has begun, from which the page counts.
      await page.addInitScript(() => {
        requestAnimationFrame((startTime) => performance.mark('first frame', { startTime }));
      });
      await page.goto(path);
      await expect.poll(async () => (await askedAfterFirstFrame(page)).length).toBeGreaterThan(4);
      const early = (await askedAfterFirstFrame(page)).filter((time) => time <= rightAfter);
      expect(early).toHaveLength(atOnce);
    });
  }

  test('pictures stand there without scripts too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/franchises');
    await expect(page.locator('.card-picture img[loading="lazy"]').first()).toBeVisible();
    await context.close();
  });
});

test('a page has one stylesheet, and fetches only the letters it shows', async ({ page }) => {
  await page.goto('/franchises', { waitUntil: 'networkidle' });
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(names.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  expect(names.filter((name) => name.endsWith('.woff2'))).toHaveLength(1);
  const more = page.waitForResponse(/anek-latin-more.+woff2/);
  await page.evaluate(() => document.querySelector('h1')?.append(' Çö'));
  expect((await more).status()).toBe(200);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** When the page was painted; `startTime` is when the screen shows it, which a busy machine does much later. */
type Paint = PerformanceEntry & { paintTime: number };

/** When stored pictures were asked for, in milliseconds after the first paint. */
async function askedAfterPaint(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint') as Paint[];
    const painted = paint?.paintTime ?? NaN;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/media/'))
      .map(({ startTime }) => startTime - painted);
  });
}

/** By themselves browsers ask some 10 ms after the paint for what is near; held back it is 200 and more. */
const rightAfter = 120;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, atOnce] of [
    ['/', 0],
    ['/franchises', 1],
  ] as const) {
    test(`what ${path} shows further down is fetched a while after the first paint`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect.poll(async () => (await askedAfterPaint(page)).length).toBeGreaterThan(4);
      const early = (await askedAfterPaint(page)).filter((time) => time <= rightAfter);
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
  await page.evaluate(() => document.querySelector('h1')?.append(' Çö'));
  const more = page.waitForResponse(/anek-latin-more.+woff2/);
  expect((await more).status()).toBe(200);
});

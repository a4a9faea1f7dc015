import { expect, test } from '../support/test.ts';

test('on a phone what a page shows far below is fetched when it comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const pictures = () => [...asked].filter((url) => url.startsWith('/media/')).length;
  for (const path of ['/', '/franchises']) {
    await test.step(path, async () => {
      asked.clear();
      await page.goto(path, { waitUntil: 'networkidle' });
      const atFirst = pictures();
      expect(atFirst).toBeGreaterThan(0);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(pictures).toBeGreaterThan(atFirst);
    });
  }
});

test('a page has one stylesheet, and fetches only the letters it shows', async ({ page }) => {
  await page.goto('/franchises', { waitUntil: 'networkidle' });
  const names = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const fonts = async () =>
    (await names()).flatMap((name) => /(anek-[a-z-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? []);
  await expect.poll(async () => (await fonts()).toSorted()).toEqual(['anek-latin', 'anek-rupee']);
  expect((await names()).filter((name) => name.endsWith('.css'))).toHaveLength(1);
  const more = page.waitForResponse(/anek-latin-more.+woff2/);
  await page.evaluate(() => document.querySelector('h1')?.append(' Çö'));
  expect((await more).status()).toBe(200);
});

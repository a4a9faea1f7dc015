import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, atOnce] of [
    ['/', 0],
    ['/franchises', 1],
  ] as const) {
    test(`what ${path} shows further down is fetched after the first paint`, async ({
      page,
      context,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const pictures = () => asked.filter((url) => url.startsWith('/media/')).length;
      // The page holds these pictures back by an animation, which stands still here until it is let run.
      const session = await context.newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(pictures()).toBe(atOnce);
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await expect.poll(pictures).toBeGreaterThan(4);
    });
  }
});

test('a page has one stylesheet, and fetches only the letters it shows', async ({ page }) => {
  await page.goto('/franchises', { waitUntil: 'networkidle' });
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(names.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  const fonts = names.flatMap((name) => /(anek-[a-z-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? []);
  expect(fonts.toSorted()).toEqual(['anek-latin', 'anek-rupee']);
  const more = page.waitForResponse(/anek-latin-more.+woff2/);
  await page.evaluate(() => document.querySelector('h1')?.append(' Çö'));
  expect((await more).status()).toBe(200);
});

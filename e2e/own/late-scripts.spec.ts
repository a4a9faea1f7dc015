import { expect, test, type Page } from '../support/test.ts';

const isAsked = (path: string) => /\/assets\/.+\.js$/.test(path);

/** The page counts by a clock that stands still until it is let run. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/', { waitUntil: 'load' });
}

test('scripts are asked for a while after the page is there, and run by themselves', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openWithStoppedClock(page);
  expect(asked.filter(isAsked)).toEqual([]);
  await page.clock.resume();
  await expect(page.locator('#late-scripts')).not.toBeAttached();
  expect(asked.filter(isAsked)).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  // The button opens a dialog only where scripts run; without them it leads to the listing.
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a press before that starts them at once', async ({ page }) => {
  await openWithStoppedClock(page);
  await expect(page.locator('#late-scripts')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.locator('#late-scripts')).not.toBeAttached();
});

test('a page loaded again, or come back to, is where it was left', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/terms');
  await page.mouse.wheel(0, 900);
  await expect.poll(place).toBe(900);
  await page.reload();
  expect(await place()).toBe(900);
  // By its address, as someone would who types it: a document of its own, which starts at its top.
  await page.goto('/privacy-policy');
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(900);
});

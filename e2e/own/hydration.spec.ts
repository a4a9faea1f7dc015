import { homeOf } from '../support/home.ts';
import { expect, test } from '../support/test.ts';

const scripts = /\/assets\/.+\.js$/;

test('a press before the scripts have come goes the way it goes without them', async ({ page }) => {
  await page.route(scripts, () => {});
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await homeOf(page).search.fill('chai');
  await homeOf(page).search.press('Enter');
  await expect(page).toHaveURL(/\/franchises\?search=chai/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Presses a button far down the page in the very moment in which header and first screen are hydrated. */
const pressAtOnce = `new MutationObserver((_, observer) => {
  if (document.documentElement.dataset.hydrated !== 'true') return;
  observer.disconnect();
  document.querySelector('[aria-controls=home-filters]').click();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })`;

test('a press on a part that is hydrated later is heard', async ({ page }) => {
  await page.addInitScript(pressAtOnce);
  await page.goto('/', { waitUntil: 'load' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  const { filters } = homeOf(page);
  await expect(filters.getByRole('button', { name: 'Hide Filters' })).toBeVisible();
  await expect(filters.getByRole('button', { name: 'Apply Filters' })).toBeVisible();
});

test('a page loaded again, or come back to, is where it was left', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/terms');
  await page.mouse.wheel(0, 900);
  await expect.poll(place).toBe(900);
  await page.reload();
  await expect.poll(place).toBe(900);
  // By its URL, as someone would who types it: a document of its own, which starts at its top.
  await page.goto('/privacy-policy');
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(900);
});

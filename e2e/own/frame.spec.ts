import { holdRequests } from '../support/hold-requests.ts';
import { expect, test, type Page } from '../support/test.ts';

declare global {
  interface Window {
    fades: string[];
  }
}

const contentOf = (page: Page) => page.getByRole('main');

test('the first Tab leads past the header, a press on a link shows stripes, the search box leads to the listing', async ({
  page,
}) => {
  await page.goto('/contact');
  await test.step('the first Tab offers the way past the header, and Enter takes it', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(contentOf(page)).toBeFocused();
  });
  await test.step('stripes run along the top edge until the page is there', async () => {
    const release = await holdRequests(page, '**/assets/about-*.js');
    const line = page.locator('.progress-line');
    await expect(line).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(line).toBeVisible();
    release();
    await expect(page).toHaveURL('/about');
    await expect(line).toBeHidden();
  });
  await test.step('the search box leads to the listing and is gone there', async () => {
    await page.getByRole('button', { name: 'Search' }).click();
    const box = page.getByRole('dialog', { name: 'Search franchises' });
    await box.getByLabel('What would you like to open?').fill('chai');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/franchises?search=chai');
    await expect(box).toBeHidden();
  });
});

test('past 20 px the header has another shadow; a new path fades in for 0.5 s from its top, going back keeps the place', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.fades = [];
    addEventListener('animationstart', ({ animationName, target }) => {
      if (!(target instanceof Element) || target.parentElement?.localName !== 'main') return;
      window.fades.push(`${animationName} ${getComputedStyle(target).animationDuration}`);
    });
  });
  await page.goto('/');
  const header = page.getByRole('banner');
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
  const place = () => page.evaluate(() => window.scrollY);
  const flat = / 0px 1px 0px\)$/;
  const deep = / 0px 2px 3px\)$/;
  await expect(header).toHaveCSS('filter', flat);
  await scrollTo(21);
  await expect(header).toHaveCSS('filter', deep);
  await scrollTo(20);
  await expect(header).toHaveCSS('filter', flat);
  await scrollTo(700);
  await expect(header).toHaveCSS('filter', deep);

  expect(await page.evaluate(() => window.fades)).toEqual([]);
  await header.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(place).toBe(0);
  await expect.poll(() => page.evaluate(() => window.fades)).toEqual(['page-fade 0.5s']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Find the franchise/ })).toBeVisible();
  await expect.poll(place).toBe(700);
});

for (const size of [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1440, height: 900 },
]) {
  test(`the search dialog shows its suggestions whole at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search franchises' });
    await dialog.getByLabel('What would you like to open?').fill('ch');
    const options = dialog.getByRole('option');
    await expect(options.nth(3)).toBeAttached();
    await expect(options.first()).toBeInViewport({ ratio: 1 });
    const last = options.last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(dialog).toBeHidden();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu leads to a page that has the focus, and is gone there', async ({ page }) => {
    await page.goto('/contact');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button.click();
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(contentOf(page)).toBeFocused();
    await button.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

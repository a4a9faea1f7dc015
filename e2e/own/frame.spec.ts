import { holdRequests } from '../support/hold-requests.ts';
import { expect, test, type Page } from '../support/test.ts';

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

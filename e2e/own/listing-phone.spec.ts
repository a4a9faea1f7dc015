import { expect, test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { askListing, listingOf, openListing } from '../support/listing.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('filters open in a sheet with a button that says how many it shows', async ({ page }) => {
  const { total } = await askListing(page, 'category=Retail');
  await openListing(page);
  await test.step('the tools take one row, and the first picture is on the first screen', async () => {
    const { sort, results } = listingOf(page);
    const row = [
      page.getByRole('button', { name: 'Filters' }),
      sort,
      page.getByRole('button', { name: 'List view' }),
    ];
    const tops = await Promise.all(row.map(async (tool) => (await tool.boundingBox())?.y));
    expect(Math.max(...tops.map(Number)) - Math.min(...tops.map(Number))).toBeLessThan(4);
    const card = results.getByRole('article').first();
    await expect(card.locator('.card-picture')).toBeInViewport({ ratio: 1 });
    const [name, figure] = [card.getByRole('heading'), card.getByText('Investment')];
    expect((await figure.boundingBox())?.x).toBe((await name.boundingBox())?.x);
  });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('radio', { name: /^Retail/ }).check();
  const done = sheet.getByRole('button', { name: `Show ${total} franchises` });
  await expect(done).toBeInViewport();
  await expect(page).toHaveURL('/franchises?category=Retail');
  await done.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
  await expect(listingOf(page).names).toHaveCount(total);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expectNoSidewaysScroll(page);
});

test('the page behind the sheet does not scroll, and the next one does', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'View all franchises' }).click();
  await expect(page).toHaveURL('/franchises');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveCSS('overflow', 'hidden');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(html).toHaveCSS('overflow', 'visible');
});

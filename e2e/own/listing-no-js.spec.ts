import { expect, test } from '../support/test.ts';
import { askListing, countLine, listingOf } from '../support/listing.ts';

test.use({ javaScriptEnabled: false });

test('search, filters and sort are one form without JavaScript', async ({ page }) => {
  const { total, franchises } = await askListing(
    page,
    'search=a&category=Retail&minInvestment=1000000&minRoi=10&sort=name',
  );
  expect(total).toBeGreaterThan(0);
  await page.goto('/franchises');
  const { search, sort, filters, names } = listingOf(page);
  await search.fill('a');
  await sort.selectOption('name');
  await filters.getByRole('radio', { name: /^Retail/ }).check();
  await filters.getByRole('combobox', { name: 'Minimum investment' }).selectOption('1000000');
  await filters.getByRole('combobox', { name: 'Minimum ROI' }).selectOption('10');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(names).toHaveText(franchises.map((each) => each.business_name));
  await expect(filters.getByRole('radio', { name: /^Retail/ })).toBeChecked();
  await expect(filters.getByRole('combobox', { name: 'Minimum investment' })).toHaveValue(
    '1000000',
  );
});

test('an untouched form changes nothing', async ({ page }) => {
  const { total } = await askListing(page, '');
  await page.goto('/franchises');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(listingOf(page).count).toHaveText(countLine(total));
  await expect(listingOf(page).chips).toHaveCount(0);
});

test('chips, pages, view and reset are links and buttons that work', async ({ page }) => {
  await page.goto('/franchises?category=Retail&search=zzqqxx');
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(listingOf(page).names).toHaveCount(24);
  await listingOf(page).pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(listingOf(page).count).toContainText('Showing 25–48');
  await page.goto('/franchises?category=Retail&location=Mumbai');
  await listingOf(page).chips.getByRole('link', { name: 'Remove filter Mumbai' }).click();
  await expect(page).toHaveURL('/franchises?category=Retail');
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page).toHaveURL('/franchises?category=Retail&view=list');
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('on a phone a link brings the filters out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/franchises?search=a');
  await expect(listingOf(page).filters).toBeHidden();
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(listingOf(page).filters).toBeVisible();
  await listingOf(page)
    .filters.getByRole('radio', { name: /^Retail/ })
    .check();
  await listingOf(page).filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(listingOf(page).chips).toContainText('Retail');
  await expect(listingOf(page).chips).toContainText('“a”');
});

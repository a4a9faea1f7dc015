import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { layoutShift, watchLayoutShift } from '../support/layout.ts';
import { askListing, listingOf, openListing } from '../support/listing.ts';

test('shows a title and the count of shown opportunities', async ({ page }) => {
  const { total } = await askListing(page, '');
  await page.goto('/franchises');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Franchise Opportunities');
  await expect(page.getByText(`${total} opportunities`, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/^Franchises \|/);
});

test('has a result count line', async ({ page }) => {
  const { total } = await askListing(page, '');
  await page.goto('/franchises');
  await expect(listingOf(page).count).toHaveText(`Showing 1–24 of ${total} franchises`);
});

test('every card has a View Details link', async ({ page }) => {
  await page.goto('/franchises');
  const cards = listingOf(page).results.getByRole('article');
  await expect(cards).toHaveCount(24);
  const links = listingOf(page).results.getByRole('link', { name: /^View Details/ });
  await expect(links).toHaveCount(24);
  await expect(links.first()).toHaveAttribute('href', /^\/franchises\/[^/]+$/);
});

test('shows grid first and list on demand, and keeps the franchises', async ({ page }) => {
  await openListing(page);
  const { names } = listingOf(page);
  const before = await names.allTextContents();
  await expect(page.getByRole('button', { name: 'Grid view' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.getByRole('button', { name: 'List view' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL('/franchises?view=list');
  expect(await names.allTextContents()).toEqual(before);
  const [first, second] = await listingOf(page).results.getByRole('article').all();
  const [a, b] = [await first?.boundingBox(), await second?.boundingBox()];
  expect(a?.x).toBe(b?.x);
  await page.getByRole('button', { name: 'Grid view' }).click();
  await expect(page).toHaveURL('/franchises');
});

for (const sort of ['featured', 'name', 'investmentLow', 'investmentHigh', 'roiHigh']) {
  test(`sorts by ${sort}`, async ({ page }) => {
    const { franchises } = await askListing(page, `sort=${sort}`);
    await openListing(page, sort === 'featured' ? '?sort=name' : '');
    const { names } = listingOf(page);
    const before = await names.first().textContent();
    await listingOf(page).sort.selectOption(sort);
    await expect(names.first()).not.toHaveText(before ?? '');
    expect(await names.allTextContents()).toEqual(
      franchises.slice(0, 24).map((each) => each.business_name),
    );
    const expected = sort === 'featured' ? null : sort;
    expect(new URL(page.url()).searchParams.get('sort')).toBe(expected);
  });
}

test('the Filters toggle opens and closes the panel', async ({ page }) => {
  await openListing(page);
  const { filters } = listingOf(page);
  const toggle = page.getByRole('button', { name: 'Filters' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(filters).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(filters).toBeHidden();
  await toggle.click();
  await expect(filters).toBeVisible();
});

test('ROI is always told in months', async ({ page }) => {
  await page.goto('/franchises?minRoi=10&maxRoi=24');
  const payback = listingOf(page)
    .results.locator('dt', { hasText: 'Payback' })
    .locator('xpath=following-sibling::dd');
  for (const text of await payback.allTextContents()) expect(text).toMatch(/months?$/);
  await expect(listingOf(page).chips).toContainText('ROI 10 months to 24 months');
  const options = page.getByRole('combobox', { name: 'Minimum ROI' }).getByRole('option');
  for (const text of (await options.allTextContents()).slice(1)) expect(text).toContain('months');
});

for (const [state, query] of [
  ['grid', ''],
  ['list with filters', '?view=list&category=Retail&minInvestment=500000&search=a'],
  ['nothing found', '?search=zzqqxx'],
] as const) {
  test(`is accessible: ${state}`, async ({ page }) => {
    test.slow();
    await openListing(page, query);
    await expectNoViolations(page);
  });
}

test('nothing moves while the page settles', async ({ page }) => {
  await watchLayoutShift(page);
  await openListing(page);
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

import { expect, test } from '../support/test.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { listingOf, openListing } from '../support/listing.ts';
import { setStub } from '../support/stub.ts';

test('filters, sorts and pages in the browser what a backend sends whole', async ({ page }) => {
  const many = Array.from({ length: 60 }, (_, index) =>
    franchiseRow(index + 1, {
      business_name: `Brand ${String(60 - index).padStart(2, '0')}`,
      category: index % 2 ? 'Retail' : 'Education',
    }),
  );
  setStub({ 'GET /franchises': { json: many } });
  await openListing(page, '?sort=name');
  const { names, count, filters, pages } = listingOf(page);
  await expect(names.first()).toHaveText('Brand 01');
  await expect(count).toHaveText('Showing 1–24 of 60 franchises');
  await filters.getByRole('radio', { name: 'Education 30 franchises' }).check();
  await expect(count).toHaveText('Showing 1–24 of 30 franchises');
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(count).toHaveText('Showing 25–30 of 30 franchises');
});

test('old results stay in place until a filter is answered', async ({ page }) => {
  const json = [franchiseRow(1), franchiseRow(2, { category: 'Education' })];
  const { promise: after, resolve } = Promise.withResolvers<void>();
  setStub({ 'GET /franchises': { json } });
  await openListing(page);
  const { names, results, filters } = listingOf(page);
  setStub({ 'GET /franchises': { json, after } });
  await filters.getByRole('radio', { name: /^Education/ }).check();
  await expect(page).toHaveURL('/franchises?category=Education');
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(names).toHaveCount(2);
  await expect(page.getByText('Loading ...')).toHaveCount(0);
  await expect(filters.getByRole('radio', { name: /^Education/ })).toBeChecked();
  resolve();
  await expect(names).toHaveText(['Brand 2']);
  await expect(results).toHaveAttribute('aria-busy', 'false');

  await test.step('a filter whose answer fails says so, and another one recovers', async () => {
    setStub({ 'GET /franchises': { status: 500 } });
    await listingOf(page).search.fill('brand');
    await expect(page.getByText('Error: Failed to fetch franchises')).toBeVisible();
    setStub({ 'GET /franchises': { json } });
    await listingOf(page).search.fill('');
    await expect(names).toHaveText(['Brand 2']);
  });
});

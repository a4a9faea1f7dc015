import { franchiseRow } from '../support/franchise-row.ts';
import { homeOf } from '../support/home.ts';
import { categoryRows } from '../support/home-rows.ts';
import { listingOf } from '../support/listing.ts';
import { setStub } from '../support/stub.ts';
import { expect, test } from '../support/test.ts';

const rows = [1, 2, 3].map((id) => franchiseRow(id, { trending_type: 'weekly' }));
const loading = 'Loading ...';

test("the home page shows '...' and 'Loading ...' until its sections are there", async ({
  page,
}) => {
  const { promise: after, resolve } = Promise.withResolvers<void>();
  await page.goto('/privacy-policy');
  setStub({
    'GET /stats': { json: { brands: 61, investors: 1234, cities: 38 }, after },
    'GET /categories': { json: categoryRows(4), after },
    'GET /franchises': { json: rows, after },
  });
  await page.getByRole('link', { name: 'Home' }).first().click();
  const { categories, trending, brands, featured, slides } = homeOf(page);
  await expect(page.getByText('...', { exact: true })).toHaveCount(3);
  for (const part of [categories, trending, brands, featured]) {
    await expect(part.getByText(loading)).toBeAttached();
  }
  resolve();
  await expect(page.getByText('1234+', { exact: true })).toBeVisible();
  await expect(page.getByText('...', { exact: true })).toHaveCount(0);
  await expect(categories.getByRole('link')).toHaveCount(4);
  await expect(featured.getByRole('article')).toHaveCount(3);
  await expect(brands.getByRole('link')).toHaveCount(3);
  await expect(slides).toHaveCount(3);
});

test("the listing shows 'Loading ...' and skeletons of the same size", async ({ page }) => {
  const { promise: after, resolve } = Promise.withResolvers<void>();
  setStub({ 'GET /franchises': { json: rows, after } });
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Franchises' })
    .click();
  await expect(page.getByText(loading, { exact: true })).toBeAttached();
  const skeleton = await page.locator('main .card').first().boundingBox();
  resolve();
  await expect(listingOf(page).names).toHaveCount(3);
  const card = await listingOf(page).results.getByRole('article').first().boundingBox();
  expect(card?.x).toBe(skeleton?.x);
  expect(card?.width).toBe(skeleton?.width);
  expect(card?.y).toBeCloseTo(skeleton?.y ?? 0, 0);
});

test("a category shows 'Loading ...' until the cards are there", async ({ page }) => {
  const { promise: after, resolve } = Promise.withResolvers<void>();
  setStub({
    'GET /categories': { json: [{ id: 1, slug: 'toys', name: 'Toys & Games' }] },
    'GET /franchises/category/toys': { json: [franchiseRow(1)], after },
  });
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toys & Games' }).click();
  await expect(page.getByText(loading, { exact: true })).toBeAttached();
  resolve();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the parts of the contact page say so too', async ({ page }) => {
  const { promise: after, resolve } = Promise.withResolvers<void>();
  setStub({
    'GET /contact-info': { json: { address: [{ address: '1 Test Lane, Kochi' }] }, after },
    'GET /business-hours': { json: {}, after },
  });
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  const office = page.getByRole('region', { name: 'Our office' });
  await expect(office.getByRole('status')).toHaveText(loading);
  resolve();
  await expect(office).toContainText('1 Test Lane, Kochi');
});

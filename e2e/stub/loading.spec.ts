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

test("listing, category and contact show 'Loading ...' until they are there", async ({ page }) => {
  const categories = {
    'GET /categories': { json: [{ id: 1, slug: 'toys', name: 'Toys & Games' }] },
  };
  const hold = (answers: Record<string, object>) => {
    const { promise: after, resolve } = Promise.withResolvers<void>();
    const held = Object.entries(answers).map(([call, json]) => [call, { json, after }]);
    setStub({ ...categories, ...Object.fromEntries(held) });
    return resolve;
  };
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  setStub(categories);
  await page.goto('/privacy-policy');

  await test.step('the listing, with skeletons of the same size', async () => {
    const release = hold({ 'GET /franchises': rows });
    await follow('Franchises');
    await expect(page.getByText(loading, { exact: true })).toBeAttached();
    const skeleton = await page.locator('main .card').first().boundingBox();
    release();
    await expect(listingOf(page).names).toHaveCount(3);
    const card = await listingOf(page).results.getByRole('article').first().boundingBox();
    expect(card?.x).toBe(skeleton?.x);
    expect(card?.width).toBe(skeleton?.width);
    expect(card?.y).toBeCloseTo(skeleton?.y ?? 0, 0);
  });
  await test.step('a category', async () => {
    const release = hold({ 'GET /franchises/category/toys': [franchiseRow(1)] });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Toys & Games' }).click();
    await expect(page.getByText(loading, { exact: true })).toBeAttached();
    release();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
  await test.step('the parts of the contact page', async () => {
    const release = hold({
      'GET /contact-info': { address: [{ address: '1 Test Lane, Kochi' }] },
      'GET /business-hours': {},
    });
    await follow('Contact');
    const office = page.getByRole('region', { name: 'Our office' });
    await expect(office.getByRole('status')).toHaveText(loading);
    release();
    await expect(office).toContainText('1 Test Lane, Kochi');
  });
});

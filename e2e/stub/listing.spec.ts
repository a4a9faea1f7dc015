import { expect, test } from '../support/test.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { listingOf, openListing } from '../support/listing.ts';
import { setStub } from '../support/stub.ts';

const rows = [franchiseRow(1), franchiseRow(2), franchiseRow(3)];

for (const [shape, json] of [
  ['an array', rows],
  ['{franchises}', { franchises: rows }],
  ['a page', { franchises: rows, total: 3, page: 1, limit: 24 }],
] as const) {
  test(`lists ${shape}`, async ({ page }) => {
    setStub({ 'GET /franchises': { json } });
    await page.goto('/franchises');
    await expect(listingOf(page).names).toHaveText(['Brand 1', 'Brand 2', 'Brand 3']);
    await expect(listingOf(page).count).toHaveText('Showing 3 franchises');
    await expect(page.getByText('3 opportunities', { exact: true })).toBeVisible();
  });
}

test('keeps only franchises with an id, a business_name and a category', async ({ page }) => {
  setStub({
    'GET /franchises': {
      json: [
        franchiseRow('text-id'),
        franchiseRow(0, { business_name: 'Zero is a number' }),
        franchiseRow(3, { id: null }),
        franchiseRow(4, { business_name: '' }),
        franchiseRow(5, { category: undefined }),
        'rubbish',
        null,
      ],
    },
  });
  await page.goto('/franchises?sort=name');
  await expect(listingOf(page).names).toHaveText(['Brand text-id', 'Zero is a number']);
});

test('understands single values for lists and the ROI pair', async ({ page }) => {
  const odd = franchiseRow(1, {
    locations: 'Nagpur, Surat',
    headquarters: null,
    images: 'https://pictures.example.in/one.jpg',
    excepted_roi_min: null,
    excepted_roi_max: null,
    excepted_roi: ['20', '30'],
    investment_min: '₹ 5,00,000',
    investment_max: null,
    space_required: null,
  });
  setStub({ 'GET /franchises': { json: [odd] } });
  await page.goto('/franchises');
  const card = listingOf(page).results.getByRole('article');
  await expect(card).toContainText('Nagpur');
  await expect(card).toContainText('20-30 months');
  await expect(card).toContainText('₹5L');
  await expect(card.locator('dl')).toContainText('N/A');
});

test('filters, sorts and pages what a backend sends whole', async ({ page }) => {
  const many = Array.from({ length: 60 }, (_, index) =>
    franchiseRow(index + 1, {
      business_name: `Brand ${String(60 - index).padStart(2, '0')}`,
      category: index % 2 ? 'Retail' : 'Education',
      investment_min: 100_000 * (index + 1),
      investment_max: 100_000 * (index + 2),
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
  await page.goto('/franchises?maxInvestment=300000');
  await expect(count).toHaveText('Showing 3 franchises');
});

test('a franchise with no figure matches only while that filter is untouched', async ({ page }) => {
  const bare = {
    investment_min: null,
    investment_max: null,
    excepted_roi_min: null,
    excepted_roi_max: null,
  };
  setStub({ 'GET /franchises': { json: [franchiseRow(1), franchiseRow(2, bare)] } });
  const { count } = listingOf(page);
  await page.goto('/franchises');
  await expect(count).toHaveText('Showing 2 franchises');
  for (const query of ['minInvestment=100000', 'minRoi=0', 'maxRoi=999']) {
    await page.goto(`/franchises?${query}`);
    await expect(count).toHaveText('Showing 1 franchise');
  }
});

test('a broken picture becomes a placeholder', async ({ page }) => {
  const images = ['/media/not-there.webp'];
  setStub({ 'GET /franchises': { json: [franchiseRow(1, { images })] } });
  await page.goto('/franchises');
  await expect(listingOf(page).results.locator('article img').first()).toHaveAttribute(
    'src',
    /placeholder|data:image/,
  );
});

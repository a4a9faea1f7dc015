import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { setStub } from '../support/stub.ts';

const categories = {
  json: [{ id: 1, slug: 'toys', name: 'Toys & Games', description: null, image: null }],
};
const address = '/franchises/category/Toys%20%26%20Games';
const sentence = 'No franchises found in this category.';

for (const [shape, json] of [
  ['an array', [franchiseRow(1)]],
  ['{franchises}', { franchises: [franchiseRow(1)] }],
] as const) {
  test(`the slug of the category is used for the data call, which answers ${shape}`, async ({
    page,
  }) => {
    setStub({ 'GET /categories': categories, 'GET /franchises/category/toys': { json } });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Toys & Games');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Brand 1']);
  });
}

test('without categories the slug is made from the name', async ({ page }) => {
  setStub({
    'GET /categories': { status: 500 },
    'GET /franchises/category/toys-games': { json: [franchiseRow(1)] },
  });
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Toys & Games');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test(`a known category without franchises: '${sentence}'`, async ({ page }) => {
  setStub({ 'GET /categories': categories });
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Toys & Games');
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expectNoViolations(page);
});

test('an unknown one that the backend calls not found is a 404', async ({ page }) => {
  setStub({ 'GET /franchises/category/nothing': { status: 404 } });
  const response = await page.goto('/franchises/category/Nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
});

for (const [failure, answer, message] of [
  ['status 500', { status: 500 }, 'Error: HTTP error! status: 500'],
  ['no answer', { hangUp: true }, 'Error: Failed to load franchises'],
  ['another shape', { json: { items: [] } }, 'Error: Unexpected API response.'],
] as const) {
  test(`a failure is told in red in place of the cards: ${failure}`, async ({ page }) => {
    setStub({ 'GET /categories': categories, 'GET /franchises/category/toys': answer });
    const response = await page.goto(address);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Toys & Games');
    await expect(page.getByText(message, { exact: true })).toHaveCSS('color', 'rgb(179, 52, 28)');
    await expectNoViolations(page);
  });
}

test("shows 'Loading ...' until the cards are there", async ({ page }) => {
  setStub({
    'GET /categories': categories,
    'GET /franchises/category/toys': { json: [franchiseRow(1)] },
  });
  const held = Promise.withResolvers<void>();
  await page.goto('/privacy-policy');
  await page.route('**/admin/api/franchises/category/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toys & Games' }).click();
  await expect(page.getByText('Loading ...', { exact: true })).toBeAttached();
  held.resolve();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a large category shows its first cards and leads to the listing for the rest', async ({
  page,
}) => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    franchiseRow(index + 1, { category: 'Toys & Games' }),
  );
  setStub({
    'GET /categories': categories,
    'GET /franchises/category/toys': { json: rows },
    'GET /franchises': { json: rows },
  });
  await page.goto(address);
  await expect(page.getByRole('article')).toHaveCount(48);
  await page.getByRole('link', { name: 'See all 300 franchises' }).click();
  await expect(page).toHaveURL('/franchises?category=Toys+%26+Games');
  await expect(page.getByRole('status')).toContainText(['Showing 1–24 of 300 franchises']);
});

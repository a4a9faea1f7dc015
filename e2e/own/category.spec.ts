import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';

const address = '/franchises/category/Food%20%26%20Beverage';

test("shows 'Category: {name}' and a grid of its franchise cards", async ({ page }) => {
  const calls: string[] = [];
  const response = await page.request.get('/admin/api/franchises/category/food-beverage');
  const franchises = (await response.json()) as { business_name: string }[];
  expect(franchises.length).toBeGreaterThan(5);
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Food & Beverage');
  const names = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(names).toHaveText(franchises.map((each) => each.business_name));
  await expect(page).toHaveTitle(/^Food & Beverage Franchises/);
});

test('the slug is used for the data call', async ({ page }) => {
  await page.goto('/privacy-policy');
  const call = page.waitForRequest(/\/admin\/api\/franchises\/category\//);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Food & Beverage' }).click();
  expect(new URL((await call).url()).pathname).toBe('/admin/api/franchises/category/food-beverage');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

for (const name of ['food%20%26%20beverage', 'food-beverage']) {
  test(`finds the category by another spelling: ${name}`, async ({ page }) => {
    await page.goto(`/franchises/category/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Food & Beverage');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address}$`),
    );
  });
}

test('shows the picture and description of the category', async ({ page }) => {
  const response = await page.request.get('/admin/api/categories');
  const categories = (await response.json()) as { name: string; description: string }[];
  const food = categories.find((each) => each.name === 'Food & Beverage');
  await page.goto(address);
  await expect(page.getByText(food?.description ?? '')).toBeVisible();
});

test('links to the cities within the category', async ({ page }) => {
  await page.goto(address);
  const city = page
    .getByRole('navigation', { name: 'Food & Beverage by city' })
    .getByRole('link')
    .first();
  const text = (await city.textContent()) ?? '';
  await city.click();
  await expect(page).toHaveURL(/\/franchises\?category=Food\+%26\+Beverage&location=/);
  const count = /(\d+)$/.exec(text)?.[1];
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('status')).toHaveText(
    new RegExp(`^Showing ${count} franchise`),
  );
});

test('an unknown category is a 404 with the same sentence', async ({ page }) => {
  const response = await page.goto('/franchises/category/Nothing%20Here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category: Nothing Here');
  await expect(
    page.getByText('No franchises found in this category.', { exact: true }),
  ).toBeVisible();
  await expectNoViolations(page);
});

test('is accessible', async ({ page }) => {
  test.slow();
  await page.goto(address);
  await expectNoViolations(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('reads', async ({ page }) => {
    await page.goto(address);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^View Details/ })
        .first(),
    ).toBeVisible();
  });
});

import { expect, test } from '../support/test.ts';
import { comeHome, homeOf, openHome, stopTime } from '../support/home.ts';
import { categoryRow, categoryRows } from '../support/home-rows.ts';
import { setStub } from '../support/stub.ts';

const previous = { name: 'Previous categories' };
const next = { name: 'Next categories' };

test('the category carousel has pages of 4', async ({ page }) => {
  setStub({ 'GET /categories': { json: categoryRows(9) } });
  await openHome(page);
  const { categories } = homeOf(page);
  await expect(categories.getByText('1 of 3')).toBeVisible();
  await categories.scrollIntoViewIfNeeded();
  for (const [id, shown] of [
    [1, true],
    [4, true],
    [5, false],
    [9, false],
  ] as const) {
    const link = categories.getByRole('link', { name: `Category ${id}`, exact: true });
    await (shown ? expect(link).toBeInViewport() : expect(link).not.toBeInViewport());
  }
  await categories.getByRole('button', next).click();
  await expect(categories.getByText('2 of 3')).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Category 5', exact: true })).toBeInViewport();
  await expect(categories.getByRole('link', { name: 'Category 8', exact: true })).toBeInViewport();
  await expect(
    categories.getByRole('link', { name: 'Category 4', exact: true }),
  ).not.toBeInViewport();
});

test('the category carousel wraps around at both ends', async ({ page }) => {
  setStub({ 'GET /categories': { json: categoryRows(9) } });
  await openHome(page);
  const { categories } = homeOf(page);
  await categories.getByRole('button', previous).click();
  await expect(categories.getByText('3 of 3')).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Category 9' })).toBeInViewport();
  await categories.getByRole('button', next).click();
  await expect(categories.getByText('1 of 3')).toBeVisible();
  await expect(categories.getByRole('link', { name: 'Category 1' })).toBeInViewport();
});

test('the category carousel can be swiped', async ({ page }) => {
  setStub({ 'GET /categories': { json: categoryRows(9) } });
  await page.setViewportSize({ width: 390, height: 800 });
  await openHome(page);
  const { categories } = homeOf(page);
  await categories.getByRole('link', { name: 'Category 1', exact: true }).hover();
  await page.mouse.wheel(400, 0);
  await expect(categories.getByText('2 of 3')).toBeVisible();
});

test('arrows only when there is more than one page', async ({ page }) => {
  setStub({ 'GET /categories': { json: categoryRows(4) } });
  await openHome(page);
  const { categories } = homeOf(page);
  await expect(categories.getByRole('link')).toHaveCount(4);
  await expect(categories.getByRole('button')).toHaveCount(0);
  setStub({ 'GET /categories': { json: { categories: categoryRows(5) } } });
  await openHome(page);
  await expect(categories.getByRole('button', previous)).toBeVisible();
  await expect(categories.getByRole('button', next)).toBeVisible();
});

test('recalculation after a resize is held back 250 ms', async ({ page }) => {
  setStub({ 'GET /categories': { json: categoryRows(9) } });
  await stopTime(page);
  await openHome(page);
  const { categories } = homeOf(page);
  await categories.getByRole('button', next).click();
  // The turn itself glides by the browser's own clock.
  await expect(categories.getByRole('link', { name: 'Category 8' })).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(1_000);
  await expect(categories.getByText('2 of 3')).toBeVisible();
  await page.evaluate(`
    window.recalculations = 0;
    Element.prototype.scrollTo = () => { window.recalculations += 1; };
    dispatchEvent(new Event('resize'));`);
  await page.clock.runFor(249);
  expect(await page.evaluate('recalculations')).toBe(0);
  await page.clock.runFor(1);
  expect(await page.evaluate('recalculations')).toBeGreaterThan(0);
  await expect(categories.getByText('2 of 3')).toBeVisible();
});

test('a category leads to its page by its name', async ({ page }) => {
  setStub({ 'GET /categories': { json: [categoryRow(1, { name: 'Food & Beverage' })] } });
  await openHome(page);
  const link = homeOf(page).categories.getByRole('link', { name: 'Food & Beverage' });
  await expect(link).toHaveAttribute('href', '/franchises/category/Food%20%26%20Beverage');
});

test('a default-category image is treated as missing', async ({ page }) => {
  const image = 'https://pictures.example.in/default-category.png';
  setStub({ 'GET /categories': { json: [categoryRow(1, { image })] } });
  await openHome(page);
  const picture = homeOf(page).categories.locator('img');
  await expect(picture).toHaveAttribute('src', /placeholder/);
});

for (const [failure, answer, message] of [
  ['status 500', { status: 500 }, 'Failed to fetch categories'],
  ['no answer', { hangUp: true }, 'Failed to fetch categories'],
  ['another shape', { json: { items: [] } }, 'Unexpected API response.'],
] as const) {
  test(`failed categories are told in place of the content: ${failure}`, async ({ page }) => {
    setStub({ 'GET /categories': answer });
    await page.goto('/');
    const { categories } = homeOf(page);
    await expect(categories.getByText(message, { exact: true })).toBeVisible();
    await expect(categories.getByRole('link', { name: 'Try again' })).toBeVisible();
  });
}

test("categories show 'Loading ...' until they are there", async ({ page }) => {
  setStub({ 'GET /categories': { json: categoryRows(4) } });
  const held = Promise.withResolvers<void>();
  await page.route('**/admin/api/categories', async (route) => {
    await held.promise;
    await route.continue();
  });
  await comeHome(page);
  await expect(homeOf(page).categories.getByText('Loading ...')).toBeAttached();
  held.resolve();
  await expect(homeOf(page).categories.getByRole('link')).toHaveCount(4);
});

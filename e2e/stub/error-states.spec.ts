import { expectNoViolations } from '../support/axe.ts';
import { homeOf } from '../support/home.ts';
import { setStub } from '../support/stub.ts';
import { expect, test } from '../support/test.ts';

const red = ['color', 'rgb(179, 52, 28)'] as const;
const failing = (...paths: string[]) =>
  Object.fromEntries(paths.map((path) => [`GET ${path}`, { status: 500 }]));

test('each section of the home page fails on its own, and the rest stands', async ({ page }) => {
  setStub(failing('/stats', '/categories', '/franchises', '/events', '/blogs'));
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const { search, filters, benefits, calls } = homeOf(page);
  await expect(search).toBeVisible();
  await expect(filters.getByRole('button', { name: 'Show Filters' })).toBeVisible();
  await expect(benefits).toBeVisible();
  await expect(calls).toBeVisible();
  await expectNoViolations(page);

  await test.step('a failure is told in red', async () => {
    setStub(failing('/franchises', '/franchises/category/toys'));
    await page.goto('/franchises/category/Toys');
    await expect(page.getByText('Error: HTTP error! status: 500', { exact: true })).toHaveCSS(
      ...red,
    );
    const listing = await page.goto('/franchises');
    expect(listing?.status()).toBe(503);
    const message = page.getByText('Error: Failed to fetch franchises', { exact: true });
    await expect(message).toHaveCSS(...red);
    await expectNoViolations(page);
  });
});

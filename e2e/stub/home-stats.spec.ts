import { expect, test } from '../support/test.ts';
import { comeHome } from '../support/home.ts';
import { setStub } from '../support/stub.ts';

const labels = ['Franchise Brands', 'Investors Connected', 'Cities Covered'];

for (const [index, label] of labels.entries()) {
  test(`the ${label} tile shows the number plus '+'`, async ({ page }) => {
    setStub({ 'GET /stats': { json: { brands: 61, investors: 1234, cities: 38 } } });
    await page.goto('/');
    await expect(page.getByRole('definition').nth(index)).toHaveText(
      ['61+', '1234+', '38+'][index] ?? '',
    );
    await expect(page.getByRole('term').nth(index)).toHaveText(label);
  });
}

test("the tiles show '...' while loading", async ({ page }) => {
  setStub({ 'GET /stats': { json: { brands: 61, investors: 1234, cities: 38 } } });
  const held = Promise.withResolvers<void>();
  await page.route('**/admin/api/stats', async (route) => {
    await held.promise;
    await route.continue();
  });
  await comeHome(page);
  await expect(page.getByText('...', { exact: true })).toHaveCount(3);
  held.resolve();
  await expect(page.getByText('1234+', { exact: true })).toBeVisible();
  await expect(page.getByText('...', { exact: true })).toHaveCount(0);
});

for (const [failure, answer] of [
  ['status 500', { status: 500 }],
  ['no answer', { hangUp: true }],
  ['another shape', { json: 'many' }],
] as const) {
  test(`the tiles show '0+' on failure: ${failure}`, async ({ page }) => {
    setStub({ 'GET /stats': answer });
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.getByText('0+', { exact: true })).toHaveCount(3);
  });
}

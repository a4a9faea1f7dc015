import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { setStub } from '../support/stub.ts';

test('pages come as an array or in {pages}', async ({ page }) => {
  const pages = [{ id: 1, slug: 'a b/c', title: 'Odd address' }, { slug: 'plain' }];
  for (const json of [pages, { pages }]) {
    setStub({ 'GET /pages': { json } });
    await page.goto('/pages');
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(['Odd address', 'plain']);
    await expect(links.first()).toHaveAttribute('href', '/page/a%20b%2Fc');
  }
});

test('no pages', async ({ page }) => {
  setStub({ 'GET /pages': { json: [] } });
  await page.goto('/pages');
  await expect(page.getByText('No pages yet')).toBeVisible();
  await expectNoViolations(page);
});

test("'Failed to fetch pages'", async ({ page }) => {
  setStub({ 'GET /pages': { status: 500 } });
  const response = await page.goto('/pages');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch pages');
  await expectNoViolations(page);
});

test('a page comes as itself or in {page}', async ({ page }) => {
  const cms = { slug: 'a', title: 'A page', content: '<p>Body</p>' };
  for (const json of [cms, { page: cms }]) {
    setStub({ 'GET /pages/a': { json } });
    await page.goto('/page/a');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page');
    await expect(page.getByText('Body', { exact: true })).toBeVisible();
  }
});

test("'Page not found.' after a navigation", async ({ page }) => {
  setStub({
    'GET /pages': { json: [{ slug: 'gone', title: 'Gone' }] },
    'GET /pages/gone': { status: 404 },
  });
  await page.goto('/pages');
  await page.getByRole('main').getByRole('link', { name: 'Gone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found.');
});

test("'Failed to fetch page'", async ({ page }) => {
  setStub({ 'GET /pages/a': { status: 500 } });
  const response = await page.goto('/page/a');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch page');
  await expectNoViolations(page);
});

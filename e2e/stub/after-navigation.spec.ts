import { markVisit } from '../support/content.ts';
import { setStub } from '../support/stub.ts';
import { expect, test, type Page } from '../support/test.ts';

const followInBanner = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const followInFooter = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test('pages whose reads fail in the browser say what failed', async ({ page }) => {
  setStub({
    'GET /about': { hangUp: true },
    'GET /team': { hangUp: true },
    'GET /blogs': { hangUp: true },
    'GET /privacy-policy': { hangUp: true },
    'GET /terms': { hangUp: true },
  });
  await page.goto('/pages');
  const expectSameVisit = await markVisit(page);
  const alerts = page.getByRole('main').getByRole('alert');
  await followInBanner(page, 'About');
  await expect(alerts).toContainText([
    'Failed to fetch about us content',
    'Error loading team: Failed to fetch team members',
  ]);
  await followInBanner(page, 'Blog');
  await expect(alerts).toContainText(['Failed to fetch blogs']);
  await followInFooter(page, 'Privacy Policy');
  await expect(alerts).toContainText(['Failed to fetch privacy policy']);
  await followInFooter(page, 'Terms');
  await expect(alerts).toContainText(['Failed to fetch terms and conditions']);
  await expectSameVisit();

  await test.step('what is missing is said to be so', async () => {
    setStub({
      'GET /pages': { json: [{ slug: 'gone', title: 'Gone' }] },
      'GET /pages/gone': { status: 404 },
      'GET /blogs': { json: [{ id: 1, slug: 'gone', title: 'Gone', content: '' }] },
      'GET /blogs/gone': { status: 404 },
    });
    await page.goto('/pages');
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('main').getByRole('link', { name: 'Gone' }).click();
    await expect(title).toHaveText('Page not found.');
    await followInBanner(page, 'Blog');
    await page.getByRole('link', { name: 'Read more about Gone' }).click();
    await expect(title).toHaveText('Blog post not found.');
  });
});

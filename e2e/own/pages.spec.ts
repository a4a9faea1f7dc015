import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { askApi } from '../support/content.ts';
import { holdCalls } from '../support/hold-calls.ts';

type PageLink = { slug: string; title: string };

test.describe('pages', () => {
  test('list of links to /page/{slug}', async ({ page }) => {
    const pages = await askApi<PageLink[]>(page, '/pages');
    await page.goto('/pages');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages');
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(pages.map(({ title }) => title));
    for (const [index, { slug }] of pages.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/page/${slug}`);
    }
    await expect(page).toHaveTitle('Pages | Naya Outlet');
    await expectNoViolations(page);
  });

  test('a link opens its page', async ({ page }) => {
    await page.goto('/pages');
    await page.getByRole('main').getByRole('link', { name: 'Investor checklist' }).click();
    await expect(page).toHaveURL(/\/page\/investor-checklist$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investor checklist');
    await expect(page).toHaveTitle('Investor checklist | Naya Outlet');
  });

  test('loading, then content', async ({ page }) => {
    await page.goto('/page/no-such-page');
    const release = await holdCalls(page, '/pages');
    await page.getByRole('link', { name: 'All pages' }).click();
    await expect(page.getByRole('main').getByText('Loading ...')).toBeAttached();
    release();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test.describe('a page', () => {
  test('title plus HTML content', async ({ page }) => {
    const { title, content } = await askApi<PageLink & { content: string }>(
      page,
      '/pages/how-it-works',
    );
    const heading = /<h2>([^<]+)<\/h2>/.exec(content)?.[1];
    await page.goto('/page/how-it-works');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(heading ?? '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/page\/how-it-works$/,
    );
    await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', /</);
    await expectNoViolations(page);
  });

  test('loading, then content', async ({ page }) => {
    await page.goto('/pages');
    const release = await holdCalls(page, '/pages/how-it-works');
    await page.getByRole('main').getByRole('link', { name: 'How Naya Outlet works' }).click();
    await expect(page.getByRole('main').getByText('Loading ...')).toBeAttached();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Naya Outlet works');
  });

  test("'Page not found.' with status 404", async ({ page }) => {
    const response = await page.goto('/page/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found.');
    await expectNoViolations(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list and page read', async ({ page }) => {
    await page.goto('/pages');
    await page.getByRole('main').getByRole('link', { name: 'Investor checklist' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investor checklist');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });
});

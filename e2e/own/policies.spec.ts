import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

const policies = [
  {
    path: '/privacy-policy',
    link: 'Privacy Policy',
    title: 'Privacy Policy',
    part: 'The four forms',
  },
  { path: '/terms', link: 'Terms', title: 'Terms and Conditions', part: '1. What we are' },
];

for (const { path, link, title, part } of policies) {
  test.describe(title, () => {
    test('heading plus HTML body', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
      await expect(page).toHaveTitle(`${title} | Naya Outlet`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      );
    });

    test('from the footer: loading, then content', async ({ page }) => {
      await page.goto('/pages');
      const release = await holdCalls(page, path);
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByText('Loading ...')).toBeAttached();
      release();
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    });

    for (const width of [360, 1440]) {
      test(`nothing to object to at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expectNoSidewaysScroll(page);
        await expectNoViolations(page);
      });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('policies read', async ({ page }) => {
    for (const { path, part } of policies) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
  });
});

import { homeOf } from '../support/home.ts';
import { listingOf } from '../support/listing.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('everything of the home page is seen, both trending tabs too', async ({ page }) => {
  await page.goto('/');
  const { trending, categories, events, posts, filters } = homeOf(page);
  const titles = trending.getByText(/^This (Week|Month)$/).filter({ visible: true });
  await expect(titles).toHaveText(['This Week', 'This Month']);
  await expect(categories.getByRole('link').first()).toBeVisible();
  await expect(events.getByRole('article').first()).toBeVisible();
  await expect(posts.getByRole('article')).toHaveCount(3);
  const useless = /^Play|^Pause|^Next|^Previous|Hide Filters/;
  await expect(page.getByRole('button', { name: useless })).toHaveCount(0);
  await filters.getByRole('slider', { name: 'Minimum investment' }).press('ArrowRight');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page).toHaveURL(/^[^?]+\/franchises\?.*minInvestment=600000&/);
});

test('on a phone a link brings the filters of the listing out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/franchises?search=a');
  await expect(page.locator('.card-picture img[loading="lazy"]').first()).toBeVisible();
  const { filters, chips } = listingOf(page);
  await expect(filters).toBeHidden();
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(filters).toBeVisible();
  await filters.getByRole('radio', { name: /^Retail/ }).check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(chips).toContainText('Retail');
  await expect(chips).toContainText('“a”');
});

test('the partner page has no button that would do nothing', async ({ page }) => {
  await page.goto('/partners');
  await expect(page.getByRole('button', { name: 'Write the snippet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
});

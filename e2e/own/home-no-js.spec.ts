import { expect, test } from '../support/test.ts';
import { homeOf } from '../support/home.ts';

test.use({ javaScriptEnabled: false });

test('the search box works without JavaScript', async ({ page }) => {
  await page.goto('/');
  await homeOf(page).search.fill('chai');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/franchises?search=chai');
});

test('the filter form works without JavaScript', async ({ page }) => {
  await page.goto('/');
  const { filters } = homeOf(page);
  await filters.getByRole('combobox', { name: 'Category' }).selectOption('Retail');
  await filters.getByRole('slider', { name: 'Minimum investment' }).press('ArrowRight');
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  const sent = new URL(page.url());
  expect(sent.pathname).toBe('/franchises');
  expect(Object.fromEntries(sent.searchParams)).toEqual({
    category: 'Retail',
    location: '',
    minRoi: '0',
    maxRoi: '999',
    minInvestment: '600000',
    maxInvestment: '5000000',
  });
});

test('everything reads without JavaScript, both trending tabs too', async ({ page }) => {
  await page.goto('/');
  const { trending, categories, events, posts } = homeOf(page);
  const titles = trending.getByText(/^This (Week|Month)$/).filter({ visible: true });
  await expect(titles).toHaveText(['This Week', 'This Month']);
  await expect(categories.getByRole('link').first()).toBeVisible();
  await expect(events.getByRole('article').first()).toBeVisible();
  await expect(posts.getByRole('article')).toHaveCount(3);
  await expect(
    page.getByRole('button', { name: /^Play|^Pause|^Next|^Previous|Hide Filters/ }),
  ).toHaveCount(0);
});

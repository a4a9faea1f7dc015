import { expect, test } from '../support/test.ts';
import { askListing, listingOf, openListing } from '../support/listing.ts';

test('walked by keyboard, the way to more and the links to its pages follow the last card', async ({
  page,
}) => {
  const { total } = await askListing(page, '');
  await openListing(page);
  const { pages, count, results, names } = listingOf(page);
  await page.getByRole('button', { name: 'List view' }).focus();
  const last = results.getByRole('link', { name: /^View Details/ }).nth(23);
  await last.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  // After the link of a card comes its tag for the shortlist.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(results.getByRole('button', { name: 'Show 24 more' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pages.getByRole('link', { name: 'Page 1' })).toBeFocused();
  await expect(names).toHaveCount(24);

  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  const next = pages.getByRole('link', { name: 'Next' });
  await expect(next).toHaveAttribute('rel', 'next');
  await expect(next).toHaveAttribute('href', '/franchises?page=2');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/franchises?page=2');
  await expect(count).toHaveText(`Showing 25–48 of ${total} franchises`);
  await expect(results).toBeFocused();
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
});

test('more is appended by one press, the place kept, and the URL follows', async ({ page }) => {
  const { total, franchises } = await askListing(page, '');
  await openListing(page);
  const { results, names, pages, count } = listingOf(page);
  await test.step('one that fails to come says so and can be asked for again', async () => {
    await page.route(/page=2/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await results.getByRole('button', { name: 'Show 24 more' }).click();
    await expect(results.getByRole('alert')).toHaveText('Error: Failed to fetch franchises');
    await expect(names).toHaveCount(24);
    await page.unroute(/page=2/);
    await results.getByRole('button', { name: 'Try again' }).click();
  });
  await expect(names).toHaveCount(48);
  await results.getByRole('article').nth(40).scrollIntoViewIfNeeded();
  await expect(page).toHaveURL('/franchises?page=2');
  await results.getByRole('article').nth(47).scrollIntoViewIfNeeded();
  await expect(names).toHaveCount(48);
  await results.getByRole('button', { name: `Show ${total - 48} more` }).click();
  await expect(names).toHaveCount(total);
  await expect(results.getByRole('button', { name: /^Show \d+ more$/ })).toHaveCount(0);
  await expect(count).toHaveText(`Showing ${total} franchises`);
  expect(await names.allTextContents()).toEqual(franchises.map((each) => each.business_name));
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.evaluate('scrollTo(0, 0)');
  await expect(page).toHaveURL('/franchises');
});

test('back restores the position and the loaded pages', async ({ page }) => {
  await openListing(page, '?sort=name');
  const { results, names } = listingOf(page);
  await results.getByRole('button', { name: 'Show 24 more' }).click();
  await expect(names).toHaveCount(48);
  const card = results.getByRole('article').nth(40);
  await card.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL('/franchises?sort=name&page=2');
  const name = await names.nth(40).textContent();
  await card.getByRole('link', { name: /^View Details/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/franchises?sort=name&page=2');
  await expect(names.nth(40)).toBeInViewport();
  expect(await names.count()).toBeGreaterThanOrEqual(48);
  await expect(names.nth(40)).toHaveText(name ?? '');
});

import { homeOf, openHome } from '../support/home.ts';
import { listingOf } from '../support/listing.ts';
import { expect, test } from '../support/test.ts';

test('the search box suggests cities and budgets', async ({ page }) => {
  await openHome(page);
  const { search } = homeOf(page);
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await test.step('by keyboard, while the box keeps the focus', async () => {
    await search.pressSequentially('indo');
    await expect(options.filter({ hasText: 'Indore' })).toBeVisible();
    await expect(search).toHaveRole('combobox');
    await expect(search).toHaveAttribute('aria-expanded', 'true');
    await search.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(search).toBeFocused();
    await search.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(search).toHaveValue('indo');
  });
  await test.step('an amount is a budget', async () => {
    await search.fill('under 15 lakh');
    await options.filter({ hasText: 'under ₹15 lakh' }).click();
    await expect(page).toHaveURL('/franchises?maxInvestment=1500000');
    // Home has a search box of the same name.
    await expect(page.getByRole('heading', { level: 1, name: /with ₹15 lakh$/ })).toBeVisible();
  });
  await test.step('in the listing it narrows what is chosen already', async () => {
    const box = listingOf(page).search;
    await box.fill('indo');
    await expect(options.filter({ hasText: 'Indore' })).toBeVisible();
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL('/franchises?location=Indore&maxInvestment=1500000');
    await expect(box).toHaveValue('');
  });
  await test.step('what was searched for comes back in an empty box', async () => {
    const box = listingOf(page).search;
    await box.fill('laundry');
    await box.press('Enter');
    await expect(page).toHaveURL(/search=laundry/);
    await box.fill('');
    await options.filter({ hasText: 'Recent search' }).filter({ hasText: 'laundry' }).click();
    await expect(box).toHaveValue('laundry');
  });
});

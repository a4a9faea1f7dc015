import { homeOf, openHome } from '../support/home.ts';
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
  });
});

import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { brandInsight } from '../support/insight.ts';
import { setStub } from '../support/stub.ts';

test('an insight has its figure, the largest as bars, all as a table', async ({ page }) => {
  setStub({ 'GET /franchise-insights': { json: [brandInsight] } });
  await page.goto('/about');
  const numbers = page.getByRole('region', { name: 'Franchising in numbers' });
  const brands = numbers.getByRole('figure').filter({ hasText: 'Brands by category' });
  await expect(brands).toContainText('14 brands');
  await expect(brands.getByRole('listitem')).toHaveCount(5);
  await expect(brands.getByRole('listitem').first()).toContainText('Trade 9');
  await expect(brands.getByRole('table')).toBeHidden();
  await brands.getByText('All figures as a table').focus();
  await page.keyboard.press('Enter');
  await expect(brands.getByRole('table').getByRole('row')).toHaveCount(10);
  await expectNoViolations(page);
});

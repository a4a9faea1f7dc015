import { expect, test } from '../support/test.ts';

test('ticks of a checklist stay on the device until they are cleared', async ({ page }) => {
  await page.goto('/page/investor-checklist');
  const box = page.getByRole('checkbox', { name: /^Accounts of two years seen/ });
  await box.check();
  await page.getByRole('checkbox', { name: /^Insurance for fire/ }).check();
  await expect(page.getByText('2 of 25 done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 of 25 done')).toBeVisible();
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Clear all ticks' }).click();
  await expect(page.getByText('0 of 25 done')).toBeVisible();
  await expect(box).not.toBeChecked();
});

import { officeUrl } from '@naya/contract/office/urls';
import { officeCall, pressFeature } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { expect, test } from '../support/test.ts';

test('a view is saved under a name and recalled, and several franchises are featured at once', async ({
  page,
}) => {
  await openOffice(page, '/franchises');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'suspended' }).click();
  await expect(page).toHaveURL(/suspended/);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Save current query...' }).click();
  await page.getByLabel('Query name').fill('Put away');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.goto(officeUrl('/franchises?filter={}'));
  await expect(page).not.toHaveURL(/suspended/);
  // The list follows its URL a moment later.
  await expect(page.getByRole('combobox', { name: 'Status' })).not.toContainText('suspended');
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Put away' }).click();
  await expect(page).toHaveURL(/suspended/);

  await page.goto(officeUrl('/franchises?filter={}&sort=business_name&order=DESC'));
  const rows = page.getByRole('row');
  const sorted = '/franchises?page=1&perPage=2&sort=business_name&order=DESC&filter={}';
  const { data } = await (await officeCall(page, 'GET', sorted)).json();
  // Until the list has come anew, the rows of the view stand there.
  for (const place of [1, 2])
    await expect(rows.nth(place)).toContainText(data[place - 1].business_name);
  for (const place of [1, 2]) await rows.nth(place).getByRole('checkbox').check();
  await pressFeature(page);
  await expect(page.getByText('Featured.')).toBeVisible();
  for (const place of [1, 2]) await expect(rows.nth(place)).toContainText('★');
  for (const place of [1, 2]) await rows.nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Feature no longer' }).click();
  await expect(page.getByText('No longer featured.')).toBeVisible();
});

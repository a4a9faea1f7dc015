import { officeUrl } from '@naya/contract/urls';
import { urls } from '../support/addresses.ts';
import { freshEmail } from '../support/fill-forms.ts';
import { owner } from '../support/office-people.ts';
import { hire, officeCall } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { expect, test } from '../support/test.ts';

test('a view is saved under a name and recalled', async ({ page }) => {
  await openOffice(page, '/franchises');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'suspended' }).click();
  await expect(page).toHaveURL(/suspended/);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Save current query...' }).click();
  await page.getByLabel('Query name').fill('Put away');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.goto(officeUrl('/franchises?filter={}'));
  await expect(page).not.toHaveURL(/suspended/);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Put away' }).click();
  await expect(page).toHaveURL(/suspended/);
});

test('several franchises are featured at once', async ({ page }) => {
  await openOffice(page, '/franchises?sort=business_name&order=DESC');
  const rows = page.getByRole('row');
  for (const place of [1, 2]) await rows.nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Feature', exact: true }).click();
  await expect(page.getByText('Featured.')).toBeVisible();
  for (const place of [1, 2]) await expect(rows.nth(place)).toContainText('★');
  for (const place of [1, 2]) await rows.nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Feature no longer' }).click();
  await expect(page.getByText('No longer featured.')).toBeVisible();
});

test('a second factor is set up by a code to scan, with its key beside it', async ({
  browser,
  page,
}) => {
  const agent = await hire(browser, 'agent');
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  await openOffice(page, '/account', agent);
  await page.getByLabel('Your password').fill(agent.password);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const code = page.locator('svg', { has: page.locator('title', { hasText: 'QR code' }) });
  await expect(code).toBeVisible();
  const link = await page.getByRole('link', { name: 'open it on this phone' }).getAttribute('href');
  const secret = new URL(link ?? '').searchParams.get('secret') ?? '';
  await expect(page.locator('code')).toHaveText((secret.match(/.{1,4}/g) ?? []).join(' '));
  await expect(page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')).toHaveCount(
    10,
  );
  expect(refused).toEqual([]);
});

test('a lead is called, written to or met on WhatsApp by one click', async ({ page }) => {
  const email = freshEmail();
  const message = { subject: 'Support', message: 'Please call me.' };
  const sent = await page.request.post(`${urls.office}/admin/api/contact`, {
    data: { name: 'Meera Test', email, phone: '098765 43210', ...message },
  });
  expect(sent.status()).toBe(201);
  await officeCall(page, 'POST', '/sign-in', owner);
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const found = await (await officeCall(page, 'GET', `/leads?filter=${filter}`)).json();
  await page.goto(officeUrl(`/leads/${found.data[0].id}`));
  const href = (name: RegExp) => page.getByRole('link', { name });
  await expect(href(/^Call/)).toHaveAttribute('href', 'tel:09876543210');
  await expect(href(/^Mail/)).toHaveAttribute('href', `mailto:${email}`);
  await expect(href(/^WhatsApp/)).toHaveAttribute('href', 'https://wa.me/919876543210');
});

test('mails are listed with whom they go to and how they fared', async ({ page, request }) => {
  const email = freshEmail();
  const message = { name: 'Asha', email, subject: 'Support', message: 'Please write to me.' };
  await request.post(`${urls.office}/admin/api/contact`, { data: message });
  await openOffice(page, '/');
  await page.getByRole('menuitem', { name: 'Mails' }).click();
  const row = page.getByRole('row', { name: email });
  await expect(row).toContainText('Acknowledgement');
  await expect(row).toContainText(/waiting|written to a file/);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'failed' }).click();
  await expect(row).toBeHidden();
});

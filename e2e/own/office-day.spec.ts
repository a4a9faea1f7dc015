import { officeUrl } from '@naya/contract/office/urls';
import { expect, test } from '../support/test.ts';
import { freshEmail } from '../support/fill-forms.ts';
import { officeCall } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';

test('without a mail server the office says so: above each screen, in the list, at a forgotten password', async ({
  page,
}) => {
  const email = freshEmail();
  await page.request.post('/admin/api/contact', {
    data: { name: 'Asha', email, subject: 'Support', message: 'Hello' },
  });
  await openOffice(page, '/franchises');
  await expect(page.getByRole('complementary', { name: 'Notices' })).toContainText(
    'Enter the mail server under Setup.',
  );
  type Mail = { to: string; status: string };
  const isWritten = async () => {
    const { data } = await (await officeCall(page, 'GET', '/mails')).json();
    return (data as Mail[]).find(({ to }) => to === email)?.status === 'written';
  };
  await expect.poll(isWritten).toBe(true);
  await page.goto(officeUrl('/mails'));
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('written to a file: no mail server is set');
  await expect(row).toContainText('Acknowledgement');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'failed' }).click();
  await expect(row).toBeHidden();

  await page.goto(officeUrl('/forgotten-password'));
  await page.getByLabel('E-mail').fill('nobody@example.in');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('its link is written to a file')).toBeVisible();
});

test('a franchise: what is impossible is marked, what is doubtful is saved by a second press, and it is handed over', async ({
  page,
}) => {
  await openOffice(page, '/franchises');
  const { data } = await (await officeCall(page, 'GET', '/categories')).json();
  const brand = { business_name: 'Ulta Pulta', category_id: data[0].id };
  const { id } = await (await officeCall(page, 'POST', '/franchises', brand)).json();
  await page.goto(officeUrl(`/franchises/${id}`));
  await page.getByRole('tab', { name: 'Contact and registration' }).click();
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('GSTIN')).toHaveAccessibleDescription(
    'This number has a wrong check digit',
  );
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV');

  await page.getByRole('tab', { name: 'Figures' }).click();
  await page.getByLabel('Payback from (months)').fill('24');
  await page.getByLabel('Payback to (months)').fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The shortest payback is above the longest.')).toBeVisible();
  await page.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

  const contact = page.getByRole('region', { name: 'Contact (not public)' });
  await contact.getByLabel('Name').fill('Meera');
  await contact.getByLabel('E-mail').fill('notmail');
  await contact.getByRole('button', { name: 'Hand over' }).click();
  await expect(contact.getByText('Please enter a valid email address')).toBeVisible();
  await contact.getByLabel('E-mail').fill('meera@example.in');
  await contact.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Handed over.')).toBeVisible();
  await officeCall(page, 'POST', '/franchises/actions', { action: 'trash', ids: [id] });
});

import { officeUrl } from '@naya/contract/office/urls';
import { expect, test } from '../support/test.ts';
import { ports } from '../support/urls.ts';
import { freshEmail } from '../support/fill-forms.ts';
import { createColleague, officeCall } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { storedSubmissions } from '../support/submissions.ts';

test('an agent works a lead: ways to reach its sender, stage, due day and a note', async ({
  browser,
  page,
}) => {
  const email = freshEmail();
  const message = { subject: 'Support', message: 'Is the office open on Saturdays?' };
  const sent = await page.request.post('/admin/api/contact', {
    data: { name: 'Meera Test', email, phone: '098765 43210', ...message },
  });
  expect(sent.status()).toBe(201);
  await openOffice(page, '/leads', await createColleague(browser, 'agent'));
  await page.getByRole('textbox', { name: 'Search' }).fill(email);
  // The list follows the search after a moment.
  await expect(page).toHaveURL(/filter=/);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('cell', { name: 'Meera Test' }).click();
  await expect(page.getByText('no response yet')).toBeVisible();
  await expect(page.getByText('Is the office open on Saturdays?')).toBeVisible();
  for (const [name, href] of [
    [/^Call/, 'tel:09876543210'],
    [/^Mail/, `mailto:${email}`],
    [/^WhatsApp/, 'https://wa.me/919876543210'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await page.getByLabel('Stage').click();
  await page.getByRole('option', { name: 'contacted' }).click();
  await page.getByLabel('Due').fill('2040-02-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText(/· first response/)).toBeVisible();
  await page.getByLabel('New note').fill('Called back.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Called back.');
  const [stored] = await storedSubmissions(email, ports.office);
  expect(stored).toMatchObject({ stage: 'contacted', due_on: '2040-02-01' });
});

test('an editor is refused the people, and nothing stays open after signing out', async ({
  browser,
  page,
}) => {
  await openOffice(page, '/', await createColleague(browser, 'editor'));
  await expect(page.getByRole('menuitem', { name: 'Franchises' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'People', exact: true })).toBeHidden();
  await expect(page.getByRole('menuitem', { name: 'Leads' })).toBeHidden();
  await page.goto(officeUrl('/users'));
  await expect(page.getByText('Access denied')).toBeVisible();
  expect((await officeCall(page, 'GET', '/users')).status()).toBe(403);
  expect((await officeCall(page, 'GET', '/leads')).status()).toBe(403);

  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await officeCall(page, 'GET', '/users')).status()).toBe(401);
  await page.goto(officeUrl('/users'));
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

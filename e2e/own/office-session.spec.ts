import { randomUUID } from 'node:crypto';
import { dismissDialog } from '../support/accept-dialog.ts';
import { createColleague, officeCall } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { expect, test } from '../support/test.ts';

test('a session that ended while somebody wrote: she signs in above the form, and it is saved', async ({
  browser,
  page,
}) => {
  const editor = await createColleague(browser, 'editor');
  await openOffice(page, '/pages/create', editor);
  const title = `Kept ${randomUUID().slice(0, 8)}`;
  const signIn = page.getByRole('dialog', { name: 'Not saved: please sign in' });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('a new page', async () => {
    await page.getByLabel('Title').fill(title);
    await page.context().clearCookies();
    await save.click();
    await expect(signIn).toBeVisible();
    await expect(signIn.getByLabel('E-mail')).toHaveValue(editor.email);
    await signIn.getByLabel('Password').fill(editor.password);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(signIn).toBeHidden();
    await expect(page).toHaveURL(/pages\/\d+$/);
    await expect(page.getByRole('region', { name: 'History' })).toContainText('created');
  });

  await test.step('a change, put off at first', async () => {
    await page.getByLabel('Title').fill(`${title}, changed`);
    await page.context().clearCookies();
    await save.click();
    await signIn.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('alert')).toContainText('Not saved: please sign in');
    const asked = dismissDialog(page);
    await page.getByRole('menuitem', { name: 'Events' }).click();
    expect(await asked).toContain('not saved');
    await expect(page.getByText('Saved.')).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue(`${title}, changed`);
    await save.click();
    await signIn.getByLabel('Password').fill('not the password');
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(
      signIn.getByText('The e-mail address or the password is not right.'),
    ).toBeVisible();
    await signIn.getByLabel('Password').fill(editor.password);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  const id = /pages\/(\d+)/.exec(page.url())?.[1];
  const stored = await (await officeCall(page, 'GET', `/pages/${id}`)).json();
  expect(stored.title).toBe(`${title}, changed`);
  await officeCall(page, 'DELETE', `/pages/${id}`);
});

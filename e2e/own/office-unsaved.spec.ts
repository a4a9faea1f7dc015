import { randomUUID } from 'node:crypto';
import { officeUrl } from '@naya/contract/office/urls';
import type { Page } from '@playwright/test';
import { createColleague, officeCall } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { expect, test } from '../support/test.ts';

const typeIntoText = async (page: Page, text: string) => {
  await page.locator('.ProseMirror').click();
  await page.keyboard.type(text);
};

test('whoever leaves a changed form is asked first', async ({ browser, page }) => {
  await openOffice(page, '/events', await createColleague(browser, 'editor'));
  await page.getByRole('menuitem', { name: 'Settings and texts' }).click();
  await page.getByRole('tab', { name: 'Terms' }).click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await typeIntoText(page, 'Unsaved words. ');
  const expectAsked = async (...kinds: string[]) => {
    await expect.poll(() => asked).toEqual(kinds);
    await expect(page).toHaveURL(/settings\/terms$/);
    await expect(page.locator('.ProseMirror')).toContainText('Unsaved words.');
    // The page takes in one refusal before it can ask about the next way out.
    await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  };
  await page.getByRole('tab', { name: 'Hours' }).click();
  await expectAsked('confirm');
  await page.getByRole('menuitem', { name: 'Events' }).click();
  await expectAsked('confirm', 'confirm');
  await page.evaluate(() => history.back());
  await expectAsked('confirm', 'confirm', 'confirm');
  await page.evaluate(() => location.reload());
  await expectAsked('confirm', 'confirm', 'confirm', 'beforeunload');
});

test('a text that was not saved is offered again, until it is saved or discarded', async ({
  browser,
  page,
}) => {
  await openOffice(page, '/', await createColleague(browser, 'editor'));
  const title = `Drafted ${randomUUID().slice(0, 8)}`;
  const made = await officeCall(page, 'POST', '/pages', { title, content: '<p>First.</p>' });
  const { id } = await made.json();
  page.on('dialog', (dialog) => void dialog.accept());
  const editor = page.locator('.ProseMirror');
  const offer = page.getByText(/^You have unsaved text from \d{1,2}:\d\d/);
  const editAndReload = async (text: string) => {
    await page.goto(officeUrl(`/pages/${id}`));
    await expect(editor).toContainText('First.');
    await typeIntoText(page, text);
    await page.reload();
    await expect(offer).toBeVisible();
  };

  await editAndReload('Thrown away. ');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toBeHidden();
  await expect(editor).not.toContainText('Thrown away.');

  await editAndReload('Brought back. ');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor).toContainText('Brought back.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(editor).toContainText('Brought back.');
  await expect(offer).toBeHidden();

  await typeIntoText(page, 'Left behind. ');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Left behind.');
  await officeCall(page, 'DELETE', `/pages/${id}`);
});

test('a note typed under a lead is not dropped without a question', async ({ browser, page }) => {
  await openOffice(page, '/mails', await createColleague(browser, 'agent'));
  const lead = { kind: 'enquiry', way: 'Telephone', name: 'Noted by hand', phone: '00000 11111' };
  const { id } = await (await officeCall(page, 'POST', '/leads', lead)).json();
  await page.goto(officeUrl(`/leads/${id}`));
  const note = page.getByLabel('New note');
  await note.fill('Rings back on Monday.');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole('menuitem', { name: 'Mails' }).click();
  await expect.poll(() => asked).toEqual(['confirm']);
  await expect(note).toHaveValue('Rings back on Monday.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Rings back on Monday.');
  await expect(note).toHaveValue('');
});

test('Back asks after a plain link and a typed address too, and so do dialogs and small forms', async ({
  browser,
  page,
}) => {
  await openOffice(page, '/', await createColleague(browser, 'owner'));
  await page.getByRole('link', { name: /leads? without an answer/ }).click();
  // The middle of a row can be a link to write to somebody.
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
  await expect(page).toHaveURL(/leads\/\d+/);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const note = page.getByLabel('New note');
  await note.fill('Rings back on Monday.');
  const lead = page.url();
  const goBack = () => page.evaluate(() => history.back());
  const settle = () =>
    page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  await goBack();
  await expect.poll(() => asked).toEqual(['confirm']);
  await expect(page).toHaveURL(lead);
  await expect(note).toHaveValue('Rings back on Monday.');
  await settle();
  await page.evaluate(() => (location.hash = '#/mails'));
  await expect.poll(() => asked).toEqual(['confirm', 'confirm']);
  await expect(page).toHaveURL(lead);
  await expect(note).toHaveValue('Rings back on Monday.');
  await settle();
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(note).toHaveValue('');

  await page.evaluate(() => (location.hash = '#/franchises'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => (location.hash = '#/franchises/1'));
  await page.getByRole('button', { name: 'Suspend' }).click();
  const reason = page.getByLabel('Reason');
  await reason.fill('The brand asked for it.');
  await page.keyboard.press('Escape');
  await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'confirm']);
  await expect(reason).toHaveValue('The brand asked for it.');
  await goBack();
  await expect.poll(() => asked.length).toBe(4);
  await expect(reason).toHaveValue('The brand asked for it.');
  await settle();
  await reason.fill('');
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('form', { name: 'Record a check' }).getByLabel('Note').fill('Rang them.');
  await goBack();
  await expect(page).toHaveURL(/#\/franchises$/);
  expect(asked).toHaveLength(6);
});

test('a form opens once its record has come: typed earlier, it would be lost', async ({ page }) => {
  await openOffice(page, '/pages');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const record = /\/pages\/\d+$/;
  await page.route(record, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(record);
  await page.getByRole('cell', { name: 'Investor checklist' }).click();
  await asked;
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(title).toBeHidden();
  letGo();
  await title.fill('Kept');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await expect(title).toHaveValue('Kept');
});

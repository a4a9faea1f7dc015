import { randomUUID } from 'node:crypto';
import { officeUrl } from '@naya/contract/office/urls';
import type { Page } from '@playwright/test';
import { owner } from '../support/office-people.ts';
import { officeCall, pressFeature } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';
import { pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

/** Enters a franchise, which waits for its review, and opens its form. */
async function openListing(page: Page): Promise<number> {
  await officeCall(page, 'POST', '/sign-in', owner);
  const { data } = await (await officeCall(page, 'GET', '/categories')).json();
  const business_name = `Typed Test ${randomUUID().slice(0, 8)}`;
  const franchise = { business_name, category_id: data[0].id, description: 'Paper and pens.' };
  const made = await officeCall(page, 'POST', '/franchises', franchise);
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await page.goto(officeUrl(`/franchises/${id}`));
  return id;
}

const stored = async (page: Page, id: number) =>
  (await officeCall(page, 'GET', `/franchises/${id}`)).json();
const trash = (page: Page, id: number) =>
  officeCall(page, 'POST', '/franchises/actions', { action: 'trash', ids: [id] });

test('what is typed outlasts an action beside the form, and is not put over what somebody else wrote there', async ({
  page,
}) => {
  const id = await openListing(page);
  const headquarters = page.getByLabel('Headquarters');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await headquarters.fill('Typed City');
  await pressFeature(page);
  await expect(page.getByRole('button', { name: 'Feature no longer' })).toBeVisible();
  await expect(headquarters).toHaveValue('Typed City');
  await save.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await stored(page, id)).toMatchObject({ headquarters: 'Typed City', is_featured: true });
  await expect(save).toBeDisabled();

  await headquarters.fill('My City');
  const theirs = { ...(await stored(page, id)), headquarters: 'Their City' };
  expect((await officeCall(page, 'PUT', `/franchises/${id}`, theirs)).status()).toBe(200);
  await page.getByRole('button', { name: 'Feature no longer' }).click();
  await expect(page.getByRole('button', { name: 'Feature', exact: true })).toBeVisible();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed the same' });
  await expect(dialog.getByRole('group', { name: 'Theirs' })).toContainText('Their City');
  await expect(dialog.getByRole('group', { name: 'Yours' })).toContainText('My City');

  await test.step('a second save that fails loses nothing either', async () => {
    await page.route(`**/franchises/${id}`, (route) => route.abort(), { times: 1 });
    await dialog.getByRole('radio', { name: 'Yours' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The server does not answer.')).toBeVisible();
    await expect(headquarters).toHaveValue('My City');
  });
  await save.click();
  await dialog.getByRole('radio', { name: 'Yours' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await stored(page, id)).headquarters).toBe('My City');
  await expect(save).toBeDisabled();
  await expect(headquarters).toHaveValue('My City');
  await trash(page, id);
});

test('of several pictures those that are accepted stay beside one that is refused', async ({
  page,
}) => {
  const id = await openListing(page);
  await page.getByRole('tab', { name: 'Pictures' }).click();
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page
    .getByLabel('Upload pictures')
    .last()
    .setInputFiles([await pngFile('one.png', 60, 40), broken, await pngFile('two.png', 50, 40)]);
  await expect(page.getByRole('button', { name: 'Picture 2: remove' })).toBeVisible();
  await trash(page, id);
});

test('a double click sends once', async ({ page }) => {
  await officeCall(page, 'POST', '/sign-in', owner);
  const lead = { kind: 'enquiry', way: 'Telephone', name: 'Rang twice', phone: '00000 22222' };
  const { id } = await (await officeCall(page, 'POST', '/leads', lead)).json();
  await openOffice(page, `/leads/${id}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.getByLabel('New note').fill('Once.');
  await page.getByRole('button', { name: 'Add the note' }).dblclick();
  await expect(page.getByLabel('New note')).toHaveValue('');
  expect(sent.filter((path) => path.endsWith('/notes'))).toHaveLength(1);
});

test('letters decide about a listing only where none are typed, and a typed question waits for its sender', async ({
  page,
}) => {
  const id = await openListing(page);
  await page.goto(officeUrl(`/review/${id}`));
  const question = page.getByLabel('Question or note');
  await question.fill('Whose brand is it?');
  await page.getByLabel('Who reads it').focus();
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await stored(page, id)).status).toBe('pending');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(officeUrl('/review'));
  await page.goto(officeUrl(`/review/${id}`));
  await expect(question).toHaveValue('Whose brand is it?');
  await page.getByLabel('Who reads it').click();
  await page.getByRole('option', { name: 'Operators alone: a note' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Written.')).toBeVisible();
  await expect(question).toHaveValue('');
  await trash(page, id);
});

import { randomUUID } from 'node:crypto';
import { blogUrl } from '@naya/contract/urls';
import { officeUrl } from '@naya/contract/office/urls';
import { pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';
import { createColleague, officeCall } from '../support/office.ts';
import { openOffice } from '../support/open-office.ts';

test('a post is drafted, previewed, scheduled and published', async ({ page }) => {
  const title = `Reading a lease ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const status = async () => (await page.request.get(blogUrl(slug))).status();
  await openOffice(page, '/blogs/create');
  await page.getByLabel('Title').fill(title);
  const editor = page.locator('.ProseMirror');
  await editor.click();
  await page.keyboard.type('Ask for the whole lease.');
  await page.keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Leads to').fill('example.in/lease');
  await page.getByRole('button', { name: 'Set the link' }).click();
  await expect(editor.getByRole('link')).toHaveAttribute('href', 'https://example.in/lease');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Insert a picture' }).click();
  const library = page.getByRole('dialog', { name: 'Pictures' });
  await library.locator('input[type=file]').setInputFiles(await pngFile('lease.png', 90, 60));
  await expect(library).toBeHidden();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="As it will look"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(preview.getByRole('link', { name: 'Ask for the whole lease.' })).toBeVisible();
  await expect(preview.locator('article img[src^="/media/"]').last()).toBeVisible();
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('created');
  expect(await status()).toBe(404);

  await page.getByLabel('Status').click();
  await page.getByRole('option', { name: 'scheduled' }).click();
  await page.getByLabel('Publish at').fill('2040-01-01T09:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await status()).toBe(404);

  await page.getByLabel('Status').click();
  await page.getByRole('option', { name: 'published' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'On the site' })).toBeVisible();
  expect(await status()).toBe(200);

  await editor.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And the annexes.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/^Draft by .* until you press Publish/)).toBeVisible();
  await expect(editor).toContainText('And the annexes.');
  expect(await (await page.request.get(blogUrl(slug))).text()).not.toContain('annexes');

  const id = /blogs\/(\d+)/.exec(page.url())?.[1];
  await officeCall(page, 'DELETE', `/blogs/${id}`);
});

test('a setting changes the frame of the site, and is taken back', async ({ page, context }) => {
  await openOffice(page, '/settings');
  const number = page.getByLabel('WhatsApp number');
  await expect(number).not.toHaveValue('');
  await number.fill('+91 00000 55555');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const site = await context.newPage();
  const button = site.locator('a[href^="https://wa.me/"]').first();
  await site.goto('/about');
  await expect(button).toHaveAttribute('href', /910000055555/);
  await page.getByRole('button', { name: 'Undo this change' }).first().click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await site.reload();
  await expect(button).not.toHaveAttribute('href', /910000055555/);
});

test('two editors collide: what one alone changed is kept, and the second decides about the rest', async ({
  browser,
  page,
}) => {
  const title = `Contested ${randomUUID().slice(0, 8)}`;
  await officeCall(page, 'POST', '/sign-in', await createColleague(browser, 'editor'));
  const made = await officeCall(page, 'POST', '/pages', { title, content: '<p>x</p>' });
  const row = await made.json();
  await page.goto(officeUrl(`/pages/${row.id}`));
  await expect(page.getByLabel('Title')).toHaveValue(title);

  const theirs = await officeCall(page, 'PUT', `/pages/${row.id}`, {
    ...row,
    title: 'Their title',
    content: '<p>Their text.</p>',
  });
  expect(theirs.status()).toBe(200);

  await page.getByLabel('Title').fill('My title');
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed the same' });
  await expect(dialog.getByRole('group', { name: 'Theirs' })).toContainText('Their title');
  await expect(dialog.getByRole('group', { name: 'Yours' })).toContainText('My title');
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Yours' }).check();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await officeCall(page, 'GET', `/pages/${row.id}`)).json())
    .toMatchObject({ title: 'My title', content: '<p>Their text.</p>' });

  const now = await (await officeCall(page, 'GET', `/pages/${row.id}`)).json();
  await expect(page.locator('.ProseMirror')).toContainText('Their text.');
  const again = { ...now, title: 'Their second title' };
  expect((await officeCall(page, 'PUT', `/pages/${row.id}`, again)).status()).toBe(200);
  await page.locator('.ProseMirror').click();
  await page.keyboard.type('Mine. ');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(
    page.getByText('Saved, with what somebody else has changed meanwhile.'),
  ).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Their second title');
  const merged = await (await officeCall(page, 'GET', `/pages/${row.id}`)).json();
  expect(merged.title).toBe('Their second title');
  expect(merged.content).toContain('Mine.');
  await officeCall(page, 'DELETE', `/pages/${row.id}`);
});

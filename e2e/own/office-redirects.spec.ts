import { randomUUID } from 'node:crypto';
import { blogUrl, pagesUrl, pageUrl } from '@naya/contract/urls';
import { officeUrl } from '@naya/contract/office/urls';
import { urls } from '../support/urls.ts';
import { officeCall } from '../support/office.ts';
import { owner } from '../support/office-people.ts';
import { expect, test, type Page } from '../support/test.ts';

const fresh = (word: string) => `${word}-${randomUUID().slice(0, 8)}`;

/** Where a URL leads, in one step. */
async function leadsTo(page: Page, url: string) {
  const answer = await page.request.get(urls.office + url, { maxRedirects: 0 });
  return { status: answer.status(), location: answer.headers()['location'] };
}
async function make(page: Page, resource: string, data: object) {
  const made = await officeCall(page, 'POST', `/${resource}`, data);
  expect(made.status()).toBe(201);
  return made.json();
}

test('a post that moves is told so by its editor, and its old URL leads there', async ({
  page,
}) => {
  await officeCall(page, 'POST', '/sign-in', owner);
  const [old, next] = [fresh('old'), fresh('next')];
  const post = await make(page, 'blogs', {
    title: 'A post that moves',
    slug: old,
    content: '<p>x</p>',
    status: 'published',
  });
  expect(await leadsTo(page, blogUrl(old))).toMatchObject({ status: 200 });
  await page.goto(officeUrl(`/blogs/${post.id}`));
  await page.getByLabel('Address on the site').fill(next);
  await expect(page.getByText(`The old address ${blogUrl(old)} will lead here.`)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const moved = { status: 301, location: blogUrl(next) };
  expect(await leadsTo(page, blogUrl(old))).toMatchObject(moved);

  // Taken back, the redirect goes the other way.
  await page.getByRole('button', { name: 'Undo this change' }).first().click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await leadsTo(page, blogUrl(old))).toMatchObject({ status: 200 });
  expect(await leadsTo(page, blogUrl(next))).toMatchObject({ status: 301, location: blogUrl(old) });
  await officeCall(page, 'DELETE', `/blogs/${post.id}`);
  expect(await leadsTo(page, blogUrl(next))).toMatchObject({ status: 404 });
});

test('an old link followed inside the site arrives at the new URL', async ({ page }) => {
  await officeCall(page, 'POST', '/sign-in', owner);
  const [old, next] = [fresh('old'), fresh('next')];
  const row = await make(page, 'pages', { title: 'A page that moves', slug: old, content: '' });
  await page.goto(pagesUrl);
  const link = page.locator(`main a[href="${pageUrl(old)}"]`);
  await expect(link).toBeVisible();
  await officeCall(page, 'PUT', `/pages/${row.id}`, { ...row, slug: next });
  await link.click();
  await expect(page).toHaveURL(pageUrl(next));
  await expect(page.getByRole('heading', { level: 1, name: 'A page that moves' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pagesUrl);
  await officeCall(page, 'DELETE', `/pages/${row.id}`);
});

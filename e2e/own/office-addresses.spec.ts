import { randomUUID } from 'node:crypto';
import {
  blogUrl,
  categoryUrl,
  franchiseUrl,
  officeUrl,
  pagesUrl,
  pageUrl,
} from '@naya/contract/urls';
import { urls } from '../support/addresses.ts';
import { officeCall, signInAsOwner } from '../support/office.ts';
import { expect, test, type Page } from '../support/test.ts';

const fresh = (word: string) => `${word}-${randomUUID().slice(0, 8)}`;

/** Where an address leads, in one step. */
async function leadsTo(page: Page, address: string) {
  const answer = await page.request.get(urls.office + address, { maxRedirects: 0 });
  const { location, 'cache-control': caching, 'cache-tag': tags } = answer.headers();
  return { status: answer.status(), location, caching, tags };
}
async function make(page: Page, resource: string, data: object) {
  const made = await officeCall(page, 'POST', `/${resource}`, data);
  expect(made.status()).toBe(201);
  return made.json();
}

test('a post that moves is told so by its editor, and its old address leads there', async ({
  page,
}) => {
  await signInAsOwner(page);
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
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const moved = await leadsTo(page, blogUrl(old));
  expect(moved).toMatchObject({ status: 301, location: blogUrl(next) });
  expect(moved.caching).toMatch(/^public, max-age=0, s-maxage=\d/);
  expect(moved.tags?.split(' ')).toContain(`blog:${post.id}`);

  // Taken back, both addresses turn round.
  await page.getByRole('button', { name: 'Undo this change' }).first().click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  expect(await leadsTo(page, blogUrl(old))).toMatchObject({ status: 200 });
  expect(await leadsTo(page, blogUrl(next))).toMatchObject({ status: 301, location: blogUrl(old) });
  await officeCall(page, 'DELETE', `/blogs/${post.id}`);
  expect(await leadsTo(page, blogUrl(next))).toMatchObject({ status: 404 });
});

test('an old link followed inside the site arrives at the new address', async ({ page }) => {
  await signInAsOwner(page);
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

test('a franchise and a category are found by what they were called', async ({ page }) => {
  await signInAsOwner(page);
  const [oldName, name, old] = [fresh('Old trade'), fresh('New trade'), fresh('old-brand')];
  const category = await make(page, 'categories', { name: oldName });
  const franchise = await make(page, 'franchises', {
    business_name: 'A brand that moves',
    slug: old,
    category_id: category.id,
    description: 'x',
  });
  await officeCall(page, 'POST', '/franchises/actions', { ids: [franchise.id], action: 'approve' });
  const approved = await (await officeCall(page, 'GET', `/franchises/${franchise.id}`)).json();
  const next = fresh('brand');
  await officeCall(page, 'PUT', `/franchises/${franchise.id}`, { ...approved, slug: next });
  const byId = franchiseUrl(franchise.id);
  expect(await leadsTo(page, franchiseUrl(old))).toMatchObject({ status: 301, location: byId });
  expect(await leadsTo(page, franchiseUrl(next))).toMatchObject({ status: 200 });
  expect(await leadsTo(page, byId)).toMatchObject({ status: 200 });

  const slug = fresh('trade');
  await officeCall(page, 'PUT', `/categories/${category.id}`, { ...category, name, slug });
  for (const address of [categoryUrl(oldName), categoryUrl(category.slug)]) {
    const moved = { status: 301, location: categoryUrl(name) };
    expect(await leadsTo(page, address)).toMatchObject(moved);
  }
  for (const address of [categoryUrl(name), categoryUrl(slug)]) {
    expect(await leadsTo(page, address)).toMatchObject({ status: 200 });
  }
});

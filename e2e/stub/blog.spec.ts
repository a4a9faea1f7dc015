import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { setStub } from '../support/stub.ts';

const posts = [
  {
    id: 1,
    slug: 'first',
    title: 'First post',
    content: `<p>${'x'.repeat(119)} yz and much more</p>`,
    tags: 'rent, lease;site',
    category: 'Money',
    created_at: '2026-02-01',
  },
  { id: 2, title: 'Second post', content: 'Nothing but text', tags: ['one', 'one'] },
  { id: 3, content: 'no title' },
];

test('posts come as an array or in {blogs}', async ({ page }) => {
  for (const json of [posts, { blogs: posts }]) {
    setStub({ 'GET /blogs': { json } });
    await page.goto('/blog');
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'First post',
      'Second post',
    ]);
  }
});

test('tags come as a list or as text', async ({ page }) => {
  setStub({ 'GET /blogs': { json: posts } });
  await page.goto('/blog');
  const tags = page.getByRole('list', { name: 'Tags' });
  await expect(tags.first().getByRole('listitem')).toHaveText(['rent', 'lease', 'site']);
  await expect(tags.last().getByRole('listitem')).toHaveText(['one']);
});

test('the excerpt is the first 120 characters of content plus ...', async ({ page }) => {
  setStub({ 'GET /blogs': { json: posts } });
  await page.goto('/blog');
  await expect(page.getByText(`${'x'.repeat(119)} ...`, { exact: true })).toBeVisible();
});

test('a post without a slug is found by its id', async ({ page }) => {
  setStub({ 'GET /blogs': { json: posts }, 'GET /blogs/2': { json: posts[1] } });
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Read more about Second post' }).click();
  await expect(page).toHaveURL(/\/blog\/2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second post');
});

test('a picture that is missing or broken becomes a placeholder', async ({ page }) => {
  const image = 'https://pictures.example.in/gone.png';
  await page.route(image, (route) => route.fulfill({ status: 404 }));
  setStub({ 'GET /blogs': { json: [{ ...posts[0], image }, posts[1]] } });
  await page.goto('/blog');
  for (const picture of await page.getByRole('article').locator('img').all()) {
    await expect(picture).toHaveAttribute('src', /placeholder/);
  }
});

test('no posts at all', async ({ page }) => {
  setStub({ 'GET /blogs': { json: [] } });
  const response = await page.goto('/blog');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'No matching articles found' })).toBeVisible();
  await expectNoViolations(page);
});

test("a failed read shows 'Failed to fetch blogs'", async ({ page }) => {
  setStub({ 'GET /blogs': { status: 500 } });
  const response = await page.goto('/blog');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch blogs');
  await expectNoViolations(page);
  setStub({ 'GET /blogs': { json: posts } });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test("a failed read after a navigation shows 'Failed to fetch blogs'", async ({ page }) => {
  setStub({ 'GET /blogs': { hangUp: true } });
  await page.goto('/pages');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to fetch blogs');
});

test('what is no list of posts is an unexpected response', async ({ page }) => {
  setStub({ 'GET /blogs': { json: { nothing: true } } });
  await page.goto('/blog');
  await expect(page.getByRole('alert')).toContainText('Unexpected API response.');
});

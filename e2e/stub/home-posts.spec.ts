import { expect, test } from '../support/test.ts';
import { homeOf } from '../support/home.ts';
import { blogRow } from '../support/home-rows.ts';
import { setStub } from '../support/stub.ts';

test('shows the latest 3 blog posts', async ({ page }) => {
  setStub({ 'GET /blogs': { json: [2, 5, 1, 4, 3].map((id) => blogRow(id)) } });
  await page.goto('/');
  const posts = homeOf(page).posts.getByRole('article');
  await expect(posts.getByRole('heading')).toHaveText(['Post 5', 'Post 4', 'Post 3']);
  await expect(posts.first()).toContainText('5 Jan 2026');
  await expect(posts.first().getByRole('link', { name: /^Read more/ })).toHaveAttribute(
    'href',
    '/blog/post-5',
  );
});

test('the excerpt is the meta description', async ({ page }) => {
  setStub({ 'GET /blogs': { json: [blogRow(1, { meta_description: 'In short.' })] } });
  await page.goto('/');
  await expect(homeOf(page).posts.getByText('In short.', { exact: true })).toBeVisible();
});

test("the excerpt is the first 120 characters of content plus '...'", async ({ page }) => {
  const text = 'abcdefghi '.repeat(20);
  setStub({ 'GET /blogs': { json: [blogRow(1, { content: `<p>${text}</p>` })] } });
  await page.goto('/');
  await expect(
    homeOf(page).posts.getByText(`${text.slice(0, 120)}...`, { exact: true }),
  ).toBeVisible();
});

for (const [failure, answer, message] of [
  ['status 500', { status: 500 }, 'Failed to fetch blogs'],
  ['no answer', { hangUp: true }, 'Failed to fetch blogs'],
  ['another shape', { json: {} }, 'Unexpected API response.'],
] as const) {
  test(`failed posts are told in place of the content: ${failure}`, async ({ page }) => {
    setStub({ 'GET /blogs': answer });
    await page.goto('/');
    await expect(homeOf(page).posts.getByText(message, { exact: true })).toBeVisible();
  });
}

import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { setStub } from '../support/stub.ts';

const long = 'Anantapadmanabhaswamyvenkataramanujachari'.repeat(3);

test('a post without date, author, tags, category and image still reads', async ({ page }) => {
  setStub({
    'GET /blogs/bare': {
      json: { id: 1, slug: 'bare', title: 'Bare', content: 'One.\n\nTwo & < 3.' },
    },
  });
  await page.goto('/blog/bare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare');
  await expect(page.getByText('One.', { exact: true })).toBeVisible();
  await expect(page.getByText('Two & < 3.', { exact: true })).toBeVisible();
  await expect(page.locator('header img').last()).toHaveAttribute('src', /placeholder/);
  await expectNoViolations(page);
});

test('a post comes as itself or in {blog}', async ({ page }) => {
  const blog = { id: 1, slug: 'kept', title: 'Kept', content: '<p>Body</p>', tags: 'a, b' };
  setStub({ 'GET /blogs/kept': { json: { blog } } });
  await page.goto('/blog/kept');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept');
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'a',
    'b',
  ]);
});

test('long words and wide things stay inside the page', async ({ page }) => {
  const cells = Array.from({ length: 12 }, (_, index) => `<td>Figure ${index}</td>`).join('');
  const content = `<p>${long}</p><pre><code>${long} ${long}</code></pre><table><tr>${cells}</tr></table>`;
  const blog = {
    id: 1,
    slug: 'wide',
    title: long,
    category: long,
    tags: [long],
    author: long,
    content,
  };
  setStub({ 'GET /blogs/wide': { json: blog } });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog/wide');
    const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
  }
  await expectNoViolations(page);
});

for (const [how, answer] of [
  ['a 404', { status: 404, json: { message: 'no' } }],
  ['an empty body', { text: '' }],
  ['null', { json: null }],
] as const) {
  test(`'Blog post not found.' for ${how}`, async ({ page }) => {
    setStub({ 'GET /blogs/gone': answer });
    const response = await page.goto('/blog/gone');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found.');
  });
}

test("'Blog post not found.' after a navigation", async ({ page }) => {
  setStub({
    'GET /blogs': { json: [{ id: 1, slug: 'gone', title: 'Gone', content: '' }] },
    'GET /blogs/gone': { status: 404 },
  });
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Read more about Gone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found.');
});

test('a failed read is told, the page stands', async ({ page }) => {
  setStub({ 'GET /blogs/down': { status: 500 } });
  const response = await page.goto('/blog/down');
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch blog');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectNoViolations(page);
});

test('a failed read of the other posts costs only the related ones', async ({ page }) => {
  setStub({
    'GET /blogs': { status: 500 },
    'GET /blogs/alone': { json: { id: 1, slug: 'alone', title: 'Alone', content: '<p>Body</p>' } },
  });
  const response = await page.goto('/blog/alone');
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Body', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Read next' })).toHaveCount(0);
});

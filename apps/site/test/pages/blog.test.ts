import { expect, test } from 'vitest';
import { openStubbed, visitStubbed } from '../stub.ts';

const first = {
  id: 1,
  slug: 'first',
  title: 'First post',
  content: `<p>${'x'.repeat(119)} yz and much more</p>`,
  tags: 'rent, lease;site',
  category: 'Money',
  created_at: '2026-02-01',
};
const second = { id: 2, title: 'Second post', content: 'Nothing but text', tags: ['one', 'one'] };
const posts = [first, second, { id: 3, content: 'no title' }];

test.each([
  ['an array', posts],
  ['{blogs}', { blogs: posts }],
])('posts come as %s; their tags as a list or as text', async (_shape, json) => {
  const { page } = await visitStubbed({ 'GET /blogs': { json } }, '/blog');
  expect(page.all('article').flatMap((post) => post.texts('heading'))).toEqual([
    'First post',
    'Second post',
  ]);
  expect(page.all('list', 'Tags').map((tags) => tags.texts('listitem'))).toEqual([
    ['rent', 'lease', 'site'],
    ['one'],
  ]);
  // The first 120 characters, without the space at their end.
  expect(page.says(`${'x'.repeat(119)}...`)).toBe(true);
  expect(page.all('article')[1]?.sources).toEqual([expect.stringContaining('placeholder')]);
});

test('a post without a slug is found by its id', async () => {
  const { visit } = await openStubbed({
    'GET /blogs': { json: posts },
    'GET /blogs/2': { json: second },
  });
  const list = await visit('/blog');
  const link = list.page.one('link', 'Read more about Second post');
  expect(link.attribute('href')).toBe('/blog/2');
  expect((await visit('/blog/2')).page.one('h1').text).toBe('Second post');
});

test('no posts at all', async () => {
  const { status, page } = await visitStubbed({}, '/blog');
  expect(status).toBe(200);
  expect(page.all('heading', 'No matching articles found')).toHaveLength(1);
});

test.each([
  ['a failed read', { status: 500 }, 'Failed to fetch blogs'],
  ['what is no list of posts', { json: { nothing: true } }, 'Unexpected API response.'],
])('%s is told in place of the posts', async (_how, answer, message) => {
  const { status, page } = await visitStubbed({ 'GET /blogs': answer }, '/blog');
  expect(status).toBe(503);
  expect(page.one('alert').text).toContain(message);
});

test('a post without date, author, tags, category and image still reads', async () => {
  const json = { id: 1, slug: 'bare', title: 'Bare', content: 'One.\n\nTwo & < 3.' };
  const { page } = await visitStubbed({ 'GET /blogs/bare': { json } }, '/blog/bare');
  expect(page.one('h1').text).toBe('Bare');
  expect(page.says('One.')).toBe(true);
  expect(page.says('Two & < 3.')).toBe(true);
  expect(page.all('header').at(-1)?.sources.at(-1)).toContain('placeholder');
});

test('a post comes in {blog} too', async () => {
  const blog = { id: 1, slug: 'kept', title: 'Kept', content: '<p>Body</p>', tags: 'a, b' };
  const { page } = await visitStubbed({ 'GET /blogs/kept': { json: { blog } } }, '/blog/kept');
  expect(page.one('h1').text).toBe('Kept');
  expect(page.one('list', 'Tags').texts('listitem')).toEqual(['a', 'b']);
});

test.each([
  ['a 404', { status: 404, json: { message: 'no' } }],
  ['an empty body', { text: '' }],
  ['null', { json: null }],
])("'Blog post not found.' for %s", async (_how, answer) => {
  const { status, page } = await visitStubbed({ 'GET /blogs/gone': answer }, '/blog/gone');
  expect(status).toBe(404);
  expect(page.one('h1').text).toBe('Blog post not found.');
});

test("'Blog post not found.' also after a failed read, which can be tried again; the page stands", async () => {
  const { status, page } = await visitStubbed({ 'GET /blogs/down': { status: 500 } }, '/blog/down');
  expect(status).toBe(503);
  expect(page.one('h1').text).toBe('Blog post not found.');
  expect(page.one('alert').all('link', 'Try again')).toHaveLength(1);
  expect(page.all('contentinfo')).toHaveLength(1);
});

test('a failed read of the other posts costs only the related ones', async () => {
  const json = { id: 1, slug: 'alone', title: 'Alone', content: '<p>Body</p>' };
  const { status, page } = await visitStubbed(
    { 'GET /blogs': { status: 500 }, 'GET /blogs/alone': { json } },
    '/blog/alone',
  );
  expect(status).toBe(200);
  expect(page.says('Body')).toBe(true);
  expect(page.all('alert')).toEqual([]);
  expect(page.all('region', 'Read next')).toEqual([]);
});

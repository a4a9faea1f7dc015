import { expect, test } from 'vitest';
import { visitStubbed } from '../stub.ts';

const pages = [{ id: 1, slug: 'a b/c', title: 'Odd address' }, { slug: 'plain' }];

test.each([[pages], [{ pages }]])('pages come as an array or in {pages}: %j', async (json) => {
  const { page } = await visitStubbed({ 'GET /pages': { json } }, '/pages');
  const links = page.one('main').all('link');
  expect(links.map(({ text }) => text)).toEqual(['Odd address', 'plain']);
  expect(links[0]?.attribute('href')).toBe('/page/a%20b%2Fc');
});

test('no pages', async () => {
  const { page } = await visitStubbed({}, '/pages');
  expect(page.text).toContain('No pages yet');
});

const cmsPage = { slug: 'a', title: 'A page', content: '<p>Body</p>' };

test.each([[cmsPage], [{ page: cmsPage }]])(
  'a page comes as itself or in {page}: %j',
  async (json) => {
    const { page } = await visitStubbed({ 'GET /pages/a': { json } }, '/page/a');
    expect(page.one('h1').text).toBe('A page');
    expect(page.says('Body')).toBe(true);
  },
);

const html = '<h2>Part</h2>';

test.each([
  ['/privacy-policy', { text: html, type: 'text/html' }],
  ['/privacy-policy', { json: html }],
  ['/privacy-policy', { json: { content: html } }],
  ['/terms', { text: html, type: 'text/html' }],
  ['/terms', { json: html }],
  ['/terms', { json: { content: html } }],
])('%s comes as HTML, as JSON text or as {content}: %j', async (path, answer) => {
  const { page } = await visitStubbed({ [`GET ${path}`]: answer }, path);
  expect(page.all('heading', 'Part')).toHaveLength(1);
});

test.each([
  ['/pages', '/pages', 'Failed to fetch pages'],
  ['/page/a', '/pages/a', 'Failed to fetch page'],
  ['/privacy-policy', '/privacy-policy', 'Failed to fetch privacy policy'],
  ['/terms', '/terms', 'Failed to fetch terms and conditions'],
])('%s tells that its read of %s failed', async (path, call, message) => {
  const { status, page } = await visitStubbed({ [`GET ${call}`]: { status: 500 } }, path);
  expect(status).toBe(503);
  expect(page.one('alert').text).toContain(message);
  expect(page.all('h1')).toHaveLength(1);
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answer, backend, openSite } from './backend.ts';

const client = new URL('../build/client/', import.meta.url);

/** Of the brotli twins beside them, which are what is sent. */
function weightOf(paths: Iterable<string>): number {
  const sizes = Array.from(paths, (path) => statSync(new URL(`.${path}.br`, client)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const franchise = { id: 1, business_name: 'Chai Chowk', category: 'Retail & Co' };
const answers = {
  '/franchises': () => answer([franchise]),
  '/franchises/1': () => answer(franchise),
};

test.each([
  ['the home page', '/', 120_000],
  ['the listing', '/franchises', 124_000],
  ['a brand’s page', '/franchises/1', 135_000],
])('a first visit to %s loads few enough bytes of JavaScript', async (_page, path, limit) => {
  const visit = await openSite(backend(answers));
  const { html, status } = await visit(path);
  expect(status).toBe(200);
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(3);
  expect(weightOf(scripts)).toBeLessThanOrEqual(limit);
});

const stylesheets = () =>
  readdirSync(new URL('assets/', client)).filter((name) => name.endsWith('.css'));

test('no rule makes each element that comes or goes restyle the whole page', () => {
  const style = stylesheets()
    .map((name) => readFileSync(new URL(`assets/${name}`, client), 'utf8'))
    .join('');
  expect(style).toContain('.prose');
  expect(style.match(/[+~]\s*\*[^{}]*\{/g)).toBeNull();
  expect(style.match(/(?:html|body|main|:root)[^\s{}>+~,]*:has\([^{}]*\{/g)).toBeNull();
});

// All pages share it, so it is fetched once. 20 KB arrive in the round trip after the one that brings the HTML.
test('the whole site has one stylesheet of at most 20 KB', () => {
  const files = stylesheets();
  expect(files).toHaveLength(1);
  expect(weightOf(files.map((name) => `/assets/${name}`))).toBeLessThanOrEqual(20_000);
});

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backend, openSite } from './backend.ts';

const client = new URL('../build/client/', import.meta.url);

/** Of the brotli twins beside them, which are what is sent. */
function weightOf(paths: Iterable<string>): number {
  const sizes = Array.from(paths, (path) => statSync(new URL(`.${path}.br`, client)).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('a first visit to the home page loads at most 120 KB of JavaScript', async () => {
  const visit = await openSite(backend());
  const { html } = await visit('/');
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(3);
  expect(weightOf(scripts)).toBeLessThanOrEqual(120_000);
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

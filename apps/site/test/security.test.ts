import { createHash } from 'node:crypto';
import { offlineUrl } from '@naya/contract/urls';
import { expect, test } from 'vitest';
import { answer, backend, openSite } from './backend.ts';

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json")[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .filter(Boolean);
const scriptSources = (headers: Headers) =>
  /script-src ([^;]+)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]?.split(' ');
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test.each([
  ['a page', '/contact', {}],
  ['a missing page', '/no-such-page', {}],
  ['a page of an error boundary', '/about', { method: 'POST', body: new URLSearchParams() }],
])('of %s only the scripts that stand in it may run, and our own files', async (_, path, init) => {
  const visit = await openSite(backend());
  const { headers, html } = await visit(path, init);
  const scripts = inlineScripts(html);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scriptSources(headers)).toEqual(["'self'", ...scripts.map(hashOf)]);
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
});

test('of the page without a network only its own script may run', async () => {
  const visit = await openSite(backend());
  const { headers, html } = await visit(offlineUrl);
  const scripts = inlineScripts(html);
  expect(scripts).toHaveLength(1);
  expect(scriptSources(headers)).toEqual(["'self'", hashOf(scripts[0] ?? '')]);
});

test.each([
  '<p title="<script>steal()</script>">Hello</p>',
  '<p>Hello &lt;script>steal()</script></p>',
  '<!-- <script>steal()</script> --><p>Hello</p>',
])('no script of a text that an editor wrote may run: %s', async (content) => {
  const page = { id: 1, slug: 'how-it-works', title: 'How it works', content };
  const visit = await openSite(backend({ '/pages/how-it-works': () => answer(page) }));
  const { headers, html } = await visit('/page/how-it-works');
  expect(html).toContain('Hello');
  expect(scriptSources(headers)).not.toContain(hashOf('steal()'));
});

test('HEAD has the headers of GET', async () => {
  const visit = await openSite(backend());
  const get = await visit('/no-such-page');
  const head = await visit('/no-such-page', { method: 'HEAD' });
  expect(head.status).toBe(get.status);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(head.html).toBe('');
});

test('a form counts only when our own page, or no page at all, has sent it', async () => {
  const visit = await openSite(backend());
  const send = async (headers: Record<string, string>) => {
    const body = new URLSearchParams({ name: '' });
    return (await visit('/contact', { method: 'POST', headers, body })).status;
  };
  for (const Origin of ['https://evil.example', 'https://outlet.example.evil', 'null', 'rubbish']) {
    expect(await send({ Origin })).toBe(403);
  }
  expect(await send({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await send({ Origin: 'https://outlet.example' })).not.toBe(403);
  expect(await send({})).not.toBe(403);
});

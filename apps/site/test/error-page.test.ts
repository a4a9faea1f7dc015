import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import routes from '../app/routes.ts';
import { answer, backend, openSite } from './backend.ts';

const requestId = 'edge-0123456789';
test('a page whose own read failed says by which name we find the reason', async () => {
  const visit = await openSite(backend({ '/franchises/1': () => answer({}, {}, 500) }));
  const { status, html } = await visit('/franchises/1', {}, requestId);
  expect(status).toBe(503);
  expect(html).toContain(`Reference: ${requestId}`);
});

test('a page that is missing, or whole, has no such name', async () => {
  const visit = await openSite(backend());
  for (const path of ['/no-such-page', '/partners']) {
    expect((await visit(path, {}, requestId)).html).not.toContain(requestId);
  }
});

const appFolder = new URL('../app/', import.meta.url);
type Route = (typeof routes)[number];

async function hasBoundary(file: string): Promise<boolean> {
  const source = await readFile(new URL(file, appFolder), 'utf8');
  return /export (?:function|const) ErrorBoundary\b/.test(source);
}

async function withoutBoundary(route: Route, above: boolean): Promise<string[]> {
  const covered = above || (await hasBoundary(route.file));
  const below = await Promise.all(
    (route.children ?? []).map((child) => withoutBoundary(child, covered)),
  );
  return [...(covered ? [] : [route.file]), ...below.flat()];
}

test('every route has a boundary of its own or above it, which keeps the frame', async () => {
  const root = await hasBoundary('root.tsx');
  const found = await Promise.all(routes.map((route) => withoutBoundary(route, root)));
  expect(routes.length).toBeGreaterThan(10);
  expect(found.flat()).toEqual([]);
});

test.each(['/about', '/blog', '/terms', '/partners'])('a page shows it: %s', async (path) => {
  const visit = await openSite(backend());
  const { status, html } = await visit(path, { method: 'POST', body: new URLSearchParams() });
  expect(status).toBe(405);
  expect(html).toContain('Something went wrong');
  expect(html).toContain('Try again');
  expect(html).toContain('</header>');
});

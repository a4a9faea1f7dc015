import { expect, test } from 'vitest';
import { answer, backend, openSite } from './backend.ts';

const unknownPage = '/no-such-page';
const tagged = (tags: string) => () => answer([], { 'Cache-Tag': tags });

test('a page may be kept no longer than the strictest of its reads', async () => {
  const policy = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=5';
  const visit = await openSite(
    backend({ '/pages': () => answer([], { 'Cache-Control': policy }) }),
  );
  const { headers } = await visit(unknownPage);
  expect(headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=0',
  );
});

test('a page carries the tags of all its reads, each once', async () => {
  const visit = await openSite(
    backend({ '/pages': tagged('pages page:1'), '/categories': tagged('categories, pages') }),
  );
  const { headers } = await visit(unknownPage);
  expect(headers.get('Cache-Tag')).toBe('categories page:1 pages');
});

test('a page whose read failed is not kept', async () => {
  const visit = await openSite(backend({ '/categories': () => answer({}, {}, 500) }));
  const { headers } = await visit(unknownPage);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a page built while the backend cannot be reached is not kept', async () => {
  const visit = await openSite(async () => {
    throw new TypeError('fetch failed');
  });
  const { headers, html } = await visit(unknownPage);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(html).toContain('Page Not Found');
});

test('a private read makes the page uncacheable', async () => {
  const visit = await openSite(
    backend({ '/pages': () => answer([], { 'Cache-Control': 'private' }) }),
  );
  const { headers } = await visit(unknownPage);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

import { expect, it } from 'vitest';
import { assetsOf, isPage, isCacheable } from '../service-worker/rules.ts';

it.each([
  ['/', true],
  ['/franchises/1', true],
  ['/administration', true],
  ['/admin', false],
  ['/admin/', false],
  ['/admin/api/franchises', false],
  ['/office/api/preview/blogs/1', false],
  ['/api/docs', false],
  ['/media/a.webp', false],
])('%s is a page of the site: %s', (path, expected) => {
  expect(isPage(new URL(path, 'https://www.example.in'))).toBe(expected);
});

type Answer = {
  path?: string;
  redirected?: boolean;
  status?: number;
  type?: string;
  policy?: string | null;
};

function answer({
  path = '/about',
  redirected = false,
  status = 200,
  type,
  policy,
}: Answer): Response {
  const headers = new Headers({ 'Content-Type': type ?? 'text/html; charset=utf-8' });
  if (policy !== null) headers.set('Cache-Control', policy ?? 'public, max-age=0, s-maxage=60');
  const response = new Response(null, { status, headers });
  const url = `https://www.example.in${path}`;
  return Object.defineProperties(response, {
    url: { value: url },
    redirected: { value: redirected },
  });
}

it('a page that anybody would get may be kept', () => {
  expect(isCacheable(answer({}))).toBe(true);
});

it.each<[string, Answer]>([
  ['a failure', { status: 503 }],
  ['a missing page', { status: 404 }],
  ['someone’s own data', { path: '/my-data/token' }],
  ['a page with a part that failed', { policy: 'no-store' }],
  ['a page for one person', { policy: 'private, max-age=60' }],
  ['an answer without a policy', { policy: null }],
  ['data', { type: 'application/json' }],
  ['the end of a redirect, which no browser takes for a page', { redirected: true }],
])('%s may not', (_what, given) => {
  expect(isCacheable(answer(given))).toBe(false);
});

it('finds what a page needs besides its pictures, once', () => {
  const html = `<link href="/assets/root-a1.css"><template><link href="/assets/home-b2.js"></template>
    <script>import("/assets/home-b2.js")</script><img src="/assets/street.avif"><img src="/assets/shutter-c3.svg">`;
  expect(assetsOf(html)).toEqual([
    '/assets/root-a1.css',
    '/assets/home-b2.js',
    '/assets/shutter-c3.svg',
  ]);
});

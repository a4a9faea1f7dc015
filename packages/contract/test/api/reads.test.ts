import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../src/api/port.ts';
import { ApiError } from '../../src/api/errors.ts';
import { startBackend, type Backend } from './backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.seen.length = 0;
  backend.reports.length = 0;
});

const franchise = { id: 7, business_name: 'Sample Chai', category: 'Food & Beverage' };

type Read = (api: Api) => Promise<unknown>;
type ListCase = [path: string, key: string, row: object, read: Read, failure: string];

const lists: ListCase[] = [
  [
    '/categories',
    'categories',
    { id: 1, name: 'Retail' },
    (api) => api.categories(),
    'Failed to fetch categories',
  ],
  ['/pages', 'pages', { id: 1, slug: 'faq' }, (api) => api.pages(), 'Failed to fetch pages'],
  [
    '/franchises/category/food%20%26?limit=49',
    'franchises',
    franchise,
    (api) => api.franchisesInCategory('food &', 49),
    'HTTP error! status: 500',
  ],
  ['/blogs', 'blogs', { id: 1, title: 'T' }, (api) => api.blogs(), 'Failed to fetch blogs'],
  ['/events', 'events', { id: 1, title: 'T' }, (api) => api.events(), 'HTTP error! status: 500'],
  ['/team', 'team', { id: 1, name: 'Asha' }, (api) => api.team(), 'Failed to fetch team members'],
  [
    '/franchise-insights',
    'insights',
    { id: 'a', title: 'T', value: 1 },
    (api) => api.insights(),
    'HTTP error! status: 500',
  ],
];

describe.each(lists)('GET %s', (path, key, row, read, failure) => {
  test('takes an array or an object, and drops unusable rows', async () => {
    for (const body of [[row, null, {}], { [key]: [row, 'x'] }]) {
      backend.answerJson(body);
      expect(await read(backend.api)).toMatchObject([row]);
    }
    expect(backend.seen[0]).toMatchObject({ method: 'GET', url: `/admin/api${path}` });
  });

  test('an empty list is no failure', async () => {
    backend.answerJson([]);
    expect(await read(backend.api)).toEqual([]);
  });

  test('fails in the spec’s words', async () => {
    backend.answerJson({ message: 'down' }, 500);
    await expect(read(backend.api)).rejects.toMatchObject({ message: failure, status: 500 });
  });

  test.each(['null', '"text"', '{"other":[]}', '5'])(
    'does not take %s for a list',
    async (body) => {
      backend.answer({ body });
      await expect(read(backend.api)).rejects.toThrow('Unexpected API response.');
    },
  );
});

type OneCase = [path: string, key: string, item: object, read: Read, failure: string];

const items: OneCase[] = [
  [
    '/franchises/7',
    'franchise',
    franchise,
    (api) => api.franchise(7),
    'Failed to fetch franchise details',
  ],
  ['/blogs/a%2Fb', 'blog', { id: 1, title: 'T' }, (api) => api.blog('a/b'), 'Failed to fetch blog'],
  [
    '/team/x',
    'team',
    { id: 'x', name: 'Asha' },
    (api) => api.teamMember('x'),
    'Failed to fetch team member',
  ],
  [
    '/pages/faq',
    'page',
    { slug: 'faq', title: 'FAQ' },
    (api) => api.page('faq'),
    'Failed to fetch page',
  ],
  ['/about', 'about', { title: 'Story' }, (api) => api.about(), 'Failed to fetch about us content'],
];

describe.each(items)('GET %s', (path, key, item, read, failure) => {
  test('takes the object, bare or wrapped', async () => {
    for (const body of [item, { [key]: item }]) {
      backend.answerJson(body);
      expect(await read(backend.api)).toMatchObject(item);
    }
    expect(backend.seen[0]?.url).toBe(`/admin/api${path}`);
  });

  test('is null when it is missing', async () => {
    backend.answerJson({ message: 'Not found' }, 404);
    expect(await read(backend.api)).toBeNull();
    for (const body of ['', 'null', '{}', '[]', '"x"']) {
      backend.answer({ body });
      expect(await read(backend.api)).toBeNull();
    }
  });

  test.each<[string, Parameters<Backend['answer']>[0], number | null]>([
    ['an error status', { status: 503 }, 503],
    ['unreadable JSON', { body: '{"a":' }, 200],
    ['a broken connection', 'hang up', null],
  ])('fails in the spec’s words on %s', async (_how, answer, status) => {
    backend.answer(answer);
    const error: unknown = await read(backend.api).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', message: failure, status, errors: null });
  });
});

test('single objects of the site', async () => {
  backend.answerJson({ brands: '60', investors: 5 });
  expect(await backend.api.stats()).toEqual({ brands: 60, investors: 5, cities: 0 });
  backend.answerJson({ site_name: 'Naya', whatsapp_number: null });
  expect(await backend.api.settings()).toEqual({ site_name: 'Naya', whatsapp_number: null });
  backend.answerJson({ facebook: 'https://facebook.com/x' });
  expect((await backend.api.socialLinks()).facebook).toBe('https://facebook.com/x');
  backend.answerJson({ address: [{ address: 'Pune' }] });
  expect((await backend.api.contactInfo()).address).toEqual([{ address: 'Pune' }]);
  backend.answerJson([{ day: 'monday', hours: '10-7' }]);
  expect(await backend.api.businessHours()).toEqual([{ day: 'Monday', hours: '10-7' }]);
  expect(backend.seen.map(({ url }) => url)).toEqual([
    '/admin/api/stats',
    '/admin/api/settings',
    '/admin/api/social-media',
    '/admin/api/contact-info',
    '/admin/api/business-hours',
  ]);
});

test.each<[string, Read, string, string]>([
  ['stats', (api) => api.stats(), 'Failed to fetch site stats', 'Failed to fetch site stats'],
  [
    'contact info',
    (api) => api.contactInfo(),
    'HTTP error! status: 502',
    'Unexpected API response.',
  ],
  ['hours', (api) => api.businessHours(), 'HTTP error! status: 502', 'Unexpected API response.'],
  ['events', (api) => api.events(), 'HTTP error! status: 502', 'Failed to fetch events'],
  [
    'terms',
    (api) => api.terms(),
    'Failed to fetch terms and conditions',
    'Failed to fetch terms and conditions',
  ],
])('%s: what a failure says with and without a status', async (_call, read, answered, offline) => {
  backend.answer({ status: 502 });
  await expect(read(backend.api)).rejects.toThrow(answered);
  backend.answer('hang up');
  await expect(read(backend.api)).rejects.toThrow(offline);
});

test('policies come as HTML, JSON text or {content}', async () => {
  const html = '<h1>Terms</h1>';
  for (const answer of [
    { type: 'text/html', body: html },
    { body: JSON.stringify(html) },
    { body: JSON.stringify({ content: html }) },
  ]) {
    backend.answer(answer);
    expect(await backend.api.terms()).toBe(html);
    expect(await backend.api.privacyPolicy()).toBe(html);
  }
  backend.answer({ body: '{"title":"x"}' });
  await expect(backend.api.terms()).rejects.toThrow('Unexpected API response.');
});

test('an abort is the caller’s own and is not dressed up', async () => {
  backend.answer('hang');
  const controller = new AbortController();
  const read = backend.api.blogs({ signal: controller.signal });
  controller.abort();
  await expect(read).rejects.toHaveProperty('name', 'AbortError');
});

test('the newest posts come first, whatever order the backend has', async () => {
  const dated = (id: number, created_at: string) => ({ id, title: 'T', created_at });
  backend.answerJson([dated(1, '2026-01-01'), dated(2, '2026-03-01'), dated(3, '2026-02-01')]);
  expect((await backend.api.latestBlogs(2)).map(({ id }) => id)).toEqual([2, 3]);
});

test('onRead hears how long every answer may be kept, and of failures', async () => {
  const cacheControl = 'public, s-maxage=60';
  const headers = { 'cache-control': cacheControl, 'cache-tag': 'blog:1, blogs' };
  backend.answer({ headers, body: '[]' });
  await backend.api.blogs();
  backend.answer({ status: 500 });
  await backend.api.blogs().catch(() => null);
  backend.answer('hang up');
  await backend.api.blogs().catch(() => null);
  expect(backend.reports).toEqual([
    { cacheControl, tags: ['blog:1', 'blogs'], hasFailed: false },
    { cacheControl: '', tags: [], hasFailed: true },
    { cacheControl: 'no-store', tags: [], hasFailed: true },
  ]);
});

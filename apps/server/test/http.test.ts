import { mediaUrl } from '@naya/contract/urls';
import { createLiveCatalogue } from '@naya/core/live-catalogue';
import { openDatabase } from '@naya/db/client';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { createApiApp } from '../src/start/api-app.ts';
import { ReadBudget } from '../src/http/read-limits.ts';
import { postJson } from './support/api.ts';
import { useDemoApi } from './support/demo.ts';
import { drawPicture } from './support/pictures.ts';

const api = useDemoApi();
const read = (headers: Record<string, string> = {}, path = '/admin/api/franchises') =>
  api.request(path, { headers });

describe('a public answer', () => {
  it('carries tags and says how long any cache may keep it', async () => {
    const { headers } = await read({}, '/admin/api/franchises/1');
    expect(headers.get('Cache-Tag')).toBe('franchise:1 categories');
    expect(headers.get('Cache-Control')).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
    );
    const stats = await read({}, '/admin/api/stats');
    expect(stats.headers.get('Cache-Tag')).toBe('stats');
  });

  it('is not sent again to who has it', async () => {
    const etag = (await read()).headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    for (const known of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')]) {
      const again = await read({ 'If-None-Match': known });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('Cache-Tag')).toBe('franchises');
    }
    expect((await read({ 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('to a client that takes %s comes as %s', async (accepted, encoding, decompress) => {
    const response = await read({ 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    const text = decompress(new Uint8Array(await response.arrayBuffer())).toString();
    expect(JSON.parse(text)).toEqual(await (await read()).json());
  });

  it('is not compressed for a client that refuses', async () => {
    const { headers } = await read({ 'Accept-Encoding': 'br;q=0, identity' });
    expect(headers.get('Content-Encoding')).toBeNull();
  });
});

describe('other origins', () => {
  const origin = { Origin: 'https://magazine.example.in' };

  it.each(['/api/franchises', '/api/franchises/0', '/api/nothing', '/api/openapi.json'])(
    'may read %s, and its headers',
    async (path) => {
      const { headers } = await read(origin, path);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      const exposed = headers.get('Access-Control-Expose-Headers')?.split(',');
      const wanted = ['ETag', 'Link', 'X-Total-Count', 'Retry-After', 'X-Request-Id'];
      expect(exposed).toEqual(expect.arrayContaining(wanted));
    },
  );

  it.each(['/api/franchises', '/api/openapi.json', '/api/nothing', '/media/a/160.webp'])(
    'may ask before they read %s with headers of their own',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await api.request(path, {
          method: 'OPTIONS',
          headers: {
            ...origin,
            'Access-Control-Request-Method': method,
            'Access-Control-Request-Headers': 'content-type,if-none-match,x-requested-with',
          },
        });
        expect(status).toBe(204);
        expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
        expect(headers.get('Access-Control-Allow-Methods')?.split(',')).toContain(method);
        expect(headers.get('Access-Control-Allow-Headers')?.split(',')).toEqual(
          expect.arrayContaining(['content-type', 'if-none-match', 'x-requested-with']),
        );
      }
    },
  );

  it('may draw our pictures', async () => {
    const stored = await api.core.media.storeUpload(await drawPicture({ width: 40 }));
    const { status, headers } = await read(origin, mediaUrl(stored));
    expect(status).toBe(200);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('can read that there were too many', async () => {
    const budget = new ReadBudget();
    const app = createApiApp(api.core, pino({ level: 'silent' }), {
      readLimits: { budget, queue: null },
      trustProxy: true,
    });
    const ask = async () =>
      app.request('/api/categories', { headers: { ...origin, 'X-Forwarded-For': '203.0.113.7' } });
    const crowd = await Promise.all(Array.from({ length: 60 }, ask));
    const refused = crowd.find(({ status }) => status === 429);
    expect(refused?.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(refused?.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  });

  it('may neither read the primary set nor post to either, and reads why it may not post', async () => {
    const primary = await read(origin, '/admin/api/franchises');
    expect(primary.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const before = await api.request('/admin/api/franchises', {
      method: 'OPTIONS',
      headers: { ...origin, 'Access-Control-Request-Method': 'GET' },
    });
    expect(before.headers.get('Access-Control-Allow-Origin')).toBeNull();
    for (const path of ['/api/contact', '/admin/api/contact']) {
      const asked = await api.request(path, {
        method: 'OPTIONS',
        headers: { ...origin, 'Access-Control-Request-Method': 'POST' },
      });
      expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('*');
      const posted = await api.request(path, postJson({}, origin));
      expect(posted.status).toBe(403);
      expect(posted.headers.get('Access-Control-Allow-Origin')).toBe('*');
    }
  });
});

it('says when it is alive, in which version, and ready', async () => {
  const alive = await api.request('/healthz');
  expect(alive.status).toBe(200);
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/);
  expect(await alive.json()).toMatchObject({ status: 'alive', version });
  expect((await api.request('/readyz')).status).toBe(200);
});

it('is not ready before its catalogue is read', async () => {
  const { memory, ...reading } = createLiveCatalogue();
  const catalogue = { ...reading, catchUp: api.core.catalogue.catchUp };
  const app = createApiApp({ ...api.core, catalogue }, pino({ level: 'silent' }));
  const statusOf = async (path: string) => (await app.request(path)).status;
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/admin/api/franchises?search=chai')).toBe(503);
  await memory.readAll(api.core.db);
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/admin/api/franchises?search=chai')).toBe(200);
});

it('says that it is not ready when its folder for uploads takes no files', async () => {
  const silent = pino({ level: 'silent' });
  const app = createApiApp(api.core, silent, { uploadDir: '/no/such/folder' });
  const response = await app.request('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'not ready', disk: 'not writable' });
});

it('answers 503 with Retry-After, which no cache keeps, while the database is away', async () => {
  const { db } = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none' });
  const app = createApiApp({ ...api.core, db }, pino({ level: 'silent' }));
  for (const init of [{}, postJson(contact)]) {
    const path = 'method' in init ? '/admin/api/contact' : '/admin/api/franchises';
    const response = await app.request(path, init);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  }
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
});

const contact = {
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'Support',
  message: 'Hello',
};

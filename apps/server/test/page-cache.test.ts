import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { investmentRanges } from '@naya/contract/choices';
import { noteConfirmed } from '@naya/core/brands/confirm-enquiry';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson } from './support/api.ts';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
let database: TestDatabase;
let urls: string[] = [];
let id = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  [id = 0] = await insertFranchisesForTest(database.db, [{ business_name: 'Chai Gully' }]);
  const env = { DATABASE_URL: database.url };
  urls = [await startServer(env), await startServer(env)];
});
afterAll(() => database.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  get(`${urls[0]}${path}`, headers, method);

async function rename(name: string, tags: string[]): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(`update franchises set business_name = '${name}' where id = ${id}`);
    await notifyChangedTags(tx, tags);
  });
}

it('the usual menu is in memory soon after the start, before anybody asks', async () => {
  const token = 'a token for the tests';
  const url = await startServer({ DATABASE_URL: database.url, METRICS_TOKEN: token });
  const countPages = async () => {
    const { body } = await get(`${url}/metrics`, { Authorization: `Bearer ${token}` });
    return Number(/^naya_page_cache_pages (\d+)/m.exec(body.toString())?.[1]);
  };
  await expect.poll(countPages).toBe(7);
  for (const path of ['/', '/franchises', '/blog', '/join-investor']) {
    expect((await get(url + path)).headers['x-cache']).toBe('hit');
  }
});

describe('a page that was asked for before', () => {
  it('is the same for somebody who is signed in', async () => {
    const [first, signedIn] = [
      await ask('/terms'),
      await ask('/terms', { Cookie: 'person.session_token=a.b; brand.device_c=d' }),
    ];
    expect(signedIn.headers['x-cache']).toBe('hit');
    for (const name of ['etag', 'vary', 'cache-control'])
      expect(signedIn.headers[name], name).toBe(first.headers[name]);
    expect(signedIn.headers['vary']).toBe('Accept-Encoding');
    expect(signedIn.body).toEqual(first.body);
  });

  it('comes whole in each encoding, under an entity tag of its own', async () => {
    await ask('/terms');
    const [br, gzip, plain] = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map((accepted) =>
        ask('/terms', { 'Accept-Encoding': accepted }),
      ),
    );
    for (const answer of [br, gzip, plain]) expect(answer?.headers['x-cache']).toBe('hit');
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(plain?.body.toString());
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(plain?.body.toString());
    const etags = [br, gzip, plain].map((answer) => answer?.headers.etag);
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[^"]+"$/);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await ask('/terms');
    const again = await ask('/terms', { 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await ask('/terms', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET', async () => {
    const { date: _, ...headers } = (await ask('/terms')).headers;
    const head = await ask('/terms', {}, 'HEAD');
    expect(head.body.length).toBe(0);
    expect(head.headers).toMatchObject(headers);
  });

  it('keeps the policy for its own scripts', async () => {
    const { headers, body } = await ask('/terms');
    const scripts = [
      ...body.toString().matchAll(/<script(?![^>]*(?:\ssrc=|json"))[^>]*>(.*?)<\/script>/gs),
    ].filter(([, code]) => code);
    expect(scripts.length).toBeGreaterThan(2);
    for (const [, code = ''] of scripts) {
      const hash = createHash('sha256').update(code).digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
  });
});

describe('the URL', () => {
  it.each([
    ['/about', '/about?utm_source=x&page=2'],
    ['/franchises?page=1&search=chai', '/franchises?search=%20chai&gclid=1&sort=featured'],
    ['/franchises?sort=name&location=Pune', '/franchises?location=Pune&view=grid&sort=name'],
    ['/blog?category=a&search=b', '/blog?search=b&page=7&category=a'],
  ])('%s and %s are one page', async (first, second) => {
    await ask(first);
    expect((await ask(second)).headers['x-cache']).toBe('hit');
  });

  it('tells apart what differs', async () => {
    await ask('/franchises');
    for (const query of ['?view=list', '?sort=name', '?search=c', '?page=2', '?minRoi=6']) {
      expect((await ask(`/franchises${query}`)).headers['x-cache']).toBe('miss');
      expect((await ask(`/franchises${query}`)).headers['x-cache']).toBe('hit');
    }
  });

  it('lets nothing of a hostile visitor into the page of the next', async () => {
    const evil = '"><script>alert(1)</script>';
    const attacks = [
      `?x=${evil}`,
      '?__proto__=1&constructor=2',
      `?${'a'.repeat(7_000)}`,
      '?%E0%A4%A',
      '??page=2',
    ];
    for (const attack of attacks) {
      const { status, body } = await ask(`/pages${encodeURI(attack)}`, { Host: 'evil.example' });
      expect(status).toBe(200);
      expect(body.toString()).not.toMatch(/evil\.example|alert\(1\)/);
    }
    expect((await ask('/pages')).headers['x-cache']).toBe('hit');
    for (const path of ['//evil.example/pages', '/%E0%A4%A', '/pages/..%2f..%2fetc']) {
      expect((await ask(path)).status).toBe(404);
    }
  });

  it('of calls, files and what is missing is left to others', async () => {
    for (const path of [
      '/admin/api/categories',
      '/readyz',
      '/no-such-page',
      '/page/none',
      '/page/none.data',
    ]) {
      await ask(path);
      expect((await ask(path)).headers['x-cache']).toBeUndefined();
    }
  });
});

describe('a change', () => {
  const path = () => `/franchises/${id}`;
  const titles = async () =>
    Promise.all(
      urls.map(async (url) => {
        const { body } = await get(url + path());
        return /<title>(.*?) franchise/.exec(body.toString())?.[1];
      }),
    );

  it('shows on every instance once it is told, and on no other page', async () => {
    await Promise.all(urls.map((url) => get(`${url}/contact`)));
    expect(await titles()).toEqual(['Chai Gully', 'Chai Gully']);
    await database.db.execute(`update franchises set business_name = 'Untold' where id = ${id}`);
    expect(await titles()).toEqual(['Chai Gully', 'Chai Gully']);
    await rename('Pav Junction', [`franchise:${id}`]);
    await expect.poll(titles).toEqual(['Pav Junction', 'Pav Junction']);
    for (const url of urls) {
      expect((await get(`${url}/contact`)).headers['x-cache']).toBe('hit');
      expect((await get(url + path())).headers['x-cache']).toBe('hit');
    }
  });

  it('that was missed while the connection was lost shows once it is back', async () => {
    await rename('Dosa Dukan', []);
    expect(await titles()).toEqual(['Pav Junction', 'Pav Junction']);
    await database.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'naya-outlet listener' and datname = current_database()`,
    );
    await expect.poll(titles).toEqual(['Dosa Dukan', 'Dosa Dukan']);
    await rename('Momo Mahal', [`franchise:${id}`]);
    await expect.poll(titles).toEqual(['Momo Mahal', 'Momo Mahal']);
  });

  it('of the investors shows in the figures', async () => {
    const figures = () =>
      Promise.all(
        urls.map(async (url) => {
          const { body } = await get(url);
          return /Investors Connected<\/a><\/dt><dd>(\d+)/.exec(body.toString())?.[1];
        }),
      );
    await expect.poll(figures).toEqual(['0', '0']);
    const investor = {
      name: 'Asha',
      email: 'asha@example.in',
      phone: '9800000001',
      location: 'Pune',
      investmentRange: investmentRanges[0].value,
      preferredIndustry: 'Retail',
    };
    const sent = await fetch(`${urls[1]}/admin/api/investor`, postJson(investor));
    expect(sent.status).toBe(201);
    const registration = (await sent.json()) as { id: number };
    await database.db.transaction((tx) => noteConfirmed(tx, registration.id));
    await expect.poll(figures).toEqual(['1', '1']);
  });
});

import { franchises } from '@naya/db/tables/franchises';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { mediaUrl } from '@naya/contract/urls';
import { createApiApp } from '../src/start/api-app.ts';
import { ReadBudget } from '../src/http/read-limits.ts';
import { perClientIp, perSender } from '../src/http/rate-limits.ts';
import { contact } from './hostile/requests.ts';
import { postJson } from './support/api.ts';
import { useDemoApi } from './support/demo.ts';
import { drawPicture } from './support/pictures.ts';

type Item = Record<string, unknown> & { id: number };
const api = useDemoApi();
const ask = async (path: string) => {
  const response = await api.request(path);
  return { headers: response.headers, body: await response.json() };
};
const list = async (path: string) => (await ask(path)).body as Item[];
const idsOf = (items: Item[]) => items.map(({ id }) => id);

describe('parameters that change nothing', () => {
  it.each([
    ['/api/franchises?serach=chai&limit=2', 'serach'],
    ['/admin/api/franchises?serach=chai&limit=2&utm_source=x', 'serach, utm_source'],
    ['/api/blogs?author=Asha', 'author'],
    ['/api/franchises/1?page=2', 'page'],
    ['/api/categories?%C3%A9%0A=1', '%C3%A9%0A'],
    ['/api/franchises?updated_since=yesterday', 'updated_since'],
    ['/api/blogs?srcset=jpeg', 'srcset'],
    [
      '/api/franchises?sort=bogus&limit=abc&minRoi=x&maxInvestment=lots',
      'sort, limit, minRoi, maxInvestment',
    ],
    ['/api/events?limit=0', 'limit'],
    ['/api/blogs?fields=id,nope', 'fields'],
    ['/api/franchises?ids=1&search=chai&limit=2', 'search, limit'],
    ['/api/franchises?updated_since=2026-01-01&search=chai&limit=2&ids=1', 'search, ids'],
    ['/api/franchise-figures?sort=name', 'sort'],
    ['/api/franchises?after=4', 'after'],
  ])('are named: %s', async (path, names) => {
    expect((await ask(path)).headers.get('X-Ignored-Parameters')).toBe(names);
  });

  it('are listed in a page of the site', async () => {
    expect((await ask('/admin/api/franchises?serach=chai&limit=1')).body).toMatchObject({
      ignored: ['serach'],
    });
    expect((await ask('/admin/api/franchises?search=chai&limit=1')).body).toMatchObject({
      ignored: [],
    });
  });

  it('are not named where all are known, and no more than twenty', async () => {
    for (const path of [
      '/api/franchises?search=chai&limit=1&fields=id&srcset=webp',
      '/api/franchises?sort=featured&page=1&limit=500&minRoi=0&maxRoi=999&maxInvestment=2 crore&state=',
      `/api/franchises?search=${'chai '.repeat(100)}`,
    ])
      expect((await ask(path)).headers.get('X-Ignored-Parameters')).toBeNull();
    const many = Array.from({ length: 500 }, (_, index) => `p${index}=1`).join('&');
    const named = (await ask(`/api/team?${many}`)).headers.get('X-Ignored-Parameters');
    expect(named?.split(', ')).toHaveLength(20);
  });
});

describe('a page behind the last one', () => {
  it('is empty and has the total', async () => {
    const total = (await list('/api/franchises')).length;
    const site = await ask('/admin/api/franchises?limit=5&page=99');
    expect(site.body).toMatchObject({ franchises: [], total, page: 99 });
    for (const path of ['/api/franchises', '/api/blogs', '/api/events']) {
      const all = await list(path);
      const { headers, body } = await ask(`${path}?limit=5&page=99`);
      expect(body).toEqual([]);
      expect(headers.get('X-Total-Count')).toBe(String(all.length));
      expect(headers.get('Link')).toContain('rel="prev"');
    }
  });
});

describe.each(['/api/blogs', '/api/events'])('%s', (path) => {
  it('comes whole or in pages, which follow one another', async () => {
    const all = await list(path);
    expect(all.length).toBeGreaterThan(2);
    const found: number[] = [];
    let next: string | undefined = `${path}?limit=2&fields=id`;
    while (next) {
      const { headers, body } = await ask(next);
      found.push(...idsOf(body as Item[]));
      next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(found).toEqual(idsOf(all));
  });
});

it('the pages of a search keep the shape of their items', async () => {
  const { headers } = await ask('/api/franchises?search=chai&limit=1&fields=id,srcset&srcset=webp');
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1] ?? '';
  const [item] = await list(next);
  expect(Object.keys(item ?? {})).toEqual(['id', 'srcset']);
});

describe('fields', () => {
  it.each(['franchises', 'blogs', 'events', 'categories', 'team'])(
    'are the only ones in %s',
    async (name) => {
      const whole = await list(`/api/${name}`);
      const cut = await list(`/api/${name}?fields=id, media,nonsense`);
      expect(cut).toEqual(whole.map(({ id, media }) => ({ id, media })));
    },
  );

  it('are all when none is named', async () => {
    expect(await list('/api/team?fields=')).toEqual(await list('/api/team'));
  });
});

describe('updated_since', () => {
  it('gives what changed then or later, the longest unchanged first', async () => {
    const { db } = api.core;
    const all = idsOf(await list('/api/franchises'));
    await db.execute(sql`update franchises set updated_at = '2026-01-01T00:00:00Z'`);
    const change = (id: number | undefined, at: string) =>
      db.execute(sql`update franchises set updated_at = ${at} where id = ${id}`);
    await change(all[4], '2026-03-01T10:00:00Z');
    await change(all[2], '2026-03-02T10:00:00Z');
    await change(all[7], '2026-03-03T10:00:00Z');
    const changed = await ask('/api/franchises?updated_since=2026-03-01T15:30:00%2B05:30&limit=2');
    expect(idsOf(changed.body as Item[])).toEqual([all[4], all[2]]);
    expect(changed.headers.get('X-Total-Count')).toBe('3');
    const next = /<([^>]+)>; rel="next"/.exec(changed.headers.get('Link') ?? '')?.[1] ?? '';
    expect(idsOf(await list(next))).toEqual([all[7]]);
    await change(all[4], '2026-03-04T10:00:00Z');
    expect(idsOf(await list(next))).toEqual([all[7], all[4]]);
    await change(all[4], '2026-03-01T10:00:00Z');
    expect(idsOf(await list('/api/franchises?updated_since=2026-03-03'))).toEqual([all[7]]);
    await db.execute(sql`update franchises set status = 'suspended' where id = ${all[7]}`);
    expect(await list('/api/franchises?updated_since=2026-03-03')).toEqual([]);
    await db.execute(sql`update franchises set status = 'approved' where id = ${all[7]}`);
  });
});

it('updated_since brings each once, of what changed at the same moment too', async () => {
  const { db } = api.core;
  await db.execute(sql`update franchises set updated_at = '2026-04-01T00:00:00.123456Z'`);
  const found: number[] = [];
  let next: string | undefined = '/api/franchises?updated_since=2026-04-01&limit=20&fields=id';
  while (next) {
    const { headers, body } = await ask(next);
    found.push(...idsOf(body as Item[]));
    next = /<([^>]+)>; rel="next"/.exec(headers.get('Link') ?? '')?.[1];
  }
  const all = idsOf(await list('/api/franchises?fields=id'));
  expect(found).toEqual(all.toSorted((one, other) => one - other));
});

describe('srcset', () => {
  it('has each picture in each size, as whole URLs that answer', async () => {
    const stored = await api.core.media.storeUpload(await drawPicture({ width: 800 }));
    const images = [mediaUrl(stored), 'https://elsewhere.example.in/a.jpg'];
    await api.core.db.update(franchises).set({ images }).where(eq(franchises.id, 1));
    const [item] = await list('/api/franchises?ids=1&srcset=webp');
    const srcset = item?.['srcset'] as { images: (string | null)[] };
    expect(srcset.images[1]).toBeNull();
    const candidates = srcset.images[0]?.split(', ') ?? [];
    expect(candidates.length).toBeGreaterThan(2);
    for (const candidate of candidates) {
      expect(candidate).toMatch(
        /^http:\/\/localhost:8000\/media\/[\da-f]+-\d+x\d+\/\d+\.webp \d+w$/,
      );
    }
    const response = await api.request(new URL(candidates[0]?.split(' ')[0] ?? '').pathname);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    const one = (await ask('/api/franchises/1?srcset=avif')).body as Item;
    expect(JSON.stringify(one['srcset'])).toContain('.avif ');
    expect((await ask('/api/franchises/1')).body).not.toHaveProperty('srcset');
    expect((await ask('/api/about?srcset=webp')).body).toHaveProperty('srcset');
  });
});

describe('under /api too', () => {
  it.each(['/suggest?q=cha&q=x', '/franchise-figures?category=Retail'])('%s', async (path) => {
    expect((await ask(`/api${path}`)).body).toEqual((await ask(`/admin/api${path}`)).body);
  });

  it.each(['chai', 'food under 10 lakh', 'nothing has these words'])(
    'figures of the search "%s" are those of what it finds',
    async (search) => {
      const found = await ask(`/admin/api/franchises?search=${search}`);
      const { total } = found.body as { total: number };
      for (const set of ['/api', '/admin/api'])
        expect((await ask(`${set}/franchise-figures?search=${search}`)).body).toMatchObject({
          brands: total,
        });
    },
  );

  it('facets: a choice that leaves nothing out counts all', async () => {
    const { total, facets } = (await ask('/api/franchise-facets')).body as {
      total: number;
      facets: { minRoi: object[] };
    };
    expect(facets.minRoi[0]).toEqual({ value: '0', count: total });
  });

  it('facets, as the page of the site has them', async () => {
    const { total, facets } = (await ask('/admin/api/franchises?category=Retail')).body as object &
      Record<string, unknown>;
    expect((await ask('/api/franchise-facets?category=Retail')).body).toEqual({ total, facets });
  });
});

describe('before anything is refused', () => {
  it('a read says how much is left of its limit', async () => {
    const app = createApiApp(api.core, pino({ level: 'silent' }), {
      readLimits: { budget: new ReadBudget(), queue: null },
      trustProxy: true,
    });
    const read = async () =>
      app.request('/api/categories', { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    const left = async () => {
      const { headers } = await read();
      expect(headers.get('RateLimit-Policy')).toBe('"reads";q=6000;w=12;qu="milliseconds"');
      return Number(/^"reads";r=(\d+);t=\d+$/.exec(headers.get('RateLimit') ?? '')?.[1]);
    };
    const first = await left();
    expect(first).toBeLessThanOrEqual(6_000);
    expect(first).toBeGreaterThan(5_000);
    const crowd = await Promise.all(Array.from({ length: 60 }, read));
    const refused = crowd.find(({ status }) => status === 429);
    expect(refused?.headers.get('RateLimit')).toMatch(/^"reads";r=0;t=[1-9]\d*$/);
    expect(refused?.headers.get('Access-Control-Expose-Headers')).toContain('RateLimit');
  });

  it('a form says so of both of its limits', async () => {
    const app = createApiApp(api.core, pino({ level: 'silent' }), { trustProxy: true });
    const body = contact();
    const send = async () =>
      app.request('/api/contact', postJson(body, { 'X-Forwarded-For': '203.0.113.10' }));
    const { headers } = await send();
    const { points, duration } = perClientIp;
    expect(headers.get('RateLimit-Policy')).toBe(
      `"client-ip";q=${points};w=${duration}, "sender";q=${perSender.points};w=${perSender.duration}`,
    );
    expect(headers.get('RateLimit')).toBe(
      `"client-ip";r=${points - 1};t=${duration}, "sender";r=${perSender.points - 1};t=${perSender.duration}`,
    );
    for (let count = 1; count < perSender.points; count += 1) await send();
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('RateLimit')).toContain('"sender";r=0;t=');
  });
});

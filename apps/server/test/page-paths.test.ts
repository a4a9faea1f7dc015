import { createTestDatabase, type TestDatabase } from '@naya/db/testing';
import { plantFranchises } from '@naya/db/testing-seeds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
const token = 'a token for the metrics of tests';
let database: TestDatabase;
let url = '';
let id = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  [id = 0] = await plantFranchises(database.db, [
    { business_name: 'Chai Gully', category: 'Food & Beverage' },
  ]);
  url = await startServer({ DATABASE_URL: database.url, METRICS_TOKEN: token });
});
afterAll(() => database.close());

const ask = (path: string) => get(url + path);

async function countCachedPages(): Promise<number> {
  const { body } = await get(`${url}/metrics`, { Authorization: `Bearer ${token}` });
  return Number(/^naya_page_cache_pages (\d+)$/m.exec(body.toString())?.[1]);
}

/** The page itself, then the same in other writings: how many more pages are kept afterwards. */
async function countMorePages(path: string, others: string[]): Promise<number> {
  expect((await ask(path)).status).toBe(200);
  const before = await countCachedPages();
  for (const other of others) {
    const { status, headers } = await ask(other);
    if (status !== 200) expect([301, headers.location]).toEqual([status, path]);
  }
  return (await countCachedPages()) - before;
}

it('a page is kept once, in whatever case its path is written', async () => {
  const names = ['/CONTACT', '/Contact', '/conTact', '/Contact/', '/%43ontact', '/c%6fntact'];
  expect(await countMorePages('/contact', names)).toBe(0);
  expect((await ask('/Contact')).status).toBe(301);
});

it('and what a page reads of its query stays with it', async () => {
  const { status, headers } = await ask('/Franchises?search=chai&utm_source=x');
  expect([status, headers.location]).toEqual([301, '/franchises?search=chai&utm_source=x']);
  expect((await ask(headers.location ?? '')).body.toString()).toContain('Chai Gully');
});

it('a category is kept once by its name, in whatever case and encoding', async () => {
  const path = '/franchises/category/Food%20%26%20Beverage';
  const names = ['food%20%26%20beverage', 'FOOD%20%26%20BEVERAGE', 'Food%20&%20Beverage'];
  const others = names.map((name) => `/franchises/category/${name}`);
  expect(
    await countMorePages(path, [...others, '/Franchises/Category/Food%20%26%20Beverage']),
  ).toBe(0);
});

it('ids and slugs stay as they are', async () => {
  const { rows } = await database.pool.query<{ slug: string }>('select slug from franchises');
  const [{ slug } = { slug: '' }] = rows;
  expect((await ask(`/franchises/${id}`)).status).toBe(200);
  expect([200, 301]).toContain((await ask(`/franchises/${slug}`)).status);
  expect((await ask(`/Franchises/${slug}`)).headers.location).toBe(`/franchises/${slug}`);
  expect((await ask(`/franchises/${slug.toUpperCase()}`)).status).toBe(404);
});

it('nothing personal is kept by another case, and a form works by it', async () => {
  const before = await countCachedPages();
  const moved = await ask('/My-Data/none');
  expect([moved.status, moved.headers.location]).toEqual([301, '/my-data/none']);
  expect(moved.headers['cache-control']).toBe('no-store');
  expect((await ask('/MY-DATA/none.data')).headers['cache-control']).toBe('no-store');
  expect(await countCachedPages()).toBe(before);
  const body = new URLSearchParams({ name: 'Asha', message: 'Hello' });
  const sent = await fetch(`${url}/Contact`, { method: 'POST', body, redirect: 'manual' });
  expect(sent.status).toBe(422);
});

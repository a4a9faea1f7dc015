import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
let database: TestDatabase;
let url = '';
let id = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  [id = 0] = await insertFranchisesForTest(database.db, [
    { business_name: 'Chai Gully', category: 'Food & Beverage' },
  ]);
  url = await startServer({ DATABASE_URL: database.url });
});
afterAll(() => database.close());

const ask = (path: string) => get(url + path);

/** The page is asked for until it is kept; then each other writing is that page, or leads to it. */
async function expectOnePage(path: string, others: string[]): Promise<void> {
  await expect.poll(async () => (await ask(path)).headers['x-cache']).toBe('hit');
  for (const other of others) {
    const { status, headers } = await ask(other);
    if (status === 200) expect([other, headers['x-cache']]).toEqual([other, 'hit']);
    else expect([other, status, headers.location]).toEqual([other, 301, path]);
  }
}

it('a page is kept once, in whatever case its path is written', async () => {
  const names = ['/CONTACT', '/Contact', '/conTact', '/Contact/', '/%43ontact', '/c%6fntact'];
  await expectOnePage('/contact', names);
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
  await expectOnePage(path, [...others, '/Franchises/Category/Food%20%26%20Beverage']);
});

it('ids and slugs stay as they are', async () => {
  const { rows } = await database.pool.query<{ slug: string }>('select slug from franchises');
  const [{ slug } = { slug: '' }] = rows;
  expect((await ask(`/franchises/${id}`)).status).toBe(200);
  expect([200, 301]).toContain((await ask(`/franchises/${slug}`)).status);
  expect((await ask(`/Franchises/${slug}`)).headers.location).toBe(`/franchises/${slug}`);
  expect((await ask(`/franchises/${slug.toUpperCase()}`)).status).toBe(404);
});

it('a file that lies where a page would is not a page, one with a route of its own is', async () => {
  for (const path of ['/blog/rss.xml', '/blog/rss%2Exml']) {
    const { status, headers } = await ask(path);
    expect([path, status, headers['x-cache']]).toEqual([path, 200, undefined]);
    expect(headers['content-type']).toMatch(/^application\/rss\+xml/);
  }
  await expectOnePage('/manifest.webmanifest', []);
});

it('nothing personal is kept by another case, and a form works by it', async () => {
  const moved = await ask('/My-Data/none');
  expect([moved.status, moved.headers.location]).toEqual([301, '/my-data/none']);
  expect(moved.headers['cache-control']).toBe('no-store');
  const call = await ask('/MY-DATA/none.data');
  expect([call.headers['x-cache'], call.headers['cache-control']]).toEqual([undefined, 'no-store']);
  const body = new URLSearchParams({ name: 'Asha', message: 'Hello' });
  const sent = await fetch(`${url}/Contact`, { method: 'POST', body, redirect: 'manual' });
  expect(sent.status).toBe(422);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
let database: TestDatabase;
let url = '';
let policy = '';
// A starting server renders other pages ahead, but not this one.
let termsReads = 0;

const backend = createServer((request, response) => {
  if (request.url === '/terms') termsReads += 1;
  response.setHeader('Content-Type', 'application/json');
  if (policy) response.setHeader('Cache-Control', policy);
  response.end('{"content":"<p>Terms</p>"}');
}).listen(0);

beforeAll(async () => {
  database = await createTestDatabase();
  const { port } = backend.address() as AddressInfo;
  url = await startServer({
    DATABASE_URL: database.url,
    API_BASE_URL: `http://localhost:${port}`,
  });
});
afterAll(async () => {
  backend.close();
  await database.close();
});

it('keeps the pages of another backend only as that one allows', async () => {
  for (const forbidding of ['', 'no-store', 'private, max-age=60', 'public, max-age=0']) {
    policy = forbidding;
    termsReads = 0;
    await get(`${url}/terms`);
    await get(`${url}/terms`);
    expect(termsReads).toBe(2);
  }
  policy = 'public, s-maxage=60';
  termsReads = 0;
  await Promise.all(Array.from({ length: 20 }, () => get(`${url}/terms`)));
  expect((await get(`${url}/terms`)).headers['x-cache']).toBe('hit');
  expect(termsReads).toBe(1);
});

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
let aboutReads = 0;

const backend = createServer((request, response) => {
  if (request.url === '/about') aboutReads += 1;
  response.setHeader('Content-Type', 'application/json');
  if (policy) response.setHeader('Cache-Control', policy);
  response.end(request.url === '/franchise-insights' ? '[]' : '{}');
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
    aboutReads = 0;
    await get(`${url}/about`);
    await get(`${url}/about`);
    expect(aboutReads).toBe(2);
  }
  policy = 'public, s-maxage=60';
  aboutReads = 0;
  await Promise.all(Array.from({ length: 20 }, () => get(`${url}/about`)));
  expect((await get(`${url}/about`)).headers['x-cache']).toBe('hit');
  expect(aboutReads).toBe(1);
});

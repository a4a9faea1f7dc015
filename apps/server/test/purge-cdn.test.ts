import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { notifyChangedTags } from '@naya/db/notify-changed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();
const told: { authorization: string | undefined; body: unknown }[] = [];
let failures = 0;
let database: TestDatabase;

const cdn = createServer((request, response) => {
  void text(request).then((body) => {
    if (failures > 0) {
      failures -= 1;
      return response.writeHead(503).end();
    }
    told.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
    return response.end();
  });
}).listen(0);

beforeAll(async () => {
  database = await createTestDatabase();
  const { port } = cdn.address() as AddressInfo;
  await startServer({
    DATABASE_URL: database.url,
    JOBS: 'on',
    CDN_PURGE_URL: `http://localhost:${port}/purge`,
    CDN_PURGE_TOKEN: 'a token of the tests',
  });
});
afterAll(async () => {
  cdn.close();
  await database.close();
});

it('tells the CDN to drop everything once it listens, since changes may have been missed', async () => {
  await expect.poll(() => told.length).toBeGreaterThan(0);
  expect(told[0]).toEqual({
    authorization: 'Bearer a token of the tests',
    body: { everything: true },
  });
});

it('tells the CDN the tags of a change, again after a refusal', async () => {
  told.length = 0;
  failures = 1;
  await database.db.transaction((tx) => notifyChangedTags(tx, ['franchise:12', 'franchises']));
  await expect
    .poll(() => told.flatMap(({ body }) => (body as { tags?: string[] }).tags ?? []).sort())
    .toEqual(['franchise:12', 'franchises']);
});

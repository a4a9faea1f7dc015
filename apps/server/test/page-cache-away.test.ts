import { openDatabase } from '@naya/db/client';
import { startTemporaryPostgres } from '@naya/db/postgres/temporary-postgres';
import { migrateDatabase } from '@naya/db/migrate';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { expect, it } from 'vitest';
import { get } from './support/get.ts';
import { useDataFolder, useServers } from './support/start.ts';

useDataFolder();
const startServer = useServers();

it('pages that were seen go on being served when the database goes away', async () => {
  const postgres = await startTemporaryPostgres({ name: 'away', log: () => {} });
  const { db, close } = openDatabase({ url: postgres.url });
  await migrateDatabase(db);
  const [id] = await insertFranchisesForTest(db, [{ business_name: 'Chai Gully' }]);
  const url = await startServer({ DATABASE_URL: postgres.url });
  const seen = [`/franchises/${id}`, '/', '/franchises?search=chai'];
  const before = await Promise.all(seen.map((path) => get(url + path)));
  await close();
  await postgres.stop();

  expect((await get(`${url}/readyz`)).status).toBe(503);
  for (const [index, path] of seen.entries()) {
    const { status, body } = await get(url + path);
    expect(status).toBe(200);
    expect(body.toString()).toBe(before[index]?.body.toString());
  }
  expect((await get(`${url}/franchises?search=never-asked`)).status).toBe(503);
});

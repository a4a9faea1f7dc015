import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJson } from './support/api.ts';
import { useDataFolder, useServers } from './support/start.ts';

const token = 'a token of sixteen letters';
useDataFolder();
const startServer = useServers();
let database: TestDatabase;
let url = '';
beforeAll(async () => {
  database = await createTestDatabase();
  url = await startServer({ DATABASE_URL: database.url, METRICS_TOKEN: token });
});
afterAll(() => database.close());

/** As an administrator does who hands over to another server. The test's own connection goes on writing. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const name = new URL(database.url).pathname.slice(1);
  await database.pool.query(`alter database ${name} set default_transaction_read_only = ${value}`);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

async function askAll() {
  const message = { name: 'A', email: 'a@example.in', subject: 'Other', message: 'text' };
  const [ready, call, form, metrics] = await Promise.all([
    fetch(`${url}/readyz`),
    fetch(`${url}/admin/api/categories`),
    fetch(`${url}/admin/api/contact`, postJson(message)),
    fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } }),
  ]);
  const figures = await metrics.text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\d)$`, 'm').exec(figures)?.[1]);
  return {
    ready: ready.status,
    call: call.status,
    form: form.status,
    up: figure('naya_database_up'),
    writable: figure('naya_database_writable'),
  };
}

it('a read-only database is not ready, serves reads, and is written to again without a restart', async () => {
  const well = { ready: 200, call: 200, form: 201, up: 1, writable: 1 };
  expect(await askAll()).toEqual(well);
  await setReadOnly('on');
  await expect.poll(askAll).toEqual({ ready: 503, call: 200, form: 503, up: 1, writable: 0 });
  await setReadOnly('off');
  await expect.poll(askAll).toEqual(well);
});

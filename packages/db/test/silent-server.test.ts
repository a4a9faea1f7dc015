import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../src/client.ts';
import { isDatabaseAway, isDatabaseSlow } from '../src/database-away.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../src/testing/proxy.ts';

let server: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  proxy = await startDatabaseProxy(server.url);
});
afterEach(async () => {
  proxy.thaw();
  await database.close();
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

const open = (statementTimeoutMs: number) =>
  (database = openDatabase({ url: proxy.url, max: 1, statementTimeoutMs }));
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('PostgreSQL ends a statement that takes too long, and the connection goes on', async () => {
  const { db } = open(100);
  const error = await failureOf(db.execute(sql`select pg_sleep(60)`));
  expect(isDatabaseSlow(error)).toBe(true);
  expect(isDatabaseAway(error)).toBe(false);
  await db.execute(sql`select 1`);
});

test('a query without an answer fails, and its connection is used no more', async () => {
  const { db } = open(100);
  await db.execute(sql`select 1`);
  proxy.freeze();
  expect(isDatabaseSlow(await failureOf(db.execute(sql`select 1`)))).toBe(true);
  proxy.thaw();
  await db.execute(sql`select 1`);
});

test.each([
  ['gets no answer', () => {}],
  ['meets a broken connection', () => proxy.reset()],
])('a transaction whose BEGIN %s gives its connection back', async (_what, interrupt) => {
  const { db, pool } = open(200);
  await db.execute(sql`select 1`);
  proxy.freeze();
  const began = failureOf(db.transaction((tx) => tx.execute(sql`select 1`)));
  await expect.poll(() => pool.idleCount).toBe(0);
  interrupt();
  const error = await began;
  expect(isDatabaseSlow(error) || isDatabaseAway(error)).toBe(true);
  proxy.thaw();
  await db.transaction((tx) => tx.execute(sql`select 1`));
});

test('a transaction that is cut off half-way changes nothing and gives its connection back', async () => {
  const { db } = open(2_000);
  await db.execute(sql`create table half (id int)`);
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`insert into half values (1)`);
    proxy.reset();
    await tx.execute(sql`insert into half values (2)`);
  });
  expect(isDatabaseAway(await failureOf(cut))).toBe(true);
  const { rows } = await db.execute(sql`select count(*)::int as count from half`);
  expect(rows).toEqual([{ count: 0 }]);
});

test('a fault of the work itself is told as it is', async () => {
  const { db } = open(2_000);
  const fault = new Error('refused');
  const refused = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    throw fault;
  });
  expect(await failureOf(refused)).toBe(fault);
  await db.execute(sql`select 1`);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseConflict } from '../src/database-away.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    create table accounts (id int primary key, amount int);
    insert into accounts values (1, 0), (2, 0);
    create function clash() returns void language plpgsql as $$
      begin raise exception 'clash' using errcode = '40P01'; end $$`);
});
afterAll(() => database.close());

/** Both hold one row before either asks for the other's, on their first try. */
function meeting() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing = 2;
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}

test('of two transactions that wait for each other both are done, each once', async () => {
  const { db } = database;
  const meet = meeting();
  const add = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update accounts set amount = amount + 1 where id = ${first}`);
      await meet();
      await tx.execute(sql`update accounts set amount = amount + 1 where id = ${second}`);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  const { rows } = await db.execute(sql`select amount from accounts`);
  expect(rows).toEqual([{ amount: 2 }, { amount: 2 }]);
});

test('a conflict that stays is told after three more tries', async () => {
  let tries = 0;
  const work = database.db.transaction(async (tx) => {
    tries += 1;
    await tx.execute(sql`select clash()`);
  });
  const error = await work.catch((failure: unknown) => failure);
  expect(tries).toBe(4);
  expect(isDatabaseConflict(error)).toBe(true);
});

test('a statement of its own is tried again too', async () => {
  const { db, pool } = database;
  await pool.query('create sequence clashes');
  await db.execute(sql`
    create function clash_twice() returns int language plpgsql as $$
    begin
      if nextval('clashes') < 3 then perform clash(); end if;
      return 7;
    end $$`);
  const { rows } = await db.execute(sql`select clash_twice() as given`);
  expect(rows).toEqual([{ given: 7 }]);
});

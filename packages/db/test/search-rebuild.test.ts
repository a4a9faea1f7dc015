import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '../src/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertFranchisesForTest } from '../src/testing/seeds.ts';
import { copyFunctions } from './changed-functions.ts';

let database: TestDatabase;
let functions: Awaited<ReturnType<typeof copyFunctions>>;
beforeEach(async () => {
  database = await createTestDatabase();
  functions = await copyFunctions();
  await insertFranchisesForTest(database.db, [
    { business_name: 'Chai Point', trending_type: 'weekly' },
    { business_name: 'Hidden Chai', status: 'pending' },
  ]);
});
afterEach(async () => {
  await functions.remove();
  await database.close();
});

const read = async (query: string) => (await database.pool.query(query)).rows;
const readTrends = async () =>
  (await read(`select term from search_bits where term like 'trend%' order by term`)).map(
    ({ term }) => term,
  );
const renameTrends = () => functions.replace('search-index/terms.sql', "'trending '", "'trend '");

test('a change of a function that builds the index has the index built anew', async () => {
  const readRest = () =>
    read(
      `select term, chunk, dense, sparse from search_bits where term not like 'trend%' order by 1, 2`,
    );
  const rest = await readRest();
  expect(await readTrends()).toEqual(['trending weekly']);
  await renameTrends();
  await migrateDatabase(database.db, functions.folder);
  expect(await readTrends()).toEqual(['trend weekly']);
  expect(await readRest()).toEqual(rest);
});

test('a change of a function that reads the index leaves the index as it is', async () => {
  const readRows = () => read('select term, chunk, xmin, ctid from search_bits order by 1, 2');
  const rows = await readRows();
  await functions.replace('search-query/result-page.sql', '-- One page', '-- A page');
  await migrateDatabase(database.db, functions.folder);
  expect(await readRows()).toEqual(rows);
});

test('an edit that is made while the index is built is in it', async () => {
  const untilReleased = 4_711;
  await renameTrends();
  // The rebuild has done its work and has not committed yet.
  await functions.replace(
    'search-index/replace.sql',
    'GROUP BY f.id / search_chunk_size();',
    `GROUP BY f.id / search_chunk_size(); PERFORM pg_advisory_xact_lock(${untilReleased});`,
  );
  const waiting = async () =>
    (
      await read(
        `select from pg_locks join pg_database d on d.oid = database where not granted and datname = current_database()`,
      )
    ).length;
  const holder = await database.pool.connect();
  await holder.query('select pg_advisory_lock($1)', [untilReleased]);
  const rebuilding = migrateDatabase(database.db, functions.folder);
  await expect.poll(waiting).toBe(1);
  const editing = database.pool.query(
    `update franchises set trending_type = 'monthly' where trending_type = 'weekly'`,
  );
  await expect.poll(waiting).toBe(2);
  await holder.query('select pg_advisory_unlock($1)', [untilReleased]);
  holder.release();
  await Promise.all([rebuilding, editing]);
  expect(await readTrends()).toEqual(['trend monthly']);
});

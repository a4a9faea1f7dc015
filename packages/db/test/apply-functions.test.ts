import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../src/client.ts';
import { migrateDatabase } from '../src/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { connectTimeoutMs } from '../src/testing/setup.ts';
import { copyFunctions } from './changed-functions.ts';

let database: TestDatabase;
let functions: Awaited<ReturnType<typeof copyFunctions>>;
beforeEach(async () => {
  database = await createTestDatabase();
  functions = await copyFunctions();
});
afterEach(async () => {
  await functions.remove();
  await database.close();
});

const read = async (query: string) => (await database.pool.query(query)).rows;
const readApplied = () => read('select name, hash from drizzle.applied_functions order by id');
/** Each application of a function writes its row anew. */
const readWritten = () =>
  read(`select proname, xmin from pg_proc where proname like 'catalogue%' order by oid`);
const answer = (number: number) =>
  functions.write(
    'catalogue/answer.sql',
    `create or replace function catalogue_answer() returns integer language sql as 'select ${number}';`,
  );

test('functions are applied when a file has changed, and only then', async () => {
  await answer(1);
  await migrateDatabase(database.db, functions.folder);
  expect(await read('select catalogue_answer() as answer')).toEqual([{ answer: 1 }]);
  const [applied, written] = [await readApplied(), await readWritten()];

  await migrateDatabase(database.db, functions.folder);
  expect(await readApplied()).toEqual(applied);
  expect(await readWritten()).toEqual(written);

  await answer(2);
  await migrateDatabase(database.db, functions.folder);
  expect(await read('select catalogue_answer() as answer')).toEqual([{ answer: 2 }]);
  await answer(1);
  await migrateDatabase(database.db, functions.folder);
  expect(await read('select catalogue_answer() as answer')).toEqual([{ answer: 1 }]);
  expect((await readApplied()).slice(applied.length)).toHaveLength(2);
});

test('processes that start together apply a change once', async () => {
  const before = await readApplied();
  await answer(1);
  await functions.write('brands/note.sql', '-- Changes nothing.');
  const processes = Array.from({ length: 4 }, () =>
    openDatabase({ url: database.url, max: 1, connectTimeoutMs }),
  );
  await Promise.all(processes.map(({ db }) => migrateDatabase(db, functions.folder)));
  await Promise.all(processes.map(({ close }) => close()));
  const applied = (await readApplied()).slice(before.length);
  expect(applied.map(({ name }) => name)).toEqual(['catalogue', 'brands']);
});

test('a function that cannot be applied is named, and leaves the others as they were', async () => {
  const written = await readWritten();
  await answer(1);
  await functions.write(
    'catalogue/wrong.sql',
    `create or replace function catalogue_wrong() returns integer language sql as 'select nothing_known()';`,
  );
  await expect(migrateDatabase(database.db, functions.folder)).rejects.toThrow(
    'catalogue/wrong.sql: function nothing_known() does not exist',
  );
  expect(await readWritten()).toEqual(written);
});

test('a version that is older than the schema leaves the functions of the newer one alone', async () => {
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  const written = await readWritten();
  await answer(1);
  await migrateDatabase(database.db, functions.folder);
  expect(await readWritten()).toEqual(written);
});

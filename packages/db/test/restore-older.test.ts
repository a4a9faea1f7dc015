import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateUpTo } from '../src/backup/migrations.ts';
import { withSnapshot } from '../src/backup/read-snapshot.ts';
import { writeSnapshot } from '../src/backup/write-snapshot.ts';
import { openDatabase, type Database } from '../src/client.ts';
import { migrationsFolder } from '../src/migrate.ts';
import { readCatalogueRows } from '../src/franchises/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { connectTimeoutMs, readServerUrl, withDatabase } from '../src/testing/setup.ts';

const name = `naya_older_${process.pid}`;
const url = withDatabase(readServerUrl(), name);
const server = openDatabase({ url: readServerUrl(), max: 1, connectTimeoutMs });
let older: Database;
let target: TestDatabase;

/** A version that had few of the columns of today, with one franchise. */
beforeAll(async () => {
  await server.pool.query(`create database ${name} encoding 'UTF8' template template0`);
  older = openDatabase({ url, max: 2, connectTimeoutMs });
  const migrations = readMigrationFiles({ migrationsFolder });
  const cities = migrations.findIndex(({ sql }) => sql.join().includes("'city '"));
  const last = migrations[cities - 1];
  const client = await older.pool.connect();
  if (last) await migrateUpTo(client, { hash: last.hash, createdAt: last.folderMillis });
  client.release();
  await older.pool.query(
    `with category as (insert into categories (slug, name) values ('food', 'Food') returning id)
     insert into franchises (slug, business_name, category_id, locations, status)
     select 'chai-point', 'Chai Point', id, '{Surat}', 'approved' from category`,
  );
  target = await createTestDatabase();
});
afterAll(async () => {
  await target.close();
  await older.close();
  await server.pool.query(`drop database ${name} with (force)`);
  await server.close();
});

const readApplied = async ({ pool }: Database) =>
  (await pool.query('select name, hash from drizzle.applied_functions order by id')).rows;

test('a backup of an older version is restored with the functions of this one', async () => {
  const applied = await readApplied(target);
  await withSnapshot(url, (snapshot) =>
    writeSnapshot(target.url, snapshot, async (into) => {
      for (const table of snapshot.tables) await into.table(table, snapshot.read(table).stream);
    }),
  );
  const { value: rows } = await readCatalogueRows(target.db).next();
  expect(rows).toMatchObject([{ business_name: 'Chai Point', locations: ['Surat'] }]);
  expect(await readApplied(target)).toEqual(applied);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrateUpTo } from '../src/backup/migrations.ts';
import { openDatabase, type Database } from '../src/client.ts';
import { migrateDatabase, migrationsFolder } from '../src/migrate.ts';
import { readTemplateUrl, withDatabase } from '../src/testing/setup.ts';

const name = `naya_mend_${process.pid}`;
const server = openDatabase({ url: withDatabase(readTemplateUrl(), 'postgres'), max: 1 });
let database: Database;

/** A database as the version before left it. */
beforeAll(async () => {
  await server.pool.query(`create database ${name} encoding 'UTF8' template template0`);
  database = openDatabase({ url: withDatabase(readTemplateUrl(), name), max: 2 });
  const before = readMigrationFiles({ migrationsFolder })
    .filter(({ sql }) => !sql.join().includes('own_emails'))
    .map(({ hash, folderMillis }) => ({ hash, createdAt: folderMillis }))
    .findLast(({ createdAt }) => createdAt < 1_794_912_065_000);
  const client = await database.pool.connect();
  if (before) await migrateUpTo(client, before);
  client.release();
  await plantListings();
  await database.pool.query(`insert into site_documents (key, value)
    values ('settings', '{"site_name": "Naya", "stats_threshold": 25}')`);
});
afterAll(async () => {
  await database.close();
  await server.pool.query(`drop database ${name} with (force)`);
  await server.close();
});

/** One of each: approved, waiting, and approved with its sender erased. */
async function plantListings(): Promise<void> {
  await database.pool.query(`insert into categories (slug, name) values ('retail', 'Retail')`);
  await database.pool.query(
    `with listed as (
       insert into franchises (slug, business_name, category_id, status)
       select slug, slug, (select id from categories), status
       from (values ('shown', 'approved'), ('waiting', 'pending'), ('erased', 'approved')) as v (slug, status)
       returning id, slug)
     insert into submissions (key, kind, name, email, phone, payload, answer, franchise_id, erased_at)
     select gen_random_uuid(), 'listing', slug, slug || '@brand.example', '9811122333',
       '{"designation": "Founder"}', '', id, case when slug = 'erased' then now() end
     from listed`,
  );
}

test('enquiries that carry a contact e-mail of ours, a former one too, are stored without it', async () => {
  const { pool, db } = database;
  await pool.query(`insert into site_documents (key, value)
    values ('contact-info', '{"email": [{"email": "now@naya.example"}], "phone": [], "address": []}')`);
  await pool.query(`insert into audit_lines (actor, action, entity, entity_id, changes)
    values ('o', 'changed', 'document', 'contact-info',
      '{"before": {"value": {"email": [{"email": "Then@naya.example"}]}}, "after": {"value": {"email": []}}}')`);
  const emails = [
    'hello@example.in',
    'Now@naya.example',
    'then@naya.example',
    'mailbox@naya.example',
    'asha@example.in',
  ];
  await pool.query(
    `insert into submissions (key, kind, name, email, payload, answer)
     select gen_random_uuid(), 'enquiry', 'Asha', email, jsonb_build_object('email', email), '' from unnest($1::text[]) email`,
    [emails],
  );
  await pool.query(`insert into mails (kind, "to", submission_id)
    select 'operator-notice', 'mailbox@naya.example', min(id) from submissions`);
  await migrateDatabase(db);
  const { rows } = await pool.query(
    `select email, payload, incomplete from submissions where kind = 'enquiry' order by id`,
  );
  const unknown = { email: '', payload: {}, incomplete: true };
  const known = {
    email: 'asha@example.in',
    payload: { email: 'asha@example.in' },
    incomplete: false,
  };
  expect(rows).toEqual([unknown, unknown, unknown, unknown, known]);
});

test('whoever sent a listing that is approved already is its contact', async () => {
  await migrateDatabase(database.db);
  const { rows } = await database.pool.query(
    `select slug, c.name, c.email, c.phone, c.designation from franchise_contacts c
     join franchises on franchises.id = franchise_id`,
  );
  const shown = { name: 'shown', email: 'shown@brand.example', phone: '9811122333' };
  expect(rows).toEqual([{ slug: 'shown', ...shown, designation: 'Founder' }]);
});

test('the threshold that was the default is off', async () => {
  const { db, pool } = database;
  await migrateDatabase(db);
  const { rows } = await pool.query(`select value from site_documents where key = 'settings'`);
  expect(rows).toEqual([{ value: { site_name: 'Naya' } }]);
});

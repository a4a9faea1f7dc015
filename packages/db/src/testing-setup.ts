import { randomBytes } from 'node:crypto';
import { openDatabase } from './client.ts';
import { startTemporaryPostgres } from './keeper/temporary-postgres.ts';
import { migrateDatabase } from './migrate.ts';

const templateVariable = 'NAYA_TEST_TEMPLATE_URL';

/** The migrated database that tests clone; workers inherit it from the process that ran the setup. */
export function readTemplateUrl(): string {
  const url = process.env[templateVariable];
  if (!url) throw new Error('Tests with a database need testing-setup.ts as their globalSetup');
  return url;
}

export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

// Thrown away after the run, so it need not be synced to disk.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

async function runStatement(url: string, statement: string): Promise<void> {
  const { pool, close } = openDatabase({ url, max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await close();
  }
}

/** Vitest's globalSetup: one server and one migrated template for all test files. */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  const server = given
    ? { url: given, stop: async () => {} }
    : await startTemporaryPostgres({ name: 'test', log: () => {}, settings });
  const name = `naya_template_${randomBytes(6).toString('hex')}`;
  await runStatement(server.url, `create database ${name} encoding 'UTF8' template template0`);
  const url = withDatabase(server.url, name);
  const { db, close } = openDatabase({ url });
  await migrateDatabase(db);
  await close();
  process.env[templateVariable] = url;
  return async () => {
    await runStatement(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
}

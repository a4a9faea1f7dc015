import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from './client.ts';
import { readTemplateUrl, withDatabase } from './testing-setup.ts';

export type TestDatabase = Database & { url: string };

/** A fresh, migrated database of one test file; `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = readTemplateUrl();
  const name = `naya_test_${randomBytes(6).toString('hex')}`;
  const server = openDatabase({ url: withDatabase(template, 'postgres'), max: 1 });
  await server.pool.query(
    `create database ${name} template ${new URL(template).pathname.slice(1)}`,
  );
  const url = withDatabase(template, name);
  const { db, pool, close } = openDatabase({ url });
  return {
    db,
    pool,
    url,
    close: async () => {
      await close();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    },
  };
}

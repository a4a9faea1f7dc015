import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { startTemporaryPostgres } from '@naya/db/keeper/temporary-postgres';
import { openDatabase } from '@naya/db/client';
import { dataFolder, runFolder } from './data-folder.ts';
import * as databases from './databases.ts';
import { owner } from './office-people.ts';
import { startServerProcess } from './server-process.ts';

/** Thrown away after the run, so it need not be synced to disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** The PostgreSQL of the whole test run, the one that a person names, or a temporary one. */
async function findDatabaseServer() {
  const url = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL'];
  if (url) return { url, stop: async () => {} };
  return startTemporaryPostgres({ name: 'e2e', log: () => {}, settings });
}

/** Demo content and an owner of the back office, put in by the server itself; no job has run on it. */
async function fillTemplate(): Promise<void> {
  const name = databases.templateName();
  await databases.createEmptyDatabase(name);
  const server = await startServerProcess('template', {
    PORT: '0',
    DATABASE_URL: databases.databaseUrl(name),
    DATA_DIR: dataFolder(name),
    JOBS: 'off',
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    PAGE_CACHE_MB: '0',
  });
  await server.stop();
  // Sizes of the demo's pictures would be encoded all the while browsers run; pages show the pictures as they are.
  const { pool, close } = openDatabase({ url: databases.databaseUrl(name), max: 1 });
  await pool.query(`delete from pgboss.job where name = 'make-variants'`);
  await close();
}

/** Playwright's globalSetup: one PostgreSQL and one template that each server's database is cloned from. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await findDatabaseServer();
  databases.rememberDatabaseServer(server.url, `naya_e2e_${randomBytes(4).toString('hex')}`);
  const stop = async () => {
    await databases.dropDatabasesOfRun();
    await rm(runFolder(), { recursive: true, force: true });
    await server.stop();
  };
  try {
    await fillTemplate();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

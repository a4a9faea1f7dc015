import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { ClientBase } from 'pg';
import { applyFunctions, functionsFolder } from './apply-functions.ts';
import type { PooledDb } from './client.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
/** Read once: an upgrade puts its migrations into the folder while this process still serves. */
const newestKnown = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
const lockKey = 715_517_001;

/** Brings schema and SQL functions up to date. Processes that start together queue for the advisory lock. */
export async function migrateDatabase(db: PooledDb, folder = functionsFolder): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
    // A newer version has been here: its functions fit its schema, and this version can use them.
    if ((await readNewest(client)) > newestKnown) return;
    await client.query('begin');
    await applyFunctions(client, folder);
    await client.query('commit');
  } finally {
    // Ending the connection also takes back an open transaction and gives the lock back.
    client.release(true);
  }
}

/** Whether the schema is as new as the migrations this process carries. */
export async function isMigrated(db: PooledDb): Promise<boolean> {
  return (await readNewest(db.$client)) >= newestKnown;
}

/** When the newest applied migration was written. */
async function readNewest(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.at ?? 0);
}

import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PooledDb } from './client.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const lockKey = 715_517_001;

/** Brings the schema up to date. Processes that start together queue for the advisory lock. */
export async function migrateDatabase(db: PooledDb): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the connection also gives the lock back, whatever state it is in.
    client.release(true);
  }
}

/** Whether the schema is as new as the migrations this process carries. */
export async function isMigrated(db: PooledDb): Promise<boolean> {
  const wanted = readMigrationFiles({ migrationsFolder });
  const { rows } = await db.$client.query(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  const [newest] = rows as { at: string | null }[];
  return Number(newest?.at ?? 0) >= (wanted.at(-1)?.folderMillis ?? 0);
}

import { setTimeout as wait } from 'node:timers/promises';
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
/** The advisory lock that whoever migrates holds. */
export const migrationLock = 715_517_001;
const tryEveryMs = 200;
const sayEveryMs = 10_000;

/** Called, at once and every ten seconds, while another process holds the lock. */
type OnWaiting = (holder: string) => void;

/** Brings schema and SQL functions up to date. Processes that start together wait for one another. */
export async function migrateDatabase(
  db: PooledDb,
  folder = functionsFolder,
  onWaiting: OnWaiting = () => {},
): Promise<void> {
  const client = await db.$client.connect();
  try {
    await lock(client, onWaiting);
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

async function lock(client: ClientBase, onWaiting: OnWaiting): Promise<void> {
  for (let saidAt = -Infinity; ; await wait(tryEveryMs)) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [migrationLock]);
    if (rows[0].mine) return;
    if (performance.now() - saidAt < sayEveryMs) continue;
    saidAt = performance.now();
    onWaiting(await findHolder(client));
  }
}

async function findHolder(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select format('process %s of PostgreSQL (%s, from %s, since %s)',
              pid, application_name, coalesce(client_addr::text, 'this machine'), backend_start::timestamp(0)) as holder
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and granted`,
    [migrationLock],
  );
  return rows[0]?.holder ?? 'a process that has just ended';
}

/** Whether the schema is as new as the migrations this process carries. */
export async function isMigrated(db: PooledDb): Promise<boolean> {
  return (await readNewest(db.$client)) >= newestKnown;
}

/** A standby, or a primary that was made read-only, answers and refuses every change. */
export async function takesWrites(db: PooledDb): Promise<boolean> {
  const { rows } = await db.$client.query<{ refuses: boolean }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as refuses`,
  );
  return rows[0]?.refuses === false;
}

/** When the newest applied migration was written. */
async function readNewest(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.at ?? 0);
}

import { pipeline } from 'node:stream/promises';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyFunctions, functionsFolder } from '../apply-functions.ts';
import { clientOf } from '../servers.ts';
import { clearDatabase } from './clear-database.ts';
import { mergeErasures, readErasures, type Erasure } from './erasures.ts';
import { migrateFrom, migrateUpTo, newestMigration } from './migrations.ts';
import type { SnapshotFacts } from './read-snapshot.ts';
import { setSequences } from './sequences.ts';
import { copyTarget, listTables, quoted, textForm, type BackupTable } from './tables.ts';

export type Load = {
  /** Takes a table's rows; gives how many there were. */
  table: (table: BackupTable, chunks: AsyncIterable<Uint8Array>) => Promise<number>;
};

/** Throws when a server uses this database, or when it has rows and `replace` is false. */
export async function refuseUnlessFree(url: string, { replace }: { replace: boolean }) {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and application_name like 'naya-outlet%'`,
    );
    if (rows.length > 0) {
      throw new Error('A server is working on this database: stop it first.');
    }
    if (!replace && (await hasRows(client))) {
      throw new Error(
        'This database is not empty. Name an empty one (DATABASE_URL or DATA_DIR), or add --replace to lose what is in it.',
      );
    }
  });
}

/**
 * Puts everything in anew: all of it or, when anything fails, none of it. Erasures that the replaced database or
 * `erasures` know of come along, so that nobody is brought back.
 */
export async function writeSnapshot(
  url: string,
  { migration, sequences }: SnapshotFacts,
  load: (into: Load) => Promise<void>,
  erasures: Erasure[] = [],
): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query(textForm);
    const known = await readErasures(client);
    await clearDatabase(client);
    await migrateUpTo(client, migration);
    const tables = await listTables(client);
    await client.query(
      `truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')} cascade`,
    );
    // The triggers would write the search index as the backup's version did: applyFunctions writes it whole.
    await client.query('alter table public.franchises disable trigger user');
    await load({ table: (table, chunks) => loadTable(client, table, chunks) });
    await client.query('alter table public.franchises enable trigger user');
    await setSequences(client, sequences);
    await migrateFrom(client, migration);
    await applyFunctions(client, functionsFolder);
    await mergeErasures(client, [...known, ...erasures]);
    await client.query('commit');
  });
}

export async function writeErasures(url: string, erasures: Erasure[]): Promise<void> {
  await refuseUnlessFree(url, { replace: true });
  await withClient(url, (client) => mergeErasures(client, erasures));
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new (clientOf(url))({ application_name: 'naya-outlet restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    // Ending the connection takes back what was not committed.
    await client.end();
  }
}

/** Migrations put rows into it: they do not make a database one that somebody uses. */
const filledByMigrations = 'own_emails';

async function hasRows(client: ClientBase): Promise<boolean> {
  if (!(await newestMigration(client))) {
    const { rowCount } = await client.query(
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
    );
    return rowCount !== 0;
  }
  for (const { name } of await listTables(client)) {
    if (name === filledByMigrations) continue;
    const { rowCount } = await client.query(`select from public.${quoted(name)} limit 1`);
    if (rowCount !== 0) return true;
  }
  return false;
}

async function loadTable(
  client: ClientBase,
  table: BackupTable,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  const copy = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  await pipeline(chunks, copy);
  return copy.rowCount;
}

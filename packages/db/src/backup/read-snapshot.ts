import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readErasures, type Erasure } from './erasures.ts';
import { clientOf } from '../servers.ts';
import { newestMigration, type AppliedMigration } from './migrations.ts';
import { readSequences, type Sequence } from './sequences.ts';
import { copyTarget, listTables, textForm, type BackupTable } from './tables.ts';

export type SnapshotFacts = { migration: AppliedMigration; sequences: Sequence[] };
export type Snapshot = SnapshotFacts & {
  erasures: Erasure[];
  tables: BackupTable[];
  /** A table's rows in PostgreSQL's text form; `rows` says how many once the stream has ended. */
  read: (table: BackupTable) => { stream: AsyncIterable<Buffer>; rows: () => number };
};

/** Everything as it was at one moment, while others go on writing. */
export async function withSnapshot<Result>(
  url: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = new (clientOf(url, 'prefer-primary'))({ application_name: 'naya-outlet backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(textForm);
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('set local statement_timeout = 0');
    // The moment is that of the first query that reads.
    const migration = await newestMigration(client);
    if (!migration) throw new Error('There is nothing of ours in this database yet.');
    const facts = { migration, sequences: await readSequences(client) };
    const erasures = await readErasures(client);
    const tables = await listTables(client);
    return await work({ ...facts, erasures, tables, read: (table) => readTable(client, table) });
  } finally {
    await client.end();
  }
}

function readTable(client: ClientBase, table: BackupTable) {
  const stream = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  return { stream, rows: () => stream.rowCount };
}

import { join } from 'node:path';
import { openDatabase } from '@naya/db/client';
import { runEmbeddedPostgres } from '@naya/db/postgres/run-embedded-postgres';
import { migrateDatabase } from '@naya/db/migrate';
import type { Logger } from 'pino';
import { withoutPassword, type Env } from '../env.ts';
import { addQueryTime } from '../http/read-limits.ts';
import { runStep } from './announce.ts';
import { CannotStart } from './listen.ts';
import { openPools, type Pools } from './pools.ts';

export type ConnectedDatabase = {
  pools: Pools;
  url: string;
  where: string;
  close: () => Promise<void>;
};

/** The database of DATABASE_URL, or our own PostgreSQL under the data folder. */
export async function connectDatabase(env: Env, log: Logger): Promise<ConnectedDatabase> {
  const embedded = env.databaseUrl ? null : await startOwn(env);
  const url = env.databaseUrl ?? embedded?.url ?? '';
  const { dbs: pools, close: closePools } = openPools(url, {
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onRead: addQueryTime,
  });
  const close = async () => {
    await closePools();
    await embedded?.stop();
  };
  try {
    await runStep('Applying migrations', () => applyMigrations(url));
  } catch (error) {
    await close();
    throw new CannotStart(
      `The database at ${withoutPassword(url)} cannot be used: ${messageOf(error)}`,
    );
  }
  return { pools, url, close, where: embedded ? env.dataDir : withoutPassword(url) };
}

/** Opens a connection of its own: the pools end a statement after a time, a migration may take longer. */
async function applyMigrations(url: string): Promise<void> {
  const { db, close } = openDatabase({ url, max: 1 });
  try {
    await migrateDatabase(db);
  } finally {
    await close();
  }
}

async function startOwn(env: Env) {
  try {
    return await runStep('Starting the database', () =>
      runEmbeddedPostgres({
        dataDir: join(env.dataDir, 'pg'),
        log: (line) => process.stdout.write(`\n  ${line}\n`),
      }),
    );
  } catch (error) {
    throw new CannotStart(messageOf(error));
  }
}

function messageOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message ? cause.message : message;
}

import { join } from 'node:path';
import { openDatabase, type PooledDb } from '@naya/db/client';
import { keepPostgres } from '@naya/db/keeper/keep-postgres';
import { migrateDatabase } from '@naya/db/migrate';
import type { Logger } from 'pino';
import { withoutPassword, type Env } from '../env.ts';
import { step } from './announce.ts';
import { CannotStart } from './listen.ts';

export type Store = { db: PooledDb; url: string; where: string; close: () => Promise<void> };

/** The database of DATABASE_URL, or our own PostgreSQL under the data folder. */
export async function openStore(env: Env, log: Logger): Promise<Store> {
  const keeper = env.databaseUrl ? null : await startOwn(env);
  const url = env.databaseUrl ?? keeper?.url ?? '';
  const database = openDatabase({
    url,
    onError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const close = async () => {
    await database.close();
    await keeper?.stop();
  };
  try {
    await step('Applying migrations', () => migrateDatabase(database.db));
  } catch (error) {
    await close();
    throw new CannotStart(
      `The database at ${withoutPassword(url)} cannot be used: ${messageOf(error)}`,
    );
  }
  return { db: database.db, url, close, where: keeper ? env.dataDir : withoutPassword(url) };
}

async function startOwn(env: Env) {
  try {
    return await step('Starting the database', () =>
      keepPostgres({
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

import { join } from 'node:path';
import { openDatabase, type Db } from '@naya/db/client';
import { serverUrl } from '@naya/db/keeper/server';
import { ports } from './addresses.ts';
import { dataFolder } from './data-folder.ts';
import { lentDatabase } from './lent-database.ts';

function urlOf(port: number): string {
  return lentDatabase(port)?.url ?? serverUrl(join(dataFolder(port), 'pg', 'socket'), 'naya');
}

/** The database of a server under test, past all its calls. */
export async function withDatabaseOf<Result>(
  port: number,
  use: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase({ url: urlOf(port), max: 1 });
  try {
    return await use(db);
  } finally {
    await close();
  }
}

export const withOwnDatabase = <Result>(use: (db: Db) => Promise<Result>): Promise<Result> =>
  withDatabaseOf(ports.own, use);

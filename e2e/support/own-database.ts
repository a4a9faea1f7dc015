import { openDatabase, type Db } from '@naya/db/client';
import { ports } from './urls.ts';
import { databaseName, databaseUrl } from './databases.ts';

/** The database of a server under test, past all its calls. */
export async function withDatabaseOf<Result>(
  port: number,
  use: (db: Db) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase({ url: databaseUrl(databaseName(port)), max: 1 });
  try {
    return await use(db);
  } finally {
    await close();
  }
}

export const withOwnDatabase = <Result>(use: (db: Db) => Promise<Result>): Promise<Result> =>
  withDatabaseOf(ports.own, use);

import { join } from 'node:path';
import { openDatabase, type Db } from '@naya/db/client';
import { serverUrl } from '@naya/db/keeper/server';
import { ports } from './addresses.ts';
import { dataFolder } from './data-folder.ts';
import { lentDatabase } from './lent-database.ts';

function ownUrl(): string {
  return (
    lentDatabase(ports.own)?.url ?? serverUrl(join(dataFolder(ports.own), 'pg', 'socket'), 'naya')
  );
}

/** The database of the server under test, past all its calls. */
export async function withOwnDatabase<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase({ url: ownUrl(), max: 1 });
  try {
    return await use(db);
  } finally {
    await close();
  }
}

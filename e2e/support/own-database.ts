import { join } from 'node:path';
import { openDatabase, type Db } from '@naya/db/client';
import { serverUrl } from '@naya/db/keeper/server';
import { ports } from './addresses.ts';
import { dataFolder } from './data-folder.ts';

/** The database of the server under test, past all its calls. */
export async function withOwnDatabase<Result>(use: (db: Db) => Promise<Result>): Promise<Result> {
  const socket = join(dataFolder(ports.own), 'pg', 'socket');
  const { db, close } = openDatabase({ url: serverUrl(socket, 'naya'), max: 1 });
  try {
    return await use(db);
  } finally {
    await close();
  }
}

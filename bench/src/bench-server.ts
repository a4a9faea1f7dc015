import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '@naya/db/client';
import { startTemporaryPostgres } from '@naya/db/postgres/temporary-postgres';
import { migrateDatabase } from '@naya/db/migrate';

type BenchDatabase = Database & { url: string };
type BenchServer = AsyncDisposable & {
  createDatabase: () => Promise<BenchDatabase>;
  /** One without tables, for the server of another checkout to migrate. */
  createEmptyDatabase: () => Promise<BenchDatabase>;
};

/** Makes databases on the server of DATABASE_URL, or on a temporary one of our own; they are closed and dropped with it. */
export async function startBenchServer(): Promise<BenchServer> {
  const opened = new AsyncDisposableStack();
  const given = process.env['DATABASE_URL'];
  const server = given
    ? { url: given, stop: async () => {} }
    : await startTemporaryPostgres({ name: 'bench', log: console.error });
  opened.defer(server.stop);
  const admin = openDatabase({ url: server.url, max: 1 });
  opened.defer(admin.close);
  // An interrupted run leaves no server and no database behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void opened.disposeAsync().finally(() => process.exit(1)));
  }
  const createEmptyDatabase = async () => {
    const name = `naya_bench_${randomBytes(4).toString('hex')}`;
    await admin.pool.query(`create database ${name} encoding 'UTF8' template template0`);
    opened.defer(async () => {
      await admin.pool.query(`drop database ${name} with (force)`);
    });
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const database = openDatabase({ url: url.href, max: 2 });
    opened.defer(database.close);
    return { ...database, url: url.href };
  };
  return {
    createEmptyDatabase,
    createDatabase: async () => {
      const database = await createEmptyDatabase();
      await migrateDatabase(database.db);
      return database;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

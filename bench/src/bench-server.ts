import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '@naya/db/client';
import { startTemporaryPostgres } from '@naya/db/postgres/temporary-postgres';
import { migrateDatabase } from '@naya/db/migrate';

type BenchDatabase = Database & { url: string };
type BenchServer = { createDatabase: () => Promise<BenchDatabase>; stop: () => Promise<void> };

/** Makes databases on the server of DATABASE_URL, or on a temporary one of our own; `stop` drops them. */
export async function startBenchServer(): Promise<BenchServer> {
  const given = process.env['DATABASE_URL'];
  const server = given
    ? { url: given, stop: async () => {} }
    : await startTemporaryPostgres({ name: 'bench', log: console.error });
  const admin = openDatabase({ url: server.url, max: 1 });
  const names: string[] = [];
  const stop = async () => {
    for (const name of names) await admin.pool.query(`drop database ${name} with (force)`);
    await admin.close();
    await server.stop();
  };
  // An interrupted run leaves no server and no database behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  return {
    createDatabase: async () => {
      const name = `naya_bench_${randomBytes(4).toString('hex')}`;
      await admin.pool.query(`create database ${name} encoding 'UTF8' template template0`);
      names.push(name);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      const database = openDatabase({ url: url.href, max: 2 });
      await migrateDatabase(database.db);
      return { ...database, url: url.href };
    },
    stop,
  };
}

import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

/** What a query needs: the database or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type PooledDb = NodePgDatabase & { $client: Pool };
export type Database = { db: PooledDb; pool: Pool; close: () => Promise<void> };

export type DatabaseOptions = {
  url: string;
  max?: number;
  /** Hears of connections that broke while idle; the pool replaces them by itself. */
  onError?: (error: Error) => void;
};

export function openDatabase({ url, max = 10, onError }: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    // Whoever sends a form is told within this time that it has to be sent again.
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    application_name: 'naya-outlet',
  });
  pool.on('error', (error) => onError?.(error));
  // One that breaks while it is lent out, between two queries, would end the process; its next query tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from './drizzle-tables.ts';
import { Pool } from 'pg';
import { measureQueries, type OnQuery } from './measure-queries.ts';
import { transactionsOf } from './transactions.ts';

/** The database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type PooledDb = NodePgDatabase & { $client: Pool };
export type Database = { db: PooledDb; pool: Pool; close: () => Promise<void> };

export type DatabaseOptions = {
  url: string;
  max?: number;
  /** How long a statement may take; without it, as long as it takes. */
  statementTimeoutMs?: number;
  /** How long a query waits for a connection; a test on a busy machine waits longer than a visitor. */
  connectTimeoutMs?: number;
  /** Called for connections that broke while idle; the pool replaces them by itself. */
  onError?: (error: Error) => void;
  onQuery?: OnQuery;
};

/** A server that has not ended a statement this long after its limit does not answer any more. */
const graceMs = 1_000;
// Within this time the sender of a form is told to send it again.
const patienceMs = 2_000;

export function openDatabase(options: DatabaseOptions): Database {
  const {
    url,
    max = 10,
    statementTimeoutMs,
    connectTimeoutMs = patienceMs,
    onError,
    onQuery,
  } = options;
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    application_name: 'naya-outlet',
    ...(statementTimeoutMs && {
      statement_timeout: statementTimeoutMs,
      query_timeout: statementTimeoutMs + graceMs,
    }),
  });
  pool.on('error', (error) => onError?.(error));
  // A client that breaks while checked out, between two queries, would end the process; its next query fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  if (onQuery) measureQueries(pool, onQuery);
  const db = drizzle(pool);
  db.transaction = transactionsOf(pool);
  return { db, pool, close: () => pool.end() };
}

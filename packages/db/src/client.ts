import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { measureQueries, type OnQuery } from './measure-queries.ts';
import { repeatQueries } from './repeat-on-conflict.ts';
import { clientOf, type Target } from './servers.ts';
import { transactionsOf } from './transactions.ts';

export type { Db } from './db.ts';
export type PooledDb = NodePgDatabase & { $client: Pool };
export type Database = { db: PooledDb; pool: Pool; close: () => Promise<void> };

export type DatabaseOptions = {
  url: string;
  target?: Target;
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
    target = 'primary',
    max = 10,
    statementTimeoutMs,
    connectTimeoutMs = patienceMs,
    onError,
    onQuery,
  } = options;
  const pool = new Pool({
    Client: clientOf(url, target),
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
  repeatQueries(pool, { onlyReads: target === 'prefer-primary' });
  const db = drizzle(pool);
  db.transaction = transactionsOf(pool, onQuery);
  return { db, pool, close: () => pool.end() };
}

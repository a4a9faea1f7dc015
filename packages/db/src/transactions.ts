import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { isDatabaseAway, isDatabaseSlow } from './database-away.ts';

type Transaction = NodePgDatabase['transaction'];

/**
 * drizzle's own `transaction` on a pool keeps the connection for ever when BEGIN fails, until the pool is empty, and
 * gives back one that still waits for an answer. This one always gives it back, and closes what cannot be used again.
 */
export function transactionsOf(pool: Pool): Transaction {
  return async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseAway(error) || isDatabaseSlow(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { notifyAtEnd } from './notify-changed.ts';
import { isDatabaseAway, isDatabaseSlow } from './database-away.ts';
import { repeatOnConflict } from './repeat-on-conflict.ts';
import type { OnQuery } from './measure-queries.ts';
import { isToBeClosed } from './servers.ts';

type Transaction = NodePgDatabase['transaction'];

/**
 * drizzle's own `transaction` on a pool keeps the connection for ever when BEGIN fails, until the pool is empty, and
 * gives back one that still waits for an answer. This one always gives it back, and closes what cannot be used again.
 * It tells of all changes at once, at its end. `work` runs again after a conflict with somebody else's: it changes nothing but what the transaction takes back.
 */
export function transactionsOf(pool: Pool, onQuery: OnQuery = () => {}): Transaction {
  return (work, config) =>
    repeatOnConflict(async () => {
      const client = await pool.connect();
      let isBroken = false;
      const started = performance.now();
      try {
        return await drizzle(client).transaction((tx) => notifyAtEnd(tx, () => work(tx)), config);
      } catch (error) {
        isBroken = isDatabaseAway(error) || isDatabaseSlow(error);
        throw error;
      } finally {
        client.release(isBroken || isToBeClosed(client));
        onQuery(performance.now() - started);
      }
    });
}

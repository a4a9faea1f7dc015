import type { Context } from '@naya/core/context';
import { sql } from 'drizzle-orm';

/** How many transactions of this test's database wait for a lock of another one. */
export async function countWaiting(db: Context['db']): Promise<number> {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);
  return rows.length;
}

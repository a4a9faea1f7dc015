import { and, eq, gte, notExists, or, type SQL } from '../drizzle.ts';
import type { PgColumn } from '../drizzle-tables.ts';
import type { Db } from '../client.ts';
import { publiclyVisible } from './columns.ts';
import { franchises } from './table.ts';

/** The franchise is not public and was not touched since: what its contact and papers were kept for has ended. */
export function isHiddenSince(tx: Db, franchiseId: PgColumn, since: string): SQL {
  const isNeeded = or(publiclyVisible, gte(franchises.updated_at, since));
  return notExists(
    tx
      .select({ id: franchises.id })
      .from(franchises)
      .where(and(eq(franchises.id, franchiseId), isNeeded)),
  );
}

import { and, asc, eq, gt, inArray, lte, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { publiclyVisible } from './columns.ts';
import { franchises } from '../tables/franchises.ts';

/** One that was public before anybody could confirm it counts from its last change. */
const since = sql<string>`coalesce(${franchises.confirmed_at}, ${franchises.updated_at})`;

/** The first of those with a higher id than `after`. */
export async function listUnconfirmed(
  db: Db,
  before: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: franchises.id })
    .from(franchises)
    .where(and(publiclyVisible, lte(since, before), gt(franchises.id, after)))
    .orderBy(asc(franchises.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Sets and takes away the mark, since the months may have been changed; gives the ids of some that changed, none when none is left. */
export async function markOutdated(tx: Db, before: string, maxRows: number): Promise<number[]> {
  const isOutdated = sql`${since} <= ${before}`;
  const changed = tx
    .select({ id: franchises.id })
    .from(franchises)
    .where(and(publiclyVisible, sql`${franchises.is_outdated} <> (${isOutdated})`))
    .orderBy(franchises.id)
    .limit(maxRows)
    .for('no key update');
  const rows = await tx
    .update(franchises)
    .set({ is_outdated: sql`${isOutdated}` })
    .where(inArray(franchises.id, changed))
    .returning({ id: franchises.id });
  return rows.map(({ id }) => id);
}

export async function noteReminder(tx: Db, id: number, at: string): Promise<void> {
  await tx
    .update(franchises)
    .set({ reminders_sent: sql`${franchises.reminders_sent} + 1`, reminded_at: at })
    .where(eq(franchises.id, id));
}

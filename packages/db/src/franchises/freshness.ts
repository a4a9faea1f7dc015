import { and, asc, eq, lte, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { publiclyVisible } from './columns.ts';
import { franchises } from './table.ts';

/** One that was public before anybody could confirm it counts from its last change. */
const since = sql<string>`coalesce(${franchises.confirmed_at}, ${franchises.updated_at})`;

export async function listUnconfirmed(db: Db, before: string) {
  const rows = await db
    .select({
      id: franchises.id,
      business_name: franchises.business_name,
      since: since.mapWith(franchises.created_at),
      reminders_sent: franchises.reminders_sent,
      reminded_at: franchises.reminded_at,
    })
    .from(franchises)
    .where(and(publiclyVisible, lte(since, before)))
    .orderBy(asc(franchises.id));
  return rows;
}

/** Sets and takes away the mark, since the months may have been changed; gives the ids of those that changed. */
export async function markOutdated(tx: Db, before: string): Promise<number[]> {
  const isOutdated = sql`${since} <= ${before}`;
  const rows = await tx
    .update(franchises)
    .set({ is_outdated: sql`${isOutdated}` })
    .where(and(publiclyVisible, sql`${franchises.is_outdated} <> (${isOutdated})`))
    .returning({ id: franchises.id });
  return rows.map(({ id }) => id);
}

type Reminded = { id: number; reminders_sent: number };

/** False when another run was quicker. */
export async function noteReminder(tx: Db, { id, reminders_sent }: Reminded, at: string) {
  const { rowCount } = await tx
    .update(franchises)
    .set({ reminders_sent: reminders_sent + 1, reminded_at: at })
    .where(and(eq(franchises.id, id), eq(franchises.reminders_sent, reminders_sent)));
  return rowCount === 1;
}

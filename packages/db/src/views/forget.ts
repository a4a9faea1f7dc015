import { minShownVisitors } from '@naya/contract/views/view';
import { eq, lt, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { viewSalts, viewVisitors } from './table.ts';

/** Processes that ask together get the same one. */
export async function findOrMakeSalt(db: Db, day: string, made: string): Promise<string> {
  await db.insert(viewSalts).values({ day, salt: made }).onConflictDoNothing();
  const [row] = await db.select().from(viewSalts).where(eq(viewSalts.day, day));
  return row?.salt ?? made;
}

/** Nobody can tell afterwards whose views were counted before that day. */
export async function forgetVisitors(db: Db, before: string): Promise<void> {
  await db.delete(viewSalts).where(lt(viewSalts.day, before));
  await db.delete(viewVisitors).where(lt(viewVisitors.day, before));
}

/** A word that few have searched for may tell who did. */
export async function forgetRareSources(db: Db, before: string): Promise<void> {
  await db.execute(sql`
    delete from view_sources using (
      select franchise_id, kind, value from view_sources
      group by 1, 2, 3 having sum(views) < ${minShownVisitors} and max(day) < ${before}) rare
    where view_sources.franchise_id = rare.franchise_id and view_sources.kind = rare.kind
      and view_sources.value = rare.value`);
}

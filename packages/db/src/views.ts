import { type View, type ViewSource, minShownVisitors } from '@naya/contract/views/view';
import { sql, eq, lt } from './drizzle.ts';
import type { Db } from './client.ts';
import { publiclyVisible } from './franchises/columns.ts';
import { franchises } from './tables/franchises.ts';
import { buildRecordset } from './recordset.ts';
import { viewSalts, viewVisitors } from './tables/views.ts';

export type SeenView = {
  kind: View['kind'];
  franchise: number;
  day: string;
  visitor: string;
  /** Made of the client IP alone: a program that says it is another browser each time brings no more searches. */
  searcher: string;
  sources: ViewSource[];
};

const columns = {
  kind: 'text',
  franchise: 'integer',
  day: 'date',
  visitor: 'text',
  searcher: 'text',
  sources: 'jsonb',
};

const isFirst = sql`firsts.franchise = seen.franchise_id and firsts.day = seen.day
  and firsts.visitor = seen.visitor`;

/** Counts each visitor once a day for each franchise, and the search of each client IP's first view with one. */
export async function countViews(db: Db, views: SeenView[]): Promise<void> {
  await db.execute(sql`
    with firsts as (
      select distinct on (franchise, day, visitor) * from ${buildRecordset(views, columns)}
      order by franchise, day, visitor),
    seen as (
      insert into view_visitors (day, franchise_id, visitor)
      select day, ${franchises.id}, visitor from firsts
      join ${franchises} on ${franchises.id} = franchise and ${publiclyVisible}
      order by franchise, day, visitor
      on conflict do nothing
      returning day, franchise_id, visitor),
    counted as (
      insert into franchise_views as known (franchise_id, day, views, saves)
      select seen.franchise_id, seen.day, count(*) filter (where kind = 'view'), count(*) filter (where kind = 'save')
      from seen join firsts on ${isFirst} group by 1, 2 order by 1, 2
      on conflict (franchise_id, day) do update
      set views = known.views + excluded.views, saves = known.saves + excluded.saves),
    searches as (
      select distinct on (franchise, firsts.day, searcher) firsts.* from seen join firsts on ${isFirst}
      where jsonb_array_length(sources) > 0
      order by franchise, firsts.day, searcher),
    searched as (
      insert into view_visitors (day, franchise_id, visitor)
      select day, franchise, searcher from searches
      order by franchise, day, searcher
      on conflict do nothing
      returning day, franchise_id, visitor)
    insert into view_sources as known (franchise_id, day, kind, value, views)
    select searched.franchise_id, searched.day, source.kind, source.value, count(*)
    from searched join searches on searches.franchise = searched.franchise_id and searches.day = searched.day
        and searches.searcher = searched.visitor,
      jsonb_to_recordset(searches.sources) as source(kind text, value text)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (franchise_id, day, kind, value) do update set views = known.views + excluded.views`);
}

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

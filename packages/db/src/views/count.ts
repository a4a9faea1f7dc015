import type { View, ViewSource } from '@naya/contract/views/view';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { publiclyVisible } from '../franchises/columns.ts';
import { franchises } from '../franchises/table.ts';
import { buildRecordset } from '../recordset.ts';

export type SeenView = {
  kind: View['kind'];
  franchise: number;
  day: string;
  visitor: string;
  sources: ViewSource[];
};

const columns = {
  kind: 'text',
  franchise: 'integer',
  day: 'date',
  visitor: 'text',
  sources: 'jsonb',
};

const isFirst = sql`firsts.franchise = seen.franchise_id and firsts.day = seen.day
  and firsts.visitor = seen.visitor`;

/** Counts each visitor once a day for each franchise, with the search of their first view. */
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
      set views = known.views + excluded.views, saves = known.saves + excluded.saves)
    insert into view_sources as known (franchise_id, day, kind, value, views)
    select seen.franchise_id, seen.day, source.kind, source.value, count(*)
    from seen join firsts on ${isFirst},
      jsonb_to_recordset(firsts.sources) as source(kind text, value text)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (franchise_id, day, kind, value) do update set views = known.views + excluded.views`);
}

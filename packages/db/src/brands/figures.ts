import type { BrandFigures } from '@naya/contract/brands/entity';
import { shownWeeks } from '@naya/contract/brands/stages';
import { minShownVisitors } from '@naya/contract/views/view';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';

const shownSources = 10;
const zone = sql`'Asia/Kolkata'`;
const firstWeek = sql`(date_trunc('week', now() at time zone ${zone}) - make_interval(weeks => ${shownWeeks - 1}))::date`;

/** Weeks begin on Monday, by the clock of India. Cities and words stand for five visitors or more. */
export async function readBrandFigures(db: Db, franchiseId: number): Promise<BrandFigures> {
  const weeks = await db.execute<BrandFigures['weeks'][number]>(sql`
    select to_char(week, 'YYYY-MM-DD') as week,
      (select coalesce(sum(v.views), 0)::int from franchise_views v
        where v.franchise_id = ${franchiseId} and v.day >= week and v.day < week + 7) as views,
      (select coalesce(sum(v.saves), 0)::int from franchise_views v
        where v.franchise_id = ${franchiseId} and v.day >= week and v.day < week + 7) as saves,
      (select count(*)::int from brand_deliveries d where d.franchise_id = ${franchiseId}
        and (d.delivered_at at time zone ${zone})::date between week and week + 6) as enquiries,
      (select count(*)::int from brand_deliveries d where d.franchise_id = ${franchiseId}
        and (d.answered_at at time zone ${zone})::date between week and week + 6) as answers
    from (select ${firstWeek} + 7 * n as week from generate_series(0, ${shownWeeks - 1}) n) weeks
    order by week`);
  const { rows: sources } = await db.execute<{ kind: string; value: string; views: number }>(sql`
    select kind, value, sum(views)::int as views from view_sources
    where franchise_id = ${franchiseId} and day >= ${firstWeek}
    group by kind, value having sum(views) >= ${minShownVisitors}
    order by 3 desc, 2`);
  const of = (wanted: string) =>
    sources
      .filter(({ kind }) => kind === wanted)
      .slice(0, shownSources)
      .map(({ value, views }) => ({ value, views }));
  return { weeks: weeks.rows, cities: of('city'), words: of('word') };
}

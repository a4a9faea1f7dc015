import { leadKinds, overviewWeeks, type Overview } from '@naya/contract/office/overview';
import { count, isNull, sql } from '../drizzle.ts';
import { dueOfOperators } from '../brands/due-at.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';

const monday = (at: ReturnType<typeof sql>) =>
  sql`date_trunc('week', ${at} at time zone 'Asia/Kolkata')`;
const firstMonday = sql`(${monday(sql`now()`)} - make_interval(weeks => ${overviewWeeks - 1}))`;
const since = sql`(${firstMonday} at time zone 'Asia/Kolkata')`;
const weeks = sql`generate_series(${firstMonday}, ${monday(sql`now()`)}, interval '1 week') as weeks(week)`;
const week = sql`to_char(weeks.week, 'YYYY-MM-DD') as week`;
const isLead = sql`s.kind <> 'listing' and s.stage <> 'spam' and s.created_at >= ${since}`;

export async function countLeadsByWeek(db: Db): Promise<Overview['leads']> {
  const kinds = leadKinds.map(
    (kind) => sql`(count(s.id) filter (where s.kind = ${kind}))::int as ${sql.identifier(kind)}`,
  );
  const { rows } = await db.execute<Overview['leads'][number]>(sql`
    select ${week}, ${sql.join(kinds, sql`, `)}
    from ${weeks} left join submissions s on ${isLead} and ${monday(sql`s.created_at`)} = weeks.week
    group by weeks.week order by weeks.week`);
  return rows;
}

/** Ours or the brand's, whichever came first; null while there is none. */
const answeredAt = sql`least(s.first_response_at, d.answered_at)`;

export async function measureAnswers(db: Db): Promise<Overview['answers']> {
  const { rows } = await db.execute<Overview['answers'][number]>(sql`
    with leads as (
      select ${monday(sql`s.created_at`)} as week, ${answeredAt} as answered_at, s.created_at,
        coalesce(d.due_at, ${dueOfOperators(sql`s.created_at`)}) as due_at
      from submissions s left join brand_deliveries d on d.submission_id = s.id
      where ${isLead} and (s.erased_at is null or s.first_response_at is not null))
    select ${week}, count(due_at)::int as due,
      (count(*) filter (where answered_at <= due_at))::int as in_time,
      round((percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 3600)::numeric, 1)::float8 as median_hours
    from ${weeks} left join leads on leads.week = weeks.week and (answered_at is not null or due_at < now())
    group by weeks.week order by weeks.week`);
  return rows;
}

export async function countListingsByStatus(db: Db): Promise<Overview['listings']> {
  return await db
    .select({ status: franchises.status, count: count() })
    .from(franchises)
    .where(isNull(franchises.deleted_at))
    .groupBy(franchises.status);
}

const topFranchises = 10;

/** Franchises that most visitors opened; without any views, those that most people asked for. */
export async function listTopFranchises(db: Db): Promise<Overview['franchises']> {
  const { rows } = await db.execute<Overview['franchises'][number]>(sql`
    with viewed as (
      select franchise_id as id, sum(views)::int as views from franchise_views
      where day >= ${firstMonday}::date group by 1),
    asked as (
      select s.franchise_id as id, count(*)::int as enquiries from submissions s
      where ${isLead} and s.kind = 'enquiry' and s.franchise_id is not null group by 1)
    select f.id, f.business_name as name, coalesce(views, 0) as views, coalesce(enquiries, 0) as enquiries
    from viewed full join asked using (id) join franchises f using (id)
    where f.deleted_at is null
    order by 3 desc, 4 desc, 1 limit ${topFranchises}`);
  return rows;
}

import { and, count, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../client.ts';
import { franchises } from '../franchises/table.ts';
import { mails } from '../mail/table.ts';
import { submissions } from '../submissions/table.ts';
import { isFailedWork } from '../jobs/failed-jobs.ts';

const days = 30;
const lately = sql`now() - make_interval(days => ${days})`;
/** Listings are worked off in the review, and counted there. */
const open = and(
  ne(submissions.kind, 'listing'),
  inArray(submissions.stage, ['new', 'contacted', 'qualified']),
  isNull(submissions.erased_at),
);
const day = sql<string>`to_char(${submissions.created_at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
const ageOf = (since: PgColumn) => sql<string>`case
  when ${since} > now() - interval '1 day' then 'today'
  when ${since} > now() - interval '3 days' then '1 to 3 days'
  when ${since} > now() - interval '7 days' then '3 to 7 days'
  when ${since} > now() - interval '30 days' then '7 to 30 days'
  else 'older' end`;

export async function countSubmissionsPerDay(db: Db) {
  return await db
    .select({ day, kind: submissions.kind, count: count() })
    .from(submissions)
    .where(gte(submissions.created_at, lately))
    .groupBy(sql`1`, submissions.kind)
    .orderBy(sql`1`);
}

export async function countOpenLeadsByAge(db: Db) {
  return await db
    .select({ age: ageOf(submissions.created_at), count: count() })
    .from(submissions)
    .where(open)
    .groupBy(sql`1`);
}

export async function countAwaitingReview(db: Db) {
  return await db
    .select({ age: ageOf(franchises.created_at), count: count() })
    .from(franchises)
    .where(and(eq(franchises.status, 'pending'), isNull(franchises.deleted_at)))
    .groupBy(sql`1`);
}

export async function listMostAsked(db: Db) {
  return await db
    .select({ id: franchises.id, name: franchises.business_name, count: count() })
    .from(submissions)
    .innerJoin(franchises, eq(franchises.id, submissions.franchise_id))
    .where(and(eq(submissions.kind, 'enquiry'), gte(submissions.created_at, lately)))
    .groupBy(franchises.id, franchises.business_name)
    .orderBy(desc(count()), franchises.id)
    .limit(8);
}

export async function countMails(db: Db) {
  return await db
    .select({ status: mails.status, count: count() })
    .from(mails)
    .where(gte(mails.created_at, lately))
    .groupBy(mails.status);
}

/** The queue's own tables: what waits, runs, or was given up. */
export async function countJobs(db: Db) {
  const { rows } = await db.execute<{ name: string; state: string; count: number }>(sql`
    select name, state::text as state, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') and source_name is null
      and name not like '\\_\\_%'
    group by 1, 2
    union all
    select source_name, 'failed', count(*)::int from pgboss.job where ${isFailedWork} group by 1
    order by 1, 2`);
  return rows;
}

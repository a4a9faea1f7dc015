import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';

export type JobCount = { queue: string; state: string; count: number };

/** Counts the jobs that wait or run, by queue and state; done ones are left out. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await db.execute<JobCount>(sql`
    select name as queue, state::text, count(*)::int from pgboss.job
    where state in ('created', 'retry', 'active') group by name, state order by 1, 2`);
  return rows;
}

export type MailCount = { status: string; count: number };

/** Mails that need somebody's attention or a little time. */
export async function countMails(db: Db): Promise<MailCount[]> {
  const { rows } = await db.execute<MailCount>(sql`
    select status, count(mails.id)::int as count from unnest(array['queued', 'failed']) as status
    left join mails using (status) group by status order by 1`);
  return rows;
}

import type { FailedJob } from '@naya/contract/jobs';
import { sql } from './drizzle.ts';
import type { Db } from './client.ts';

/** Jobs in the dead letter queues. The list of mails shows failed mails; the next run within minutes makes up for the others. */
export const isFailedJob = sql`source_name is not null
  and source_name not in ('send-mail', 'publish-scheduled', 'watch-enquiries')`;

const atMost = 100;

/** Jobs that failed every try, newest first. */
export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await db.execute<FailedJob>(sql`
    select id, source_name as job, data, source_output->>'message' as reason,
           to_json(created_on)#>>'{}' as failed_at
    from pgboss.job
    where ${isFailedJob}
    order by created_on desc, id
    limit ${atMost}`);
  return rows;
}

/** Takes it off the list. */
export async function deleteFailedJob(tx: Db, id: string) {
  const { rows } = await tx.execute<Pick<FailedJob, 'job' | 'data'>>(sql`
    delete from pgboss.job
    where id::text = ${id} and ${isFailedJob}
    returning source_name as job, data`);
  return rows[0] ?? null;
}

export type JobCount = { queue: string; state: string; count: number };

/** Counts the jobs that wait or run, by queue and state; done ones are left out. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const { rows } = await db.execute<JobCount>(sql`
    select name as queue, state::text, count(*)::int from pgboss.job
    where state in ('created', 'retry', 'active') group by name, state order by 1, 2`);
  return rows;
}

/** Seconds for which the oldest job that could begin has waited; 0 without one. */
export async function readOldestJob(db: Db): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
    from pgboss.job
    where state in ('created', 'retry') and start_after < now()
      and name in (select name from pgboss.queue where dead_letter is not null)`);
  return rows[0]?.seconds ?? 0;
}

/** When each scheduled job was last done, in seconds since 1970. */
export async function listLastSuccesses(db: Db) {
  const { rows } = await db.execute<{ job: string; seconds: number }>(sql`
    select schedule.name as job, extract(epoch from done.at)::float8 as seconds
    from pgboss.schedule,
      lateral (select max(completed_on) as at from pgboss.job
        where job.name = schedule.name and state = 'completed') as done
    where done.at is not null order by 1`);
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

/** Seconds for which the oldest mail that is to be sent has waited; 0 without one. */
export async function readLongestWait(db: Db): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
    from mails where status = 'queued'`);
  return rows[0]?.seconds ?? 0;
}

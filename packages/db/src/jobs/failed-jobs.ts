import type { FailedJob } from '@naya/contract/jobs/jobs';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';

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

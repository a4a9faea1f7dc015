import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

export type FailedJob = {
  id: string;
  job: string;
  data: Record<string, unknown>;
  reason: string | null;
  failed_at: string;
};

/** What no try could do, newest first: the job queue's dead letters. Mails are also listed as failed themselves. */
export async function listFailedJobs(db: Db, limit = 100): Promise<FailedJob[]> {
  const { rows } = await db.execute<FailedJob>(sql`
    select id, source_name as job, data, source_output->>'message' as reason,
           to_json(created_on)#>>'{}' as failed_at
    from pgboss.job
    where source_name is not null
    order by created_on desc, id
    limit ${limit}`);
  return rows;
}

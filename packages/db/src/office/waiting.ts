import { and, eq, isNull, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../franchises/table.ts';
import { isFailedJob } from '../jobs/failed-jobs.ts';
import { mails } from '../mail/table.ts';
import { isLate, isOverdue, isUnanswered } from '../submissions/open-leads.ts';
import { submissions } from '../submissions/table.ts';

export const countUnanswered = (db: Db) => db.$count(submissions, isUnanswered);
export const countLate = (db: Db) => db.$count(submissions, isLate);
export const countOverdue = (db: Db) => db.$count(submissions, isOverdue);

export const countAwaitingReview = (db: Db) =>
  db.$count(franchises, and(eq(franchises.status, 'pending'), isNull(franchises.deleted_at)));

export const countFailedMails = (db: Db) => db.$count(mails, eq(mails.status, 'failed'));

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where ${isFailedJob}`,
  );
  return rows[0]?.count ?? 0;
}

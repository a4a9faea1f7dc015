import { and, eq, isNull, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import { isFailedJob } from '../jobs.ts';
import { mails } from '../tables/mail.ts';
import { isLate, isOverdue, isUnanswered } from '../submissions/open-leads.ts';
import { submissions } from '../tables/submissions.ts';

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

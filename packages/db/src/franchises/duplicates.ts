import { and, desc, eq, isNull, ne, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { submissions, type SubmissionRow } from '../submissions/table.ts';

const windowDays = 30;

type Known = Pick<SubmissionRow, 'id' | 'email' | 'mobile' | 'created_at'>;
export type Duplicate = Pick<SubmissionRow, 'kind' | 'name' | 'stage'> & Known;

/** Others by the same mobile or e-mail within 30 days, newest first. */
export async function duplicatesOf(db: Db, known: Known): Promise<Duplicate[]> {
  const email = known.email.toLowerCase();
  const sameEmail = eq(sql`lower(${submissions.email})`, email);
  const same = [
    ...(email ? [sameEmail] : []),
    ...(known.mobile ? [eq(submissions.mobile, known.mobile)] : []),
  ];
  if (same.length === 0) return [];
  const { created_at } = submissions;
  const days = sql`make_interval(days => ${windowDays})`;
  const at = sql`${known.created_at}::timestamptz`;
  return await db
    .select({
      id: submissions.id,
      kind: submissions.kind,
      name: submissions.name,
      email: submissions.email,
      mobile: submissions.mobile,
      stage: submissions.stage,
      created_at,
    })
    .from(submissions)
    .where(
      and(
        or(...same),
        ne(submissions.id, known.id),
        isNull(submissions.erased_at),
        sql`${created_at} between ${at} - ${days} and ${at} + ${days}`,
      ),
    )
    .orderBy(desc(created_at), desc(submissions.id));
}

import { replyRate } from '@naya/contract/brands/stages';
import { sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';

/** The brand is reminded so long before an answer is due, the investor asked so long after the enquiry. */
const remindBefore = sql`interval '1 day'`;
const askAfter = sql`interval '7 days'`;

export type DueDelivery = {
  submission_id: number;
  franchise_id: number;
  business_name: string;
  due_at: string;
  /** The investor's; empty when none was given. */
  email: string;
};

/** Sets the column `mark` on the deliveries that `which` selects, each once, and returns them for the mails. */
async function take(tx: Db, mark: SQL, which: SQL): Promise<DueDelivery[]> {
  const { rows } = await tx.execute<DueDelivery & { due: Date | string }>(sql`
    update brand_deliveries d set ${mark} = now()
    from franchises f, submissions s
    where f.id = d.franchise_id and s.id = d.submission_id and d.${mark} is null and s.erased_at is null and ${which}
    returning d.submission_id, d.franchise_id, f.business_name, d.due_at as due, s.email`);
  return rows
    .map(({ due, ...row }) => ({ ...row, due_at: new Date(due).toISOString() }))
    .sort((one, other) => one.submission_id - other.submission_id);
}

export const markReminded = (tx: Db) =>
  take(
    tx,
    sql`reminded_at`,
    sql`d.answered_at is null and d.due_at > now() and d.due_at <= now() + ${remindBefore}`,
  );

export const markOverdue = (tx: Db) =>
  take(tx, sql`overdue_at`, sql`d.answered_at is null and d.due_at <= now()`);

export const markAsked = (tx: Db) =>
  take(tx, sql`asked_at`, sql`s.email <> '' and d.delivered_at <= now() - ${askAfter}`);

/** A reply through us counts; one that was only marked counts unless the investor denies it. */
const isAnsweredInTime = sql`d.answered_at <= d.due_at
  and (d.answer = 'reply' or d.word is null or d.word = 'yes')`;

/** Counts the answers of every brand anew; gives the franchises whose figures have changed. */
export async function recountAnswers(tx: Db): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with counts as (
      select d.franchise_id as id, count(*)::int as counted,
        (count(*) filter (where ${isAnsweredInTime}))::int as answered
      from brand_deliveries d
      where d.delivered_at > now() - make_interval(days => ${replyRate.days}) and d.due_at < now()
      group by d.franchise_id),
    wanted as (
      select f.id, coalesce(counts.counted, 0) as counted, coalesce(counts.answered, 0) as answered
      from franchises f left join counts using (id))
    update franchises f set enquiries_counted = wanted.counted, enquiries_answered = wanted.answered
    from wanted where wanted.id = f.id
      and (f.enquiries_counted, f.enquiries_answered) <> (wanted.counted, wanted.answered)
    returning f.id`);
  return rows.map(({ id }) => id);
}

/** Null for an enquiry that no brand has, or that was erased. */
export async function findAsked(db: Db, submissionId: number) {
  const { rows } = await db.execute<{ business_name: string }>(sql`
    select f.business_name from brand_deliveries d
    join franchises f on f.id = d.franchise_id join submissions s on s.id = d.submission_id
    where d.submission_id = ${submissionId} and s.erased_at is null`);
  return rows[0] ?? null;
}

export async function setWord(db: Db, submissionId: number, word: string): Promise<void> {
  await db.execute(sql`
    update brand_deliveries set word = ${word}, word_at = now() where submission_id = ${submissionId}`);
}

import type { SubmissionKind } from '@naya/contract/constants';
import { confirmableDays, type InvestorFeedback, type Ruling } from '@naya/contract/brands/stages';
import type { EnquiryToConfirm, FeedbackQuestion } from '@naya/contract/brands/entity';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { dueOfBrand } from './due-at.ts';

/** Null for an enquiry that no brand has, or that was erased. */
export async function findAsked(db: Db, submissionId: number) {
  const { rows } = await db.execute<FeedbackQuestion>(sql`
    select f.business_name, case when d.answer = 'marked' then to_json(d.answered_at) #>> '{}' end as marked_at,
      (select coalesce(jsonb_agg(jsonb_build_object('text', m.text, 'created_at', m.created_at) order by m.id), '[]')
        from brand_messages m where m.submission_id = d.submission_id and m.kind = 'reply') as replies
    from brand_deliveries d
    join franchises f on f.id = d.franchise_id join submissions s on s.id = d.submission_id
    where d.submission_id = ${submissionId} and s.erased_at is null`);
  return rows[0] ?? null;
}

/** Or an investor's registration. Null for an enquiry about no brand, and for what was erased. */
export async function findEnquiryToConfirm(db: Db, submissionId: number) {
  const { rows } = await db.execute<
    Omit<EnquiryToConfirm, 'created_at'> & { created_at: Date | string; expired: boolean }
  >(sql`
    select f.business_name, s.created_at, s.confirmed_at is not null as confirmed,
      greatest(s.created_at, s.reopened_at) < now() - make_interval(days => ${confirmableDays}) as expired
    from submissions s left join franchises f on f.id = s.franchise_id and s.kind = 'enquiry'
    where s.id = ${submissionId} and (s.kind = 'investor' or f.id is not null) and s.erased_at is null`);
  const [row] = rows;
  return row ? { ...row, created_at: new Date(row.created_at).toISOString() } : null;
}

/** Until the transaction ends nobody erases it; false when somebody has. */
export async function lockEnquiry(tx: Db, submissionId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from submissions where id = ${submissionId} and erased_at is null for no key update`);
  return rowCount === 1;
}

/** What was confirmed; null when it was before. The brand's time begins with the confirmation. */
export async function markConfirmed(tx: Db, submissionId: number): Promise<SubmissionKind | null> {
  const { rows } = await tx.execute<{ kind: SubmissionKind }>(sql`
    update submissions set confirmed_at = now() where id = ${submissionId} and confirmed_at is null
    returning kind`);
  const [confirmed] = rows;
  if (!confirmed) return null;
  await tx.execute(sql`
    update brand_deliveries d set due_at = greatest(due_at, ${dueOfBrand(sql`now()`, sql`d.franchise_id`)})
    where submission_id = ${submissionId}`);
  return confirmed.kind;
}

/**
 * The franchise of an enquiry that was held back and that nothing holds any more; null for every other one. What nobody of ours has
 * touched is no spam from now on.
 */
export async function takeHeldEnquiry(tx: Db, submissionId: number): Promise<number | null> {
  const { rows } = await tx.execute<{ franchise_id: number }>(sql`
    update submissions s set stage = case when s.stage = 'spam' then 'new' else s.stage end,
      version = s.version + 1, updated_at = now()
    where s.id = ${submissionId} and s.withdrawn_at is null and s.franchise_id is not null
      and ((s.stage = 'spam' and s.version = 1 and (s.paused_at is null or s.reopened_at is not null))
        or (s.stage <> 'spam' and s.paused_at is not null and s.reopened_at is not null))
      and not exists (select from brand_deliveries d where d.submission_id = s.id)
    returning s.franchise_id`);
  return rows[0]?.franchise_id ?? null;
}

/** Another word than before takes back what was decided about that one. */
export async function setFeedback(
  tx: Db,
  submissionId: number,
  word: InvestorFeedback,
): Promise<void> {
  await tx.execute(sql`
    update brand_deliveries set word = ${word}, word_at = now(), ruling = case when word = ${word} then ruling end
    where submission_id = ${submissionId}`);
}

type Decision = { ruling: Ruling; word: InvestorFeedback; before?: Ruling | null | undefined };

/** False when it stands otherwise than the operator has seen, or there is nothing to decide. */
export async function setRuling(
  tx: Db,
  submissionId: number,
  { ruling, word, before = null }: Decision,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update brand_deliveries set ruling = ${ruling}
    where submission_id = ${submissionId} and word = ${word} and word <> 'yes' and answered_at is not null
      and ruling is not distinct from ${before}`);
  return rowCount === 1;
}

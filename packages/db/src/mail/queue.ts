import type { MailKind, NewMail } from '@naya/contract/mail/kinds';
import type { MailStatus } from '@naya/contract/mail/office';
import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { brandDeliveries } from '../tables/brands.ts';
import { franchises } from '../tables/franchises.ts';
import { mails, type MailContent, type MailRow } from '../tables/mail.ts';
import { submissions, type SubmissionRow } from '../tables/submissions.ts';
import { isPausing, publiclyVisible } from '../franchises/columns.ts';
import { buildRecordset } from '../recordset.ts';

const columns = { kind: 'text', to: 'text', submission_id: 'integer', details: 'jsonb' };

export async function insertMails(db: Db, rows: NewMail[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await db.execute<{ id: number }>(sql`
    insert into mails (kind, "to", submission_id, details)
    select kind, "to", submission_id, details from ${buildRecordset(rows, columns)}
    returning id`);
  return inserted.rows.map(({ id }) => id);
}

/** `brand` is the name of the franchise that the submission is about, while that one is public. */
export type MailToSend = {
  mail: MailRow;
  submission: SubmissionRow | null;
  brand: string | null;
  /** Whether the enquiry is in its brand's inbox. */
  isDelivered: boolean;
  /** The day until which the brand takes no enquiries, if it says so now. */
  paused_until: string | null;
};

export async function findMail(db: Db, id: number): Promise<MailToSend | null> {
  const [found] = await db
    .select({
      mail: mails,
      submission: submissions,
      brand: franchises.business_name,
      isDelivered: sql<boolean>`${brandDeliveries.submission_id} is not null`,
      paused_until: sql<
        string | null
      >`case when ${isPausing} then ${franchises.paused_until}::text end`,
    })
    .from(mails)
    .leftJoin(submissions, eq(submissions.id, mails.submission_id))
    .leftJoin(brandDeliveries, eq(brandDeliveries.submission_id, mails.submission_id))
    .leftJoin(franchises, and(eq(franchises.id, submissions.franchise_id), publiclyVisible))
    .where(eq(mails.id, id));
  return found ?? null;
}

/** The first of the mails still to be sent with a higher id than `after`. */
export async function listQueuedMails(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.status, 'queued'), gt(mails.id, after)))
    .orderBy(asc(mails.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** False when it was erased while it was on its way. */
export async function markMailDelivered(
  db: Db,
  id: number,
  status: 'sent' | 'written',
  content: MailContent,
): Promise<boolean> {
  const sent_at = status === 'sent' ? sql`now()` : null;
  const { rowCount } = await db
    .update(mails)
    .set({ status, sent_at, content, attempts: oneMore, error: null })
    .where(eq(mails.id, id));
  return rowCount === 1;
}

/** A try failed; `final` when there will be no other. */
export async function markMailFailed(
  db: Db,
  id: number,
  error: string,
  final: boolean,
): Promise<void> {
  await db
    .update(mails)
    .set({ error, attempts: oneMore, status: final ? 'failed' : 'queued' })
    .where(eq(mails.id, id));
}

/** False when it has none of these states. */
export async function queueMailAgain(db: Db, id: number, from: MailStatus[]): Promise<boolean> {
  const { rowCount } = await db
    .update(mails)
    .set({ status: 'queued', error: null })
    .where(and(eq(mails.id, id), inArray(mails.status, from)));
  return rowCount === 1;
}

const oneMore = sql`${mails.attempts} + 1`;

/** How many links to their data somebody was sent within the last hour; others who ask for the same one wait. */
export async function countDataLinksTo(tx: Db, email: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`data-link ${email}`}, 0))`);
  return await tx.$count(
    mails,
    and(
      eq(mails.kind, 'data-link'),
      eq(mails.to, email),
      gt(mails.created_at, sql`now() - interval '1 hour'`),
    ),
  );
}

/** Whether a mail of this kind about this submission was ever owed. */
export async function hasMailOf(tx: Db, kind: MailKind, submissionId: number): Promise<boolean> {
  const about = and(eq(mails.kind, kind), eq(mails.submission_id, submissionId));
  return (await tx.$count(mails, about)) > 0;
}

/** Null for a mail that has not gone out, or went out too long ago. */
export async function findMailContent(db: Db, id: number): Promise<MailContent | null> {
  const [mail] = await db.select({ content: mails.content }).from(mails).where(eq(mails.id, id));
  return mail?.content ?? null;
}

export async function clearMailContentBefore(db: Db, before: string): Promise<void> {
  await db
    .update(mails)
    .set({ content: null })
    .where(and(isNotNull(mails.content), lt(mails.created_at, before)));
}

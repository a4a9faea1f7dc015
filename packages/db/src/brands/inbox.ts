import { maxMessagesShown } from '@naya/contract/submissions/leads';
import type { BrandStage, ThreadSide } from '@naya/contract/brands/stages';
import { and, desc, eq, gt, inArray, isNull, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import { beforeId, type ExportPart } from '../lists.ts';
import { submissions } from '../tables/submissions.ts';
import { brandDeliveries, brandMessages, messageKinds } from '../tables/brands.ts';
import { people } from '../tables/people.ts';

const columns = {
  id: brandDeliveries.submission_id,
  name: submissions.name,
  confirmed: sql<boolean>`${submissions.confirmed_at} is not null`,
  delivered_at: brandDeliveries.delivered_at,
  due_at: brandDeliveries.due_at,
  answered_at: brandDeliveries.answered_at,
  withdrawn_at: submissions.withdrawn_at,
  stage: brandDeliveries.stage,
};
const detailColumns = {
  ...columns,
  /** Whoever has ended an enquiry is not to be written to, nor called. */
  email: sql<string>`case when ${submissions.withdrawn_at} is null then ${submissions.email} else '' end`,
  phone: sql<
    string | null
  >`case when ${submissions.withdrawn_at} is null then ${submissions.phone} end`,
  reason: brandDeliveries.reason,
  word: brandDeliveries.word,
  ruling: brandDeliveries.ruling,
  investor_bounced_at: brandDeliveries.investor_bounced_at,
  erased: sql<boolean>`${submissions.erased_at} is not null`,
  payload: sql<Record<string, unknown>>`case when ${submissions.withdrawn_at} is null
    then ${submissions.payload} else ${submissions.payload} - 'email' - 'phone' end`,
};
const ofSubmission = eq(submissions.id, brandDeliveries.submission_id);
const isDelivery = (franchiseId: number, id: number) =>
  and(eq(brandDeliveries.franchise_id, franchiseId), eq(brandDeliveries.submission_id, id));

/** The page of the inbox shows this many enquiries; the export has all of them. */
const maxEnquiries = 200;

const isWaiting = sql`(${brandDeliveries.answered_at} is null and ${submissions.withdrawn_at} is null)`;

/** Waiting enquiries come first, the longest waiting on top; then the newest. */
export async function listInbox(db: Db, franchiseId: number) {
  return await db
    .select(columns)
    .from(brandDeliveries)
    .innerJoin(submissions, ofSubmission)
    .where(eq(brandDeliveries.franchise_id, franchiseId))
    .orderBy(
      sql`not ${isWaiting}`,
      sql`case when ${isWaiting} then ${brandDeliveries.due_at} end`,
      desc(brandDeliveries.delivered_at),
    )
    .limit(maxEnquiries);
}

/** Some of a brand's enquiries, the newest first. */
export async function listInboxForExport(
  db: Db,
  franchiseId: number,
  { before, limit }: ExportPart,
) {
  return await db
    .select(detailColumns)
    .from(brandDeliveries)
    .innerJoin(submissions, ofSubmission)
    .where(
      and(
        eq(brandDeliveries.franchise_id, franchiseId),
        beforeId(brandDeliveries.submission_id, before),
      ),
    )
    .orderBy(desc(brandDeliveries.submission_id))
    .limit(limit);
}

export async function findEnquiry(db: Db, franchiseId: number, id: number) {
  const [enquiry] = await db
    .select(detailColumns)
    .from(brandDeliveries)
    .innerJoin(submissions, ofSubmission)
    .where(isDelivery(franchiseId, id));
  return enquiry ?? null;
}

/** The brand that has this enquiry; null while none has. */
export async function findDeliveredBrand(db: Db, id: number) {
  const [brand] = await db
    .select({ id: franchises.id, business_name: franchises.business_name })
    .from(brandDeliveries)
    .innerJoin(franchises, eq(franchises.id, brandDeliveries.franchise_id))
    .where(eq(brandDeliveries.submission_id, id));
  return brand ?? null;
}

/** Until the transaction ends nobody else answers it. */
export async function lockDelivery(tx: Db, franchiseId: number, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: brandDeliveries.submission_id })
    .from(brandDeliveries)
    .where(isDelivery(franchiseId, id))
    .for('no key update');
  return rows.length === 1;
}

type MessageKind = (typeof messageKinds)[number];

/** The newest, in their order. */
export async function listMessages(
  db: Db,
  id: number,
  kinds: readonly MessageKind[] = messageKinds,
) {
  const newest = await db
    .select({
      id: brandMessages.id,
      kind: brandMessages.kind,
      author: sql<string | null>`nullif(${people.name}, '')`,
      on_behalf: brandMessages.on_behalf,
      text: brandMessages.text,
      created_at: brandMessages.created_at,
    })
    .from(brandMessages)
    .leftJoin(people, eq(people.id, brandMessages.person_id))
    .where(and(eq(brandMessages.submission_id, id), inArray(brandMessages.kind, kinds)))
    .orderBy(desc(brandMessages.id))
    .limit(maxMessagesShown);
  return newest.toReversed();
}

/** For operators: replies mailed to the investor, and what is said to us. A brand's notes are its own. */
export const listShownMessages = (db: Db, id: number) =>
  listMessages(
    db,
    id,
    messageKinds.filter((kind) => kind !== 'note'),
  );

/** Replies by the brand's own people within the last day. Others of the brand who reply at this moment wait. */
export async function countRepliesOfDay(tx: Db, franchiseId: number): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`replies ${franchiseId}`}, 0))`,
  );
  const delivered = tx
    .select({ id: brandDeliveries.submission_id })
    .from(brandDeliveries)
    .where(eq(brandDeliveries.franchise_id, franchiseId));
  return await tx.$count(
    brandMessages,
    and(
      inArray(brandMessages.submission_id, delivered),
      eq(brandMessages.kind, 'reply'),
      eq(brandMessages.on_behalf, false),
      gt(brandMessages.created_at, sql`now() - interval '1 day'`),
    ),
  );
}

type NewMessage = {
  submission_id: number;
  person_id: string | null;
  on_behalf: boolean;
  kind: MessageKind;
  text: string;
  message_id?: string | null;
};

export async function insertMessage(tx: Db, message: NewMessage): Promise<void> {
  await tx.insert(brandMessages).values(message);
}

/** Whether the mail of this Message-ID is in the conversation. */
export async function hasMessageOfMail(tx: Db, id: number, messageId: string): Promise<boolean> {
  const ofMail = and(eq(brandMessages.submission_id, id), eq(brandMessages.message_id, messageId));
  return (await tx.$count(brandMessages, ofMail)) > 0;
}

/** The investor's answers to a brand. */
export async function countAnswersOfHour(tx: Db, id: number) {
  const { rows } = await tx.execute<{ all: number; ofHour: number }>(sql`
    select count(*)::int as all,
      (count(*) filter (where created_at > now() - interval '1 hour'))::int as "ofHour"
    from brand_messages where submission_id = ${id} and kind = 'answer'`);
  return rows[0] ?? { all: 0, ofHour: 0 };
}

/** False when it was marked before. */
export async function markBounced(tx: Db, id: number, side: ThreadSide): Promise<boolean> {
  const column =
    side === 'brand' ? brandDeliveries.brand_bounced_at : brandDeliveries.investor_bounced_at;
  const { rowCount } = await tx
    .update(brandDeliveries)
    .set(side === 'brand' ? { brand_bounced_at: sql`now()` } : { investor_bounced_at: sql`now()` })
    .where(and(eq(brandDeliveries.submission_id, id), isNull(column)));
  return rowCount === 1;
}

/** The first answer stops the clock; a reply through us outweighs an answer that was only marked. */
export async function markAnswered(tx: Db, id: number, answer: 'reply' | 'marked'): Promise<void> {
  await tx
    .update(brandDeliveries)
    .set({
      answered_at: sql`coalesce(${brandDeliveries.answered_at}, now())`,
      ...(answer === 'reply' && {
        replied_at: sql`coalesce(${brandDeliveries.replied_at}, now())`,
      }),
      answer: answer === 'reply' ? answer : sql`coalesce(${brandDeliveries.answer}, ${answer})`,
      stage: sql`case when ${brandDeliveries.stage} = 'new' then 'talking' else ${brandDeliveries.stage} end`,
    })
    .where(eq(brandDeliveries.submission_id, id));
}

export async function setStage(
  tx: Db,
  id: number,
  stage: BrandStage,
  reason: string | null,
): Promise<void> {
  await tx
    .update(brandDeliveries)
    .set({ stage, reason })
    .where(eq(brandDeliveries.submission_id, id));
}

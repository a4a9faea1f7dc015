import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import { brandDocuments, reviewMessages } from '../tables/brands.ts';
import { people } from '../tables/people.ts';

type NewMessage = typeof reviewMessages.$inferInsert;

export async function insertReviewMessage(tx: Db, message: NewMessage): Promise<number> {
  const [row] = await tx
    .insert(reviewMessages)
    .values(message)
    .returning({ id: reviewMessages.id });
  return row?.id ?? 0;
}

/** Everything that was written about a listing, in its order. */
export async function listReviewMessages(db: Db, franchiseId: number) {
  return await db
    .select({
      id: reviewMessages.id,
      kind: reviewMessages.kind,
      author: sql<string | null>`coalesce(${reviewMessages.operator}, ${people.name})`,
      text: reviewMessages.text,
      created_at: reviewMessages.created_at,
    })
    .from(reviewMessages)
    .leftJoin(people, eq(people.id, reviewMessages.person_id))
    .where(eq(reviewMessages.franchise_id, franchiseId))
    .orderBy(asc(reviewMessages.id));
}

/** The listing that an operator's question is about, and who was asked by a mailed link. */
export async function findQuestion(db: Db, id: number) {
  const [ask] = await db
    .select({
      franchise_id: reviewMessages.franchise_id,
      email: reviewMessages.email,
      text: reviewMessages.text,
      ended_at: reviewMessages.ended_at,
    })
    .from(reviewMessages)
    .where(and(eq(reviewMessages.id, id), eq(reviewMessages.kind, 'ask')));
  return ask ?? null;
}

const isOpen = and(eq(reviewMessages.kind, 'ask'), isNull(reviewMessages.ended_at));

/** False when it has ended before. */
export async function endQuestion(tx: Db, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(reviewMessages)
    .set({ ended_at: sql`now()` })
    .where(and(eq(reviewMessages.id, id), isOpen));
  return rowCount === 1;
}

/** From now on no question about this listing can be answered by its link. */
export async function endQuestions(tx: Db, franchiseId: number): Promise<void> {
  await tx
    .update(reviewMessages)
    .set({ ended_at: sql`now()` })
    .where(and(eq(reviewMessages.franchise_id, franchiseId), isOpen));
}

const isUnseen = and(eq(reviewMessages.kind, 'answer'), isNull(reviewMessages.seen_at));

export async function markAnswersSeen(tx: Db, franchiseId: number): Promise<void> {
  await tx
    .update(reviewMessages)
    .set({ seen_at: sql`now()` })
    .where(and(eq(reviewMessages.franchise_id, franchiseId), isUnseen));
}

/** The listings whose answers no operator has seen. */
export async function listUnseenAnswers(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: reviewMessages.franchise_id })
    .from(reviewMessages)
    .where(isUnseen)
    .orderBy(asc(reviewMessages.franchise_id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Words and papers may name the person whose data is erased. */
export async function eraseReviewMessagesAndDocuments(
  tx: Db,
  franchiseIds: number[],
): Promise<void> {
  await tx.delete(reviewMessages).where(inArray(reviewMessages.franchise_id, franchiseIds));
  await tx.delete(brandDocuments).where(inArray(brandDocuments.franchise_id, franchiseIds));
}

/** The answers that a sender without an account gave by a mailed link. */
export async function listAnswersByLink(db: Db, email: string) {
  return await db
    .select({
      id: reviewMessages.id,
      business_name: franchises.business_name,
      text: reviewMessages.text,
      created_at: reviewMessages.created_at,
    })
    .from(reviewMessages)
    .innerJoin(franchises, eq(franchises.id, reviewMessages.franchise_id))
    .where(and(eq(reviewMessages.email, email), eq(reviewMessages.kind, 'answer')))
    .orderBy(asc(reviewMessages.id));
}

/** Questions and answers by mailed links, to compare with the list of erasures. */
export async function listMessagesByLink(db: Db) {
  return await db
    .select({
      id: reviewMessages.id,
      email: sql<string>`${reviewMessages.email}`,
      created_at: reviewMessages.created_at,
    })
    .from(reviewMessages)
    .where(isNotNull(reviewMessages.email));
}

export async function eraseMessagesById(tx: Db, ids: number[]): Promise<void> {
  await tx.delete(reviewMessages).where(inArray(reviewMessages.id, ids));
}

/** Questions to this e-mail and its answers by the mailed link. False when there are none. */
export async function eraseMessagesByLink(tx: Db, email: string): Promise<boolean> {
  const { rowCount } = await tx.delete(reviewMessages).where(eq(reviewMessages.email, email));
  return (rowCount ?? 0) > 0;
}

export async function eraseMessagesByLinkBefore(tx: Db, before: string): Promise<void> {
  await tx
    .delete(reviewMessages)
    .where(and(isNotNull(reviewMessages.email), lt(reviewMessages.created_at, before)));
}

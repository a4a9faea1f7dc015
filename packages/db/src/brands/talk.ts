import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../franchises/table.ts';
import { brandPapers } from './papers-table.ts';
import { people } from './people-table.ts';
import { listingTalk } from './talk-table.ts';

type NewMessage = typeof listingTalk.$inferInsert;

export async function insertTalk(tx: Db, message: NewMessage): Promise<number> {
  const [row] = await tx.insert(listingTalk).values(message).returning({ id: listingTalk.id });
  return row?.id ?? 0;
}

/** Everything that was written about a listing, in its order. */
export async function listTalk(db: Db, franchiseId: number) {
  return await db
    .select({
      id: listingTalk.id,
      kind: listingTalk.kind,
      author: sql<string | null>`coalesce(${listingTalk.operator}, ${people.name})`,
      text: listingTalk.text,
      created_at: listingTalk.created_at,
    })
    .from(listingTalk)
    .leftJoin(people, eq(people.id, listingTalk.person_id))
    .where(eq(listingTalk.franchise_id, franchiseId))
    .orderBy(asc(listingTalk.id));
}

/** The listing that an operator's question is about, and who was asked by a mailed link. */
export async function findAsk(db: Db, id: number) {
  const [ask] = await db
    .select({
      franchise_id: listingTalk.franchise_id,
      email: listingTalk.email,
      text: listingTalk.text,
    })
    .from(listingTalk)
    .where(and(eq(listingTalk.id, id), eq(listingTalk.kind, 'ask')));
  return ask ?? null;
}

const isUnseen = and(eq(listingTalk.kind, 'answer'), isNull(listingTalk.seen_at));

export async function markAnswersSeen(tx: Db, franchiseId: number): Promise<void> {
  await tx
    .update(listingTalk)
    .set({ seen_at: sql`now()` })
    .where(and(eq(listingTalk.franchise_id, franchiseId), isUnseen));
}

/** The listings whose answers no operator has seen. */
export async function listUnseenAnswers(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: listingTalk.franchise_id })
    .from(listingTalk)
    .where(isUnseen)
    .orderBy(asc(listingTalk.franchise_id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Words and papers may name the person whose data is erased. */
export async function eraseListingTalkAndPapers(tx: Db, franchiseIds: number[]): Promise<void> {
  await tx.delete(listingTalk).where(inArray(listingTalk.franchise_id, franchiseIds));
  await tx.delete(brandPapers).where(inArray(brandPapers.franchise_id, franchiseIds));
}

/** The answers that a sender without an account gave by a mailed link. */
export async function listAnswersByLink(db: Db, email: string) {
  return await db
    .select({
      id: listingTalk.id,
      business_name: franchises.business_name,
      text: listingTalk.text,
      created_at: listingTalk.created_at,
    })
    .from(listingTalk)
    .innerJoin(franchises, eq(franchises.id, listingTalk.franchise_id))
    .where(and(eq(listingTalk.email, email), eq(listingTalk.kind, 'answer')))
    .orderBy(asc(listingTalk.id));
}

/** Questions and answers by mailed links, to compare with the list of erasures. */
export async function listTalkByLink(db: Db) {
  return await db
    .select({
      id: listingTalk.id,
      email: sql<string>`${listingTalk.email}`,
      created_at: listingTalk.created_at,
    })
    .from(listingTalk)
    .where(isNotNull(listingTalk.email));
}

export async function eraseTalkById(tx: Db, ids: number[]): Promise<void> {
  await tx.delete(listingTalk).where(inArray(listingTalk.id, ids));
}

/** Questions to this e-mail and its answers by the mailed link. False when there are none. */
export async function eraseTalkByLink(tx: Db, email: string): Promise<boolean> {
  const { rowCount } = await tx.delete(listingTalk).where(eq(listingTalk.email, email));
  return (rowCount ?? 0) > 0;
}

export async function eraseTalkByLinkBefore(tx: Db, before: string): Promise<void> {
  await tx
    .delete(listingTalk)
    .where(and(isNotNull(listingTalk.email), lt(listingTalk.created_at, before)));
}

import { asc, eq, inArray, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../franchises/table.ts';
import { auditLines } from '../history/table.ts';
import { brandChanges } from './changes-table.ts';
import { brandDeliveries, brandMessages } from './deliveries-table.ts';
import { brandMembers } from './members-table.ts';
import { brandPapers } from './papers-table.ts';
import { listingTalk } from './talk-table.ts';
import { deleteSignInsOf } from './people.ts';
import { people } from './people-table.ts';

/** In the place of a name in the history, when that person is gone. */
const erasedActor = 'somebody of the brand';

/** The account of an e-mail, with what that person wrote; null when there is none. One query at a time, as a transaction needs it. */
export async function readAccountOf(db: Db, email: string) {
  const [person] = await db
    .select({ id: people.id, name: people.name, createdAt: people.createdAt })
    .from(people)
    .where(eq(people.email, email));
  if (!person) return null;
  const brands = await db
    .select({ business_name: franchises.business_name, role: brandMembers.role })
    .from(brandMembers)
    .innerJoin(franchises, eq(franchises.id, brandMembers.franchise_id))
    .where(eq(brandMembers.person_id, person.id))
    .orderBy(asc(franchises.id));
  const messages = await db
    .select({
      kind: brandMessages.kind,
      text: brandMessages.text,
      created_at: brandMessages.created_at,
    })
    .from(brandMessages)
    .where(eq(brandMessages.person_id, person.id))
    .orderBy(asc(brandMessages.id));
  const answers = await db
    .select({
      kind: listingTalk.kind,
      text: listingTalk.text,
      created_at: listingTalk.created_at,
    })
    .from(listingTalk)
    .where(eq(listingTalk.person_id, person.id))
    .orderBy(asc(listingTalk.id));
  const papers = await db
    .select({ detail: brandPapers.detail, name: brandPapers.name })
    .from(brandPapers)
    .where(eq(brandPapers.person_id, person.id))
    .orderBy(asc(brandPapers.id));
  const changes = await db
    .select({
      business_name: franchises.business_name,
      state: brandChanges.state,
      before: brandChanges.before,
      after: brandChanges.after,
      created_at: brandChanges.created_at,
    })
    .from(brandChanges)
    .innerJoin(franchises, eq(franchises.id, brandChanges.franchise_id))
    .where(eq(brandChanges.person_id, person.id))
    .orderBy(asc(brandChanges.id));
  const created_at = person.createdAt.toISOString();
  return {
    name: person.name,
    created_at,
    brands,
    messages: [...messages, ...answers],
    papers,
    changes,
  };
}

/** Sessions, invitations and what they wrote go with the account. False when there is none. */
export async function eraseAccountOf(tx: Db, email: string): Promise<boolean> {
  const own = tx.select({ id: people.id }).from(people).where(eq(people.email, email));
  await tx.delete(brandMessages).where(inArray(brandMessages.person_id, own));
  await tx.delete(listingTalk).where(inArray(listingTalk.person_id, own));
  await tx.delete(brandPapers).where(inArray(brandPapers.person_id, own));
  await deleteSignInsOf(tx, email);
  const { rowCount } = await tx.delete(people).where(eq(people.email, email));
  if (rowCount !== 1) return false;
  await tx
    .update(auditLines)
    .set({ actor: erasedActor })
    .where(sql`${auditLines.actor} = ${brandActor(email)}`);
  return true;
}

/** Deletes messages and reasons of these enquiries; that they were delivered and answered stays, for the figures. */
export async function eraseBrandMessages(tx: Db, submissionIds: number[]): Promise<void> {
  await tx.delete(brandMessages).where(inArray(brandMessages.submission_id, submissionIds));
  await tx
    .update(brandDeliveries)
    .set({ reason: null })
    .where(inArray(brandDeliveries.submission_id, submissionIds));
}

/** How the history names somebody of a brand; an operator may have the same e-mail. */
export const brandActor = (email: string) => `brand: ${email}`;

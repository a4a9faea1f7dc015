import { asc, eq, inArray, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import { auditLines } from '../tables/history.ts';
import {
  brandChanges,
  brandDeliveries,
  brandMessages,
  brandDocuments,
  reviewMessages,
} from '../tables/brands.ts';
import { brandFormerMembers, brandInvitations, brandMembers } from '../tables/brand-members.ts';
import { accountErasures, people } from '../tables/people.ts';
import { deletePerson } from '../people.ts';

/** In the place of a name in the history, when that person is gone. */
const erasedActor = 'somebody of the brand';

/** The account of an e-mail, with what that person wrote; null when there is none. One query at a time, as a transaction needs it. */
export async function readAccountOf(db: Db, email: string) {
  const [person] = await db
    .select({
      id: people.id,
      name: people.name,
      joined: people.emailVerified,
      erased_at: accountErasures.due_at,
      createdAt: people.createdAt,
    })
    .from(people)
    .leftJoin(accountErasures, eq(accountErasures.person_id, people.id))
    .where(eq(people.email, email));
  if (!person) return null;
  const brands = await db
    .select({ business_name: franchises.business_name, role: brandMembers.role })
    .from(brandMembers)
    .innerJoin(franchises, eq(franchises.id, brandMembers.franchise_id))
    .where(eq(brandMembers.person_id, person.id))
    .orderBy(asc(franchises.id));
  const former = await db
    .select({ business_name: franchises.business_name, removed_at: brandFormerMembers.removed_at })
    .from(brandFormerMembers)
    .innerJoin(franchises, eq(franchises.id, brandFormerMembers.franchise_id))
    .where(eq(brandFormerMembers.person_id, person.id))
    .orderBy(asc(franchises.id));
  const invitations = await db
    .select({ business_name: franchises.business_name, name: brandInvitations.name })
    .from(brandInvitations)
    .innerJoin(franchises, eq(franchises.id, brandInvitations.franchise_id))
    .where(eq(brandInvitations.person_id, person.id))
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
      kind: reviewMessages.kind,
      text: reviewMessages.text,
      created_at: reviewMessages.created_at,
    })
    .from(reviewMessages)
    .where(eq(reviewMessages.person_id, person.id))
    .orderBy(asc(reviewMessages.id));
  const papers = await db
    .select({ detail: brandDocuments.detail, name: brandDocuments.name })
    .from(brandDocuments)
    .where(eq(brandDocuments.person_id, person.id))
    .orderBy(asc(brandDocuments.id));
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
    joined: person.joined,
    erased_at: person.erased_at,
    created_at,
    brands,
    former,
    invitations,
    messages: [...messages, ...answers],
    papers,
    changes,
  };
}

/** Sessions, memberships, invitations and what they wrote go with the account. False when there is none. */
export async function eraseAccountOf(tx: Db, email: string): Promise<boolean> {
  const own = tx.select({ id: people.id }).from(people).where(eq(people.email, email));
  await tx.delete(brandMessages).where(inArray(brandMessages.person_id, own));
  await tx.delete(reviewMessages).where(inArray(reviewMessages.person_id, own));
  await tx.delete(brandDocuments).where(inArray(brandDocuments.person_id, own));
  if (!(await deletePerson(tx, email))) return false;
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

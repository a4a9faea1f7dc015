import { invitationDays } from '@naya/contract/brands/forms';
import { and, asc, eq, gt, isNull, lte, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchises } from '../tables/franchises.ts';
import { brandInvitations } from '../tables/brand-members.ts';
import { people } from '../tables/people.ts';

const oldest = sql`now() - make_interval(days => ${invitationDays})`;
const isOpen = gt(brandInvitations.created_at, oldest);
const isOf = (franchiseId: number, personId: string) =>
  and(eq(brandInvitations.franchise_id, franchiseId), eq(brandInvitations.person_id, personId));

type NewInvitation = Omit<typeof brandInvitations.$inferInsert, 'created_at'>;

/** False when the person is invited already. */
export async function insertInvitation(tx: Db, invitation: NewInvitation): Promise<boolean> {
  const { franchise_id, person_id } = invitation;
  const target = [brandInvitations.franchise_id, brandInvitations.person_id];
  await tx
    .delete(brandInvitations)
    .where(and(isOf(franchise_id, person_id), lte(brandInvitations.created_at, oldest)));
  const { rowCount } = await tx
    .insert(brandInvitations)
    .values(invitation)
    .onConflictDoNothing({ target });
  return rowCount === 1;
}

/** Deletes the invitation and returns what it said; null when there is none, or it is too old. */
export async function takeInvitation(tx: Db, franchiseId: number, personId: string) {
  const [taken] = await tx
    .delete(brandInvitations)
    .where(and(isOf(franchiseId, personId), isOpen))
    .returning({ role: brandInvitations.role, name: brandInvitations.name });
  return taken ?? null;
}

/** Who is invited to a franchise, with nothing but what was typed. */
export async function listInvited(db: Db, franchiseId: number) {
  return await db
    .select({
      id: people.id,
      name: brandInvitations.name,
      email: people.email,
      role: brandInvitations.role,
      created_at: brandInvitations.created_at,
    })
    .from(brandInvitations)
    .innerJoin(people, eq(people.id, brandInvitations.person_id))
    .where(and(eq(brandInvitations.franchise_id, franchiseId), isOpen))
    .orderBy(asc(brandInvitations.created_at), asc(people.email));
}

/** The franchises that somebody is invited to act for. */
export async function listInvitationsOf(db: Db, personId: string) {
  return await db
    .select({
      id: franchises.id,
      business_name: franchises.business_name,
      role: brandInvitations.role,
    })
    .from(brandInvitations)
    .innerJoin(franchises, eq(franchises.id, brandInvitations.franchise_id))
    .where(and(eq(brandInvitations.person_id, personId), isOpen, isNull(franchises.deleted_at)))
    .orderBy(asc(franchises.business_name), asc(franchises.id));
}

/** All of a franchise, or those that one of its people sent. */
export async function deleteInvitations(tx: Db, franchiseId: number, by?: string): Promise<void> {
  const sent = by === undefined ? undefined : eq(brandInvitations.invited_by, by);
  await tx
    .delete(brandInvitations)
    .where(and(eq(brandInvitations.franchise_id, franchiseId), sent));
}

export async function deleteExpiredInvitations(db: Db): Promise<void> {
  await db.delete(brandInvitations).where(lte(brandInvitations.created_at, oldest));
}

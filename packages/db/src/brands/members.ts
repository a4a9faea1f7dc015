import type { BrandRole } from '@naya/contract/brands/roles';
import { and, asc, eq, exists, isNull, ne, not, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { publiclyVisible } from '../franchises/columns.ts';
import { franchiseContacts } from '../tables/franchise-contacts.ts';
import { franchises } from '../tables/franchises.ts';
import { brandFormerMembers, brandInvitations, brandMembers } from '../tables/brand-members.ts';
import { people } from '../tables/people.ts';

const membership = {
  id: franchises.id,
  business_name: franchises.business_name,
  status: franchises.status,
  role: brandMembers.role,
};
const ofPerson = eq(people.id, brandMembers.person_id);
const ofFranchise = eq(franchises.id, brandMembers.franchise_id);
const isMember = (franchiseId: number, personId: string) =>
  and(eq(brandMembers.franchise_id, franchiseId), eq(brandMembers.person_id, personId));

/** A person's role for a franchise; null for somebody else's, and for one in the bin. */
export async function findMembership(db: Db, franchiseId: number, personId: string) {
  const [found] = await db
    .select(membership)
    .from(brandMembers)
    .innerJoin(franchises, ofFranchise)
    .where(and(isMember(franchiseId, personId), isNull(franchises.deleted_at)));
  return found ?? null;
}

export async function listBrandsOf(db: Db, personId: string) {
  return await db
    .select(membership)
    .from(brandMembers)
    .innerJoin(franchises, ofFranchise)
    .where(and(eq(brandMembers.person_id, personId), isNull(franchises.deleted_at)))
    .orderBy(asc(franchises.business_name), asc(franchises.id));
}

/**
 * Public listings whose e-mail on file is this one and that nobody owns; with `personId`, none that this person acts for, has acted
 * for or is invited to.
 */
export async function listClaimable(db: Db, email: string, personId: string | null) {
  const tied = (table: typeof brandMembers | typeof brandInvitations | typeof brandFormerMembers) =>
    exists(
      db
        .select({ id: table.franchise_id })
        .from(table)
        .where(and(eq(table.franchise_id, franchises.id), eq(table.person_id, personId ?? ''))),
    );
  const owned = exists(
    db
      .select({ id: brandMembers.franchise_id })
      .from(brandMembers)
      .where(and(ofFranchise, eq(brandMembers.role, 'owner'))),
  );
  return await db
    .select({
      id: franchises.id,
      business_name: franchises.business_name,
      contact: franchiseContacts.name,
    })
    .from(franchiseContacts)
    .innerJoin(franchises, eq(franchises.id, franchiseContacts.franchise_id))
    .where(
      and(
        eq(sql`lower(${franchiseContacts.email})`, email),
        publiclyVisible,
        not(owned),
        not(tied(brandMembers)),
        not(tied(brandInvitations)),
        not(tied(brandFormerMembers)),
      ),
    )
    .orderBy(asc(franchises.id));
}

/** Whether a person acts for a brand or is invited to. Whoever was removed and is still on file is no stranger yet, who could claim it. */
export function isNeededByBrand(db: Db) {
  const rows = [brandMembers, brandInvitations].map((table) =>
    db.select({ id: table.person_id }).from(table).where(eq(table.person_id, people.id)),
  );
  const onFile = db
    .select({ id: brandFormerMembers.person_id })
    .from(brandFormerMembers)
    .innerJoin(
      franchiseContacts,
      eq(franchiseContacts.franchise_id, brandFormerMembers.franchise_id),
    )
    .where(
      and(
        eq(brandFormerMembers.person_id, people.id),
        eq(sql`lower(${franchiseContacts.email})`, people.email),
      ),
    );
  return or(...rows.map((each) => exists(each)), exists(onFile));
}

export async function listBrandPeople(db: Db, franchiseId: number) {
  return await db
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      role: brandMembers.role,
      gets_mail: brandMembers.gets_mail,
      blocked: people.blocked,
    })
    .from(brandMembers)
    .innerJoin(people, ofPerson)
    .where(eq(brandMembers.franchise_id, franchiseId))
    .orderBy(asc(brandMembers.created_at), asc(people.email));
}

/** From now on the person acts for the franchise, in this role. */
export async function putMember(
  tx: Db,
  franchise_id: number,
  person_id: string,
  role: BrandRole,
): Promise<void> {
  await tx
    .insert(brandMembers)
    .values({ franchise_id, person_id, role })
    .onConflictDoUpdate({
      target: [brandMembers.franchise_id, brandMembers.person_id],
      set: { role },
    });
  await tx
    .delete(brandFormerMembers)
    .where(
      and(
        eq(brandFormerMembers.franchise_id, franchise_id),
        eq(brandFormerMembers.person_id, person_id),
      ),
    );
}

/** The membership goes to those that have ended. False for somebody who is no member. */
export async function endMembership(
  tx: Db,
  franchiseId: number,
  personId: string,
  removed_by: string | null,
): Promise<boolean> {
  const [ended] = await tx
    .delete(brandMembers)
    .where(isMember(franchiseId, personId))
    .returning({ role: brandMembers.role, joined_at: brandMembers.created_at });
  if (!ended) return false;
  const values = { ...ended, removed_by, removed_at: sql`now()` };
  await tx
    .insert(brandFormerMembers)
    .values({ ...values, franchise_id: franchiseId, person_id: personId })
    .onConflictDoUpdate({
      target: [brandFormerMembers.franchise_id, brandFormerMembers.person_id],
      set: values,
    });
  return true;
}

export async function setGetsMail(
  db: Db,
  franchiseId: number,
  personId: string,
  gets_mail: boolean,
): Promise<void> {
  await db.update(brandMembers).set({ gets_mail }).where(isMember(franchiseId, personId));
}

export async function countOtherOwners(
  db: Db,
  franchiseId: number,
  personId: string,
): Promise<number> {
  return await db.$count(
    brandMembers,
    and(
      eq(brandMembers.franchise_id, franchiseId),
      eq(brandMembers.role, 'owner'),
      ne(brandMembers.person_id, personId),
    ),
  );
}

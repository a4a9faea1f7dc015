import type { BrandRole } from '@naya/contract/brands/roles';
import { and, asc, eq, isNull, ne, notExists, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { publiclyVisible } from '../franchises/columns.ts';
import { franchiseContacts } from '../franchises/contacts-table.ts';
import { franchises } from '../franchises/table.ts';
import { brandMembers } from './members-table.ts';
import { people } from './people-table.ts';

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

/** Public listings whose e-mail on file is this one; with `personId`, only those that person has not claimed. */
export async function listClaimable(db: Db, email: string, personId: string | null) {
  const own = db
    .select({ id: brandMembers.franchise_id })
    .from(brandMembers)
    .where(and(ofFranchise, eq(brandMembers.person_id, personId ?? '')));
  return await db
    .select({
      id: franchises.id,
      business_name: franchises.business_name,
      contact: franchiseContacts.name,
    })
    .from(franchiseContacts)
    .innerJoin(franchises, eq(franchises.id, franchiseContacts.franchise_id))
    .where(and(eq(sql`lower(${franchiseContacts.email})`, email), publiclyVisible, notExists(own)))
    .orderBy(asc(franchises.id));
}

export async function listBrandPeople(db: Db, franchiseId: number) {
  return await db
    .select({
      id: people.id,
      name: people.name,
      email: people.email,
      role: brandMembers.role,
      gets_mail: brandMembers.gets_mail,
      joined: people.emailVerified,
      blocked: people.blocked,
    })
    .from(brandMembers)
    .innerJoin(people, ofPerson)
    .where(eq(brandMembers.franchise_id, franchiseId))
    .orderBy(asc(brandMembers.created_at), asc(people.email));
}

/** Someone who is there already keeps their role. False then. */
export async function insertMember(
  db: Db,
  franchise_id: number,
  person_id: string,
  role: BrandRole,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(brandMembers)
    .values({ franchise_id, person_id, role })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function deleteMember(
  db: Db,
  franchiseId: number,
  personId: string,
): Promise<boolean> {
  const { rowCount } = await db.delete(brandMembers).where(isMember(franchiseId, personId));
  return rowCount === 1;
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

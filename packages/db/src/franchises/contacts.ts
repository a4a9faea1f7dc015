import { and, eq, inArray, isNotNull, lt, notExists, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { franchiseContacts, type FranchiseContactRow } from '../tables/franchise-contacts.ts';
import { franchises } from '../tables/franchises.ts';
import { submissions } from '../tables/submissions.ts';
import { isHiddenSince } from './erase-listings.ts';
import { isFrom, type Person } from '../person.ts';

type Contact = Pick<FranchiseContactRow, 'name' | 'email' | 'phone' | 'designation'>;

const contactColumns = {
  name: franchiseContacts.name,
  email: franchiseContacts.email,
  phone: franchiseContacts.phone,
  designation: franchiseContacts.designation,
  created_at: franchiseContacts.created_at,
};

export async function findContact(db: Db, franchiseId: number) {
  const [contact] = await db
    .select(contactColumns)
    .from(franchiseContacts)
    .where(eq(franchiseContacts.franchise_id, franchiseId));
  return contact ?? null;
}

/** Makes the sender of the listing its contact, unless it has one. */
export async function copyContactFromListing(tx: Db, franchiseId: number): Promise<void> {
  await tx.execute(sql`
    insert into franchise_contacts (franchise_id, submission_id, name, email, phone, designation, created_at)
    select franchise_id, id, name, email, phone, payload ->> 'designation', created_at from submissions
    where franchise_id = ${franchiseId} and kind = 'listing' and erased_at is null
    order by id desc limit 1
    on conflict do nothing`);
}

/** Hands a franchise over: who was its contact before is forgotten. */
export async function putContact(tx: Db, franchise_id: number, contact: Contact): Promise<void> {
  const values = { ...contact, submission_id: null, created_at: sql`now()` };
  await tx
    .insert(franchiseContacts)
    .values({ franchise_id, ...values })
    .onConflictDoUpdate({ target: franchiseContacts.franchise_id, set: values });
}

export function isContact(person: Person) {
  const ofTheirs = inArray(
    franchiseContacts.submission_id,
    sql`(select ${submissions.id} from ${submissions} where ${isFrom(person)})`,
  );
  return 'email' in person
    ? or(eq(sql`lower(${franchiseContacts.email})`, person.email), ofTheirs)
    : ofTheirs;
}

/** The franchises whose contact a person is. */
export async function listContactsOf(db: Db, person: Person) {
  return await db
    .select({
      franchise_id: franchises.id,
      business_name: franchises.business_name,
      documents: sql<string[]>`array(
        select coalesce(c.detail, c.kind) || ', ' || c.checked_on from franchise_checks c
        join check_files f on f.check_id = c.id
        where c.franchise_id = ${franchises.id} order by c.id)`,
      ...contactColumns,
    })
    .from(franchiseContacts)
    .innerJoin(franchises, eq(franchises.id, franchiseContacts.franchise_id))
    .where(isContact(person))
    .orderBy(franchises.id);
}

/** Must come before their submissions are erased, which would not be theirs any more. Gives the ids of the franchises. */
export async function eraseContactsOf(tx: Db, person: Person): Promise<number[]> {
  return idsOf(await tx.delete(franchiseContacts).where(isContact(person)).returning(itsFranchise));
}

export async function eraseContactsById(tx: Db, franchiseIds: number[]): Promise<number[]> {
  const theirs = inArray(franchiseContacts.franchise_id, franchiseIds);
  return idsOf(await tx.delete(franchiseContacts).where(theirs).returning(itsFranchise));
}

export async function eraseHiddenContacts(tx: Db, before: string): Promise<void> {
  const isHidden = isHiddenSince(tx, franchiseContacts.franchise_id, before);
  await tx.delete(franchiseContacts).where(and(lt(franchiseContacts.created_at, before), isHidden));
}

/** Of these franchises and those made from the erased submissions: the ids that still exist and have no contact. */
export async function listWithoutContact(
  tx: Db,
  franchiseIds: number[],
  submissionIds: number[],
): Promise<number[]> {
  const listed = tx
    .select({ id: submissions.franchise_id })
    .from(submissions)
    .where(
      and(
        inArray(submissions.id, submissionIds),
        eq(submissions.kind, 'listing'),
        isNotNull(submissions.franchise_id),
      ),
    );
  const contact = tx
    .select({ id: franchiseContacts.franchise_id })
    .from(franchiseContacts)
    .where(eq(franchiseContacts.franchise_id, franchises.id));
  const rows = await tx
    .select({ id: franchises.id })
    .from(franchises)
    .where(
      and(
        or(inArray(franchises.id, franchiseIds), inArray(franchises.id, listed)),
        notExists(contact),
      ),
    )
    .orderBy(franchises.id);
  return rows.map(({ id }) => id);
}

/** E-mails of all contacts, to compare with the list of erasures. */
export async function listContactEmails(db: Db) {
  return await db
    .select({
      franchise_id: franchiseContacts.franchise_id,
      email: franchiseContacts.email,
      created_at: franchiseContacts.created_at,
    })
    .from(franchiseContacts);
}

const itsFranchise = { id: franchiseContacts.franchise_id };
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

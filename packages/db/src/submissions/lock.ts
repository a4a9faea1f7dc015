import { and, eq, inArray, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { brandDeliveries } from '../tables/brands.ts';
import { brandMembers } from '../tables/brand-members.ts';
import { people } from '../tables/people.ts';
import { isContact } from '../franchises/contacts.ts';
import { franchiseContacts } from '../tables/franchise-contacts.ts';
import { franchises } from '../tables/franchises.ts';
import { isFrom, type Person } from '../person.ts';
import { submissions } from '../tables/submissions.ts';

// Everything here takes its locks in the order of docs/architecture.md.

/** The forms by which these franchises came in. */
export async function lockListingForms(tx: Db, franchiseIds: number[]): Promise<void> {
  await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(inArray(submissions.franchise_id, franchiseIds), eq(submissions.kind, 'listing')))
    .orderBy(submissions.id)
    .for('no key update');
}

export async function lockDeliveries(tx: Db, submissionIds: number[]): Promise<void> {
  await tx
    .select({ id: brandDeliveries.submission_id })
    .from(brandDeliveries)
    .where(inArray(brandDeliveries.submission_id, submissionIds))
    .orderBy(brandDeliveries.submission_id)
    .for('no key update');
}

/** Whoever writes to a person, or about one, has ended before this returns, or waits until the transaction has ended. */
export async function lockAllOf(tx: Db, person: Person): Promise<void> {
  const email = 'email' in person ? person.email : null;
  const account = eq(people.email, email ?? '');
  if (email) await tx.select({ id: people.id }).from(people).where(account).for('update');
  const sent = await tx
    .select({ id: submissions.id, kind: submissions.kind, franchise_id: submissions.franchise_id })
    .from(submissions)
    .where(isFrom(person))
    .orderBy(submissions.id)
    .for('no key update');
  await lockDeliveries(
    tx,
    sent.map(({ id }) => id),
  );
  const listed = sent
    .filter(({ kind }) => kind === 'listing')
    .map(({ franchise_id }) => franchise_id);
  const ofContact = tx
    .select({ id: franchiseContacts.franchise_id })
    .from(franchiseContacts)
    .where(isContact(person));
  const ofMember = tx
    .select({ id: brandMembers.franchise_id })
    .from(brandMembers)
    .innerJoin(people, eq(people.id, brandMembers.person_id))
    .where(account);
  await tx
    .select({ id: franchises.id })
    .from(franchises)
    .where(
      or(
        inArray(
          franchises.id,
          listed.filter((id) => id !== null),
        ),
        sql`${franchises.id} in ${ofContact}`,
        sql`${franchises.id} in ${ofMember}`,
        email ? eq(sql`lower(${franchises.email})`, email) : undefined,
      ),
    )
    .orderBy(franchises.id)
    .for('no key update');
}

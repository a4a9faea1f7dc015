import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, like, lt, notExists, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { brandMembers } from './members-table.ts';
import { people, personSessions, personTwoFactors, personVerifications } from './people-table.ts';

const columns = {
  id: people.id,
  name: people.name,
  email: people.email,
  blocked: people.blocked,
  joined: people.emailVerified,
  two_factor: people.twoFactorEnabled,
};

export async function findPersonByEmail(db: Db, email: string) {
  const [person] = await db.select(columns).from(people).where(eq(people.email, email));
  return person ?? null;
}

export async function findPerson(db: Db, id: string) {
  const [person] = await db.select(columns).from(people).where(eq(people.id, id));
  return person ?? null;
}

/** The person with this e-mail; two who ask together get the same one. Nobody has confirmed the e-mail yet. */
export async function findOrMakePerson(db: Db, { email, name }: { email: string; name: string }) {
  await db.insert(people).values({ id: randomUUID(), email, name }).onConflictDoNothing();
  const person = await findPersonByEmail(db, email);
  if (!person) throw new Error('The database answered an insert without a row');
  return person;
}

export async function renamePerson(db: Db, id: string, name: string): Promise<void> {
  await db.update(people).set({ name, updatedAt: new Date() }).where(eq(people.id, id));
}

/** A blocked person is signed out everywhere at once. */
export async function blockPerson(db: Db, id: string, blocked: boolean): Promise<void> {
  await db.update(people).set({ blocked, updatedAt: new Date() }).where(eq(people.id, id));
  if (blocked) await db.delete(personSessions).where(eq(personSessions.userId, id));
}

export async function passSecondFactor(db: Db, sessionId: string): Promise<void> {
  await db
    .update(personSessions)
    .set({ secondFactor: true })
    .where(eq(personSessions.id, sessionId));
}

/** The person is signed out everywhere: whoever lost the factor may have lost more. */
export async function deleteSecondFactorOf(tx: Db, id: string): Promise<void> {
  await tx.delete(personTwoFactors).where(eq(personTwoFactors.userId, id));
  await tx.update(people).set({ twoFactorEnabled: false }).where(eq(people.id, id));
  await tx.delete(personSessions).where(eq(personSessions.userId, id));
}

export async function listPersonSessions(db: Db, personId: string) {
  const rows = await db
    .select({
      id: personSessions.id,
      browser: personSessions.userAgent,
      usedAt: personSessions.updatedAt,
    })
    .from(personSessions)
    .where(and(eq(personSessions.userId, personId), gt(personSessions.expiresAt, new Date())))
    .orderBy(desc(personSessions.updatedAt));
  return rows.map(({ usedAt, ...row }) => ({ ...row, used_at: usedAt.toISOString() }));
}

export async function deletePersonSession(db: Db, personId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(personSessions)
    .where(and(eq(personSessions.userId, personId), eq(personSessions.id, id)));
  return rowCount === 1;
}

/** Links and codes of this e-mail that nobody has used: the first one that is used ends the others. */
export async function deleteSignInsOf(db: Db, email: string): Promise<void> {
  const ofLinks = and(
    like(personVerifications.identifier, 'magic-link:%'),
    eq(sql`${personVerifications.value}::jsonb ->> 'email'`, email),
  );
  await db
    .delete(personVerifications)
    .where(or(eq(personVerifications.identifier, `sign-in-otp-${email}`), ofLinks));
}

/** People who act for no brand any more, and have not signed in since. */
export async function listIdlePeople(tx: Db, before: string): Promise<string[]> {
  const member = tx
    .select({ id: brandMembers.person_id })
    .from(brandMembers)
    .where(eq(brandMembers.person_id, people.id));
  const session = tx
    .select({ id: personSessions.id })
    .from(personSessions)
    .where(eq(personSessions.userId, people.id));
  const idle = await tx
    .select({ email: people.email })
    .from(people)
    .where(and(lt(people.updatedAt, new Date(before)), notExists(member), notExists(session)));
  return idle.map(({ email }) => email);
}

/** E-mails of everyone who can sign in, to compare with the list of erasures. */
export async function listPeopleEmails(db: Db) {
  const rows = await db
    .select({ id: people.id, email: people.email, createdAt: people.createdAt })
    .from(people);
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }));
}

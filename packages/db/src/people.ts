import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like, lt, not, notExists, or, sql, type SQL } from './drizzle.ts';
import type { Db } from './client.ts';
import { deleteSessionsOf } from './sign-in.ts';
import { people, peopleTables, personSessions, personVerifications } from './tables/people.ts';

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

/** Until the transaction ends this account stays. False when it has been erased. */
export async function lockPerson(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, id))
    .for('key share');
  return rows.length === 1;
}

export async function renamePerson(db: Db, id: string, name: string): Promise<void> {
  await db.update(people).set({ name, updatedAt: new Date() }).where(eq(people.id, id));
}

/** A blocked person is signed out everywhere at once. */
export async function blockPerson(db: Db, id: string, blocked: boolean): Promise<void> {
  await db.update(people).set({ blocked, updatedAt: new Date() }).where(eq(people.id, id));
  if (blocked) await deleteSessionsOf(db, peopleTables, id);
}

export async function passSecondFactor(db: Db, sessionId: string): Promise<void> {
  await db
    .update(personSessions)
    .set({ secondFactor: true })
    .where(eq(personSessions.id, sessionId));
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

/** Sessions and everything that refers to the account go with it. False when there is none. */
export async function deletePerson(tx: Db, email: string): Promise<boolean> {
  await deleteSignInsOf(tx, email);
  const { rowCount } = await tx.delete(people).where(eq(people.email, email));
  return rowCount === 1;
}

/**
 * Locks people who are signed in nowhere and not `needed`, and whose account is that old, or who have never signed in; returns
 * their e-mails.
 */
export async function lockIdlePeople(
  tx: Db,
  before: string,
  maxRows: number,
  needed: SQL | undefined,
): Promise<string[]> {
  const session = tx
    .select({ id: personSessions.id })
    .from(personSessions)
    .where(eq(personSessions.userId, people.id));
  const hasNeverCome = and(eq(people.emailVerified, false), eq(people.blocked, false));
  const isIdle = and(
    or(lt(people.updatedAt, new Date(before)), hasNeverCome),
    notExists(session),
    needed && not(needed),
  );
  // Whoever is invited at this moment is left to the next time.
  const found = await tx
    .select({ id: people.id })
    .from(people)
    .where(isIdle)
    .orderBy(people.id)
    .limit(maxRows)
    .for('update', { skipLocked: true });
  // Somebody may have been invited before the lock: asked again, nobody is any more.
  const ids = found.map(({ id }) => id);
  const idle = await tx
    .select({ email: people.email })
    .from(people)
    .where(and(inArray(people.id, ids), isIdle));
  return idle.map(({ email }) => email);
}

/** E-mails of everyone who can sign in, to compare with the list of erasures. */
export async function listPeopleEmails(db: Db) {
  const rows = await db
    .select({ id: people.id, email: people.email, createdAt: people.createdAt })
    .from(people);
  return rows.map(({ createdAt, ...row }) => ({ ...row, created_at: createdAt.toISOString() }));
}

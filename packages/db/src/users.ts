import { leadRoles, type OfficeRole } from '@naya/contract/accounts/roles';
import { and, asc, eq, inArray, ne, sql } from './drizzle.ts';
import type { PgColumn } from './drizzle-tables.ts';
import type { Db } from './client.ts';
import { credentials, twoFactors, users, userWords, verifications } from './tables/accounts.ts';
import type { ListOf } from './lists.ts';

const iso = (column: PgColumn, name: string) =>
  sql<string>`${column}`.mapWith((value: string) => new Date(value).toISOString()).as(name);

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  active: users.active,
  two_factor: users.twoFactorEnabled,
  version: users.version,
  created_at: iso(users.createdAt, 'created_at'),
};

export const userList: ListOf = {
  table: users,
  id: users.id,
  columns,
  search: userWords(users),
  sorts: {
    name: { column: users.name, along: 'ASC' },
    email: { column: users.email, along: 'ASC' },
  },
  defaultSort: 'name',
  filters: { role: (value) => eq(users.role, value as OfficeRole) },
};

export async function findUser(db: Db, id: string) {
  const [user] = await db.select(columns).from(users).where(eq(users.id, id));
  return user ?? null;
}

export async function lockUser(db: Db, id: string) {
  const [user] = await db.select(columns).from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.$count(users)) > 0;
}

/** Until its transaction ends, no other one makes the first owner or counts who is left. */
export async function lockOwners(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('owners', 0))`);
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

/** Sessions, password and second factor go with it; leads lose their assignee. */
export async function deleteUser(tx: Db, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

export async function countActiveUsers(db: Db): Promise<number> {
  return db.$count(users, eq(users.active, true));
}

export async function countActiveOwners(db: Db): Promise<number> {
  return db.$count(users, and(eq(users.role, 'owner'), eq(users.active, true)));
}

/** Colleagues; with `opens: 'leads'` those whom a lead can be given to. */
export async function listPeople(db: Db, { opens }: Record<string, unknown> = {}) {
  return await db
    .select({ id: users.id, name: users.name, role: users.role })
    .from(users)
    .where(and(eq(users.active, true), opens === 'leads' ? worksLeads : undefined))
    .orderBy(asc(users.name));
}

const worksLeads = inArray(users.role, [...leadRoles]);

/** Until the transaction ends they stay, and go on working leads. */
export async function lockAssignee(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.active, true), worksLeads))
    .for('share');
  return rows.length === 1;
}

export async function updateUser(
  db: Db,
  id: string,
  values: Partial<Pick<typeof users.$inferInsert, 'name' | 'email' | 'role' | 'active'>>,
) {
  await db
    .update(users)
    .set({ ...values, version: sql`${users.version} + 1`, updatedAt: new Date() })
    .where(eq(users.id, id));
}

/** Links for a new password, and sign-ins that wait for their code: the rows whose value is the person's id. */
export async function deleteResetLinksOf(db: Db, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/**
 * Ends the person's other links; false when one of those was used first. Uses at the same moment wait here for each
 * other, each locking the rows in the same order.
 */
export async function claimResetLink(
  db: Db,
  { id, value: userId }: { id: string; value: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ofPerson = eq(verifications.value, userId);
    const links = await tx
      .select({ id: verifications.id })
      .from(verifications)
      .where(ofPerson)
      .orderBy(verifications.id)
      .for('update');
    if (!links.some((link) => link.id === id)) return false;
    await tx.delete(verifications).where(and(ofPerson, ne(verifications.id, id)));
    return true;
  });
}

export async function unlockSecondFactor(db: Db, userId: string): Promise<void> {
  await db
    .update(twoFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(eq(twoFactors.userId, userId));
}

/** The role of somebody who has no password yet; null for all others. */
export async function findInvitedRole(db: Db, userId: string): Promise<OfficeRole | null> {
  if ((await db.$count(credentials, eq(credentials.userId, userId))) > 0) return null;
  return (await findUser(db, userId))?.role ?? null;
}

import { and, desc, eq, gt, inArray, sql, type SQL } from './drizzle.ts';
import type { Db } from './client.ts';
import { type officeTables, signInTries } from './tables/accounts.ts';
import type { peopleTables } from './tables/people.ts';

/** The first `free` tries follow each other at once; after each further one the wait doubles, up to `longest` seconds. */
export type TryRule = { free: number; first: number; longest: number };

// PostgreSQL's clock, which is one for all instances, and which moves on while a statement waits for a row.
const now = sql`clock_timestamp()`;
const seconds = (count: number | SQL) => sql`make_interval(secs => ${count})`;
/** After a day without a try the count starts at one again. */
const forgotten = sql`${signInTries.lastAt} < ${now} - interval '1 day'`;

/** Counts a try and returns null; during a wait it counts nothing and returns the seconds that are left. */
export async function consumeTry(tx: Db, key: string, rule: TryRule): Promise<number | null> {
  const { free, first, longest } = rule;
  const tries = sql`case when ${forgotten} then 1 else ${signInTries.tries} + 1 end`;
  const wait = (count: SQL) =>
    sql`case when ${count} < ${free}::int then 0
        else least(${longest}::float8, ${first}::float8 * power(2, least(${count} - ${free}::int, 30))) end`;
  const nextAt = (count: SQL) => sql`${now} + ${seconds(wait(count))}`;
  const taken = await tx
    .insert(signInTries)
    .values({ key, tries: 1, lastAt: now, nextAt: nextAt(sql`1`) })
    .onConflictDoUpdate({
      target: signInTries.key,
      set: { tries, lastAt: now, nextAt: nextAt(tries) },
      // A wait longer than any that was ever given comes from a clock that has gone back since.
      setWhere: sql`${signInTries.nextAt} <= ${now} or ${signInTries.nextAt} > ${now} + ${seconds(longest)}`,
    })
    .returning({ key: signInTries.key });
  if (taken.length > 0) return null;
  const [row] = await tx
    .select({ left: sql<number>`ceil(extract(epoch from ${signInTries.nextAt} - ${now}))::int` })
    .from(signInTries)
    .where(eq(signInTries.key, key));
  return Math.max(1, row?.left ?? 1);
}

/** Takes back one try, and the wait that came with it. */
export async function refundTry(db: Db, key: string): Promise<void> {
  await db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - 1, 0)`, nextAt: now })
    .where(eq(signInTries.key, key));
}

export async function clearTries(db: Db, keys: string[]): Promise<void> {
  await db.delete(signInTries).where(inArray(signInTries.key, keys));
}

/** Rows that somebody is counting in at this moment stay for the next time. */
export async function deleteExpiredTries(db: Db): Promise<void> {
  const old = db
    .select({ key: signInTries.key })
    .from(signInTries)
    .where(forgotten)
    .for('update', { skipLocked: true });
  await db.delete(signInTries).where(inArray(signInTries.key, old));
}

/** Sessions and second factors are kept in the same way for the office and for people outside of it. */
type Accounts = typeof officeTables | typeof peopleTables;

/** The sessions that somebody has open, the last used one first. */
export async function listSessions(db: Db, { session }: Accounts, userId: string) {
  const rows = await db
    .select({
      id: session.id,
      browser: session.userAgent,
      createdAt: session.createdAt,
      usedAt: session.updatedAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date())))
    .orderBy(desc(session.updatedAt));
  return rows.map(({ createdAt, usedAt, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    used_at: usedAt.toISOString(),
  }));
}

/** False when it is not that person's, or over. */
export async function deleteSession(
  db: Db,
  { session }: Accounts,
  userId: string,
  id: string,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)));
  return rowCount === 1;
}

export async function deleteSessionsOf(db: Db, { session }: Accounts, userId: string) {
  await db.delete(session).where(eq(session.userId, userId));
}

/** The person is signed out everywhere: whoever lost the factor may have lost more. */
export async function deleteSecondFactor(tx: Db, tables: Accounts, userId: string) {
  const { user, twoFactor } = tables;
  await tx.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await tx.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId));
  await deleteSessionsOf(tx, tables, userId);
}

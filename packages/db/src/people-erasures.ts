import { and, asc, eq, lte, sql } from './drizzle.ts';
import type { Db } from './client.ts';
import { accountErasures, people } from './tables/people.ts';

type Which = { id: number } | { person_id: string };

const isThat = (which: Which) =>
  'id' in which ? eq(accountErasures.id, which.id) : eq(accountErasures.person_id, which.person_id);
const isDue = lte(accountErasures.due_at, sql`now()`);
const columns = { id: accountErasures.id, due_at: accountErasures.due_at };

/** Null when it was asked for before. */
export async function insertAccountErasure(tx: Db, person_id: string, hours: number) {
  const [asked] = await tx
    .insert(accountErasures)
    .values({ person_id, due_at: sql`now() + make_interval(hours => ${hours})` })
    .onConflictDoNothing()
    .returning(columns);
  return asked ?? null;
}

export async function findAccountErasure(db: Db, which: Which) {
  const [found] = await db.select(columns).from(accountErasures).where(isThat(which));
  return found ?? null;
}

/** False when it is over already, or nobody asked. */
export async function deleteAccountErasure(db: Db, which: Which): Promise<boolean> {
  const { rowCount } = await db.delete(accountErasures).where(isThat(which));
  return rowCount === 1;
}

/** The first that are due, with the e-mail of each account. */
export async function listDueErasures(db: Db, maxRows: number) {
  return await db
    .select({ id: accountErasures.id, email: people.email })
    .from(accountErasures)
    .innerJoin(people, eq(people.id, accountErasures.person_id))
    .where(isDue)
    .orderBy(asc(accountErasures.id))
    .limit(maxRows);
}

/** Whoever stops it now comes too late; false when somebody has stopped it. */
export async function takeDueErasure(tx: Db, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(accountErasures)
    .where(and(eq(accountErasures.id, id), isDue));
  return rowCount === 1;
}

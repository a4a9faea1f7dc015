import type { ChangeState } from '@naya/contract/brands/stages';
import { and, asc, desc, eq, gte, ne } from '../drizzle.ts';
import { categories } from '../tables/categories.ts';
import type { Db } from '../client.ts';
import { brandChanges } from '../tables/brands.ts';
import { people } from '../tables/people.ts';

type NewChange = typeof brandChanges.$inferInsert;

const columns = {
  id: brandChanges.id,
  state: brandChanges.state,
  before: brandChanges.before,
  after: brandChanges.after,
  reason: brandChanges.reason,
  author: people.name,
  created_at: brandChanges.created_at,
  decided_at: brandChanges.decided_at,
};
const ofFranchise = (id: number) => eq(brandChanges.franchise_id, id);
const isWaiting = (franchiseId: number) =>
  and(ofFranchise(franchiseId), eq(brandChanges.state, 'waiting'));

const selectChanges = (db: Db) =>
  db.select(columns).from(brandChanges).leftJoin(people, eq(people.id, brandChanges.person_id));

export async function insertChange(tx: Db, change: NewChange): Promise<void> {
  await tx.insert(brandChanges).values(change);
}

export async function findWaitingChange(db: Db, franchiseId: number) {
  const [change] = await selectChanges(db).where(isWaiting(franchiseId));
  return change ?? null;
}

export async function deleteWaitingChange(tx: Db, franchiseId: number): Promise<boolean> {
  const { rowCount } = await tx.delete(brandChanges).where(isWaiting(franchiseId));
  return rowCount === 1;
}

/** The newest of a brand's changes that do not wait. */
export async function listChanges(db: Db, franchiseId: number, limit: number) {
  return await selectChanges(db)
    .where(and(ofFranchise(franchiseId), ne(brandChanges.state, 'waiting')))
    .orderBy(desc(brandChanges.id))
    .limit(limit);
}

export async function countChangesSince(db: Db, franchiseId: number, since: string) {
  return await db.$count(
    brandChanges,
    and(ofFranchise(franchiseId), gte(brandChanges.created_at, since)),
  );
}

export async function countWaitingChanges(db: Db): Promise<number> {
  return await db.$count(brandChanges, eq(brandChanges.state, 'waiting'));
}

export async function findFranchiseOfChange(db: Db, id: number): Promise<number | null> {
  const [change] = await db
    .select({ franchise_id: brandChanges.franchise_id })
    .from(brandChanges)
    .where(eq(brandChanges.id, id));
  return change?.franchise_id ?? null;
}

/** Until the transaction ends nobody else decides about it. Its franchise is locked before. */
export async function lockChange(tx: Db, id: number) {
  const [change] = await tx
    .select()
    .from(brandChanges)
    .where(eq(brandChanges.id, id))
    .for('update');
  return change ?? null;
}

type Decision = { state: ChangeState; reason: string | null; decided_by: string };

export async function decideChange(tx: Db, id: number, decision: Decision): Promise<void> {
  const decided_at = new Date().toISOString();
  await tx
    .update(brandChanges)
    .set({ ...decision, decided_at })
    .where(eq(brandChanges.id, id));
}

/** A brand chooses its category from these. */
export async function listCategoryNames(db: Db) {
  return await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.name));
}

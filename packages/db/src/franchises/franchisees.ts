import type { ListedFranchisee, OfficeCalls } from '@naya/contract/franchises/call-form';
import { and, asc, desc, eq, isNotNull, isNull, notExists, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import {
  franchiseeCalls,
  franchisees,
  type FranchiseeCallRow,
  type NewFranchiseeCall,
} from '../tables/franchisees.ts';
import { franchises } from '../tables/franchises.ts';
import { publiclyVisible } from './columns.ts';

const isTheirs = (franchiseId: number) => eq(franchisees.franchise_id, franchiseId);

export async function readOfficeCalls(
  db: Db,
  franchiseId: number,
): Promise<Pick<OfficeCalls, 'franchisees' | 'calls'>> {
  const list = await db
    .select({
      id: franchisees.id,
      name: sql<string>`${franchisees.name}`,
      phone: sql<string>`${franchisees.phone}`,
      city: franchisees.city,
      may_be_asked: franchisees.may_be_asked,
      calls: sql<number>`(select count(*)::int from franchisee_calls where franchisee_id = ${franchisees.id})`,
    })
    .from(franchisees)
    .where(and(isTheirs(franchiseId), isNotNull(franchisees.phone)))
    .orderBy(asc(franchisees.name), asc(franchisees.id));
  const calls = await db
    .select({
      id: franchiseeCalls.id,
      version: franchiseeCalls.version,
      name: franchisees.name,
      phone: franchisees.phone,
      city: sql<string | null>`coalesce(${franchiseeCalls.city}, ${franchisees.city})`,
      drawn_at: franchiseeCalls.drawn_at,
      drawn_by: franchiseeCalls.drawn_by,
      drawn_of: franchiseeCalls.drawn_of,
      outcome: franchiseeCalls.outcome,
      called_on: franchiseeCalls.called_on,
      called_by: franchiseeCalls.called_by,
      months: franchiseeCalls.months,
      again: franchiseeCalls.again,
      permission: franchiseeCalls.permission,
      words: franchiseeCalls.words,
      recording: franchiseeCalls.recording,
      withdrawn_at: franchiseeCalls.withdrawn_at,
    })
    .from(franchiseeCalls)
    .innerJoin(franchisees, eq(franchisees.id, franchiseeCalls.franchisee_id))
    .where(eq(franchiseeCalls.franchise_id, franchiseId))
    .orderBy(desc(franchiseeCalls.id));
  return { franchisees: list, calls };
}

/** Of phones that stand on the list already nothing is changed. Gives how many came to it. */
export async function insertFranchisees(
  tx: Db,
  franchise_id: number,
  actor: string,
  list: ListedFranchisee[],
): Promise<number> {
  const rows = list.map((each) => ({ ...each, franchise_id, actor }));
  const added = await tx
    .insert(franchisees)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: franchisees.id });
  return added.length;
}

export async function countFranchisees(tx: Db, franchiseId: number): Promise<number> {
  return tx.$count(franchisees, isTheirs(franchiseId));
}

/** Those whom no draw has chosen yet, by rising ids. */
export async function listUndrawn(tx: Db, franchiseId: number): Promise<number[]> {
  const drawn = tx
    .select({ id: franchiseeCalls.id })
    .from(franchiseeCalls)
    .where(eq(franchiseeCalls.franchisee_id, franchisees.id));
  const rows = await tx
    .select({ id: franchisees.id })
    .from(franchisees)
    .where(and(isTheirs(franchiseId), isNotNull(franchisees.phone), notExists(drawn)))
    .orderBy(asc(franchisees.id));
  return rows.map(({ id }) => id);
}

/** Drawn, and nobody has tried to ring yet. */
export async function countOpenCalls(tx: Db, franchiseId: number): Promise<number> {
  const isOpen = and(
    eq(franchiseeCalls.franchise_id, franchiseId),
    isNull(franchiseeCalls.outcome),
  );
  return tx.$count(franchiseeCalls, isOpen);
}

export async function insertCalls(tx: Db, rows: NewFranchiseeCall[]): Promise<void> {
  await tx.insert(franchiseeCalls).values(rows);
}

export async function findCall(db: Db, id: number): Promise<FranchiseeCallRow | null> {
  const [call] = await db.select().from(franchiseeCalls).where(eq(franchiseeCalls.id, id));
  return call ?? null;
}

export async function lockCall(tx: Db, id: number): Promise<FranchiseeCallRow | null> {
  const [call] = await tx
    .select()
    .from(franchiseeCalls)
    .where(eq(franchiseeCalls.id, id))
    .for('no key update');
  return call ?? null;
}

export async function updateCall(
  tx: Db,
  id: number,
  values: Partial<NewFranchiseeCall>,
): Promise<void> {
  await tx
    .update(franchiseeCalls)
    .set({ ...values, version: sql`${franchiseeCalls.version} + 1`, updated_at: sql`now()` })
    .where(eq(franchiseeCalls.id, id));
}

/** Whether visitors may hear it: its call stands on the page of a public brand. */
export async function isPublicRecording(db: Db, recording: string): Promise<boolean> {
  const [found] = await db
    .select({ id: franchiseeCalls.id })
    .from(franchiseeCalls)
    .innerJoin(franchises, eq(franchises.id, franchiseeCalls.franchise_id))
    .where(and(eq(franchiseeCalls.recording, recording), publiclyVisible));
  return found !== undefined;
}

export async function countAskable(tx: Db, franchiseId: number): Promise<number> {
  return tx.$count(franchisees, and(isTheirs(franchiseId), eq(franchisees.may_be_asked, true)));
}

export async function setAskable(tx: Db, id: number, may_be_asked: boolean): Promise<void> {
  await tx.update(franchisees).set({ may_be_asked }).where(eq(franchisees.id, id));
}

export async function findFranchisee(db: Db, id: number) {
  const [found] = await db
    .select({ franchise_id: franchisees.franchise_id, phone: franchisees.phone })
    .from(franchisees)
    .where(eq(franchisees.id, id));
  return found ?? null;
}

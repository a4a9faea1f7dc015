import type { CheckCounts } from '@naya/contract/franchises/check-counts';
import { rungOutcomes } from '@naya/contract/franchises/franchisee-calls';
import { and, countDistinct, desc, eq, exists, inArray, lt, ne, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import {
  checkFiles,
  franchiseChecks,
  type CheckFile,
  type NewCheck,
} from '../tables/franchise-checks.ts';
import { ofPresentNumbers, publiclyVisible } from './columns.ts';
import { isHiddenSince } from './erase-listings.ts';
import { franchiseeCalls } from '../tables/franchisees.ts';
import { franchises } from '../tables/franchises.ts';

/** Of the public franchises. */
export async function countChecks(db: Db): Promise<CheckCounts> {
  const isTheirs = and(eq(franchiseChecks.franchise_id, franchises.id), ofPresentNumbers);
  const count = countDistinct(franchises.id);
  const isRung = sql`exists (select from ${franchiseeCalls}
    where ${franchiseeCalls.franchise_id} = ${franchises.id} and ${inArray(franchiseeCalls.outcome, rungOutcomes)})`;
  const isSeen = exists(
    db
      .select({ id: franchiseChecks.id })
      .from(franchiseChecks)
      .where(and(isTheirs, ne(franchiseChecks.kind, 'figures'))),
  );
  const [brands, partners, any, kinds] = await Promise.all([
    db.$count(franchises, publiclyVisible),
    db.$count(franchises, and(publiclyVisible, isRung)),
    db.$count(franchises, and(publiclyVisible, or(isSeen, isRung))),
    db
      .select({ kind: franchiseChecks.kind, count })
      .from(franchises)
      .innerJoin(franchiseChecks, isTheirs)
      .where(publiclyVisible)
      .groupBy(franchiseChecks.kind),
  ]);
  const none = { registration: 0, document: 0, contact: 0, visit: 0, figures: 0 };
  const byKind = Object.fromEntries(kinds.map((row) => [row.kind, row.count]));
  return { ...none, ...byKind, brands, partners, checked: any };
}

/** Newest first, without the bytes of their files. */
export async function listChecks(db: Db, franchiseId: number) {
  return await db
    .select({
      id: franchiseChecks.id,
      kind: franchiseChecks.kind,
      checked_on: franchiseChecks.checked_on,
      detail: franchiseChecks.detail,
      words: franchiseChecks.words,
      images: franchiseChecks.images,
      note: franchiseChecks.note,
      actor: franchiseChecks.actor,
      file_name: checkFiles.name,
      created_at: franchiseChecks.created_at,
    })
    .from(franchiseChecks)
    .leftJoin(checkFiles, eq(checkFiles.check_id, franchiseChecks.id))
    .where(eq(franchiseChecks.franchise_id, franchiseId))
    .orderBy(desc(franchiseChecks.checked_on), desc(franchiseChecks.id));
}

export async function insertCheck(tx: Db, row: NewCheck, file: CheckFile | null): Promise<number> {
  const [inserted] = await tx
    .insert(franchiseChecks)
    .values(row)
    .returning({ id: franchiseChecks.id });
  if (!inserted) throw new Error('The database answered an insert without a row');
  if (file) await tx.insert(checkFiles).values({ check_id: inserted.id, ...file });
  return inserted.id;
}

export async function deleteCheck(tx: Db, id: number) {
  const [gone] = await tx.delete(franchiseChecks).where(eq(franchiseChecks.id, id)).returning({
    franchise_id: franchiseChecks.franchise_id,
    kind: franchiseChecks.kind,
    checked_on: franchiseChecks.checked_on,
    detail: franchiseChecks.detail,
  });
  return gone ?? null;
}

export async function findCheckFile(db: Db, checkId: number): Promise<CheckFile | null> {
  const [file] = await db
    .select({ name: checkFiles.name, type: checkFiles.type, bytes: checkFiles.bytes })
    .from(checkFiles)
    .where(eq(checkFiles.check_id, checkId));
  return file ?? null;
}

const checksOf = (tx: Db, franchiseIds: number[]) =>
  tx
    .select({ id: franchiseChecks.id })
    .from(franchiseChecks)
    .where(inArray(franchiseChecks.franchise_id, franchiseIds));

/** Papers may name the person whose data is erased. That a check was made stays. */
export async function eraseCheckFiles(tx: Db, franchiseIds: number[]): Promise<void> {
  const theirs = checksOf(tx, franchiseIds);
  await tx.delete(checkFiles).where(inArray(checkFiles.check_id, theirs));
  await tx.update(franchiseChecks).set({ note: null }).where(inArray(franchiseChecks.id, theirs));
}

export async function eraseHiddenCheckFiles(tx: Db, before: string): Promise<void> {
  const isHidden = isHiddenSince(tx, franchiseChecks.franchise_id, before);
  const hidden = tx
    .select({ id: franchiseChecks.id })
    .from(franchiseChecks)
    .where(and(lt(franchiseChecks.created_at, before), isHidden));
  await tx.delete(checkFiles).where(inArray(checkFiles.check_id, hidden));
}

/** Somebody has just looked at all of it. */
export const justConfirmed = () => ({
  confirmed_at: new Date().toISOString(),
  is_outdated: false,
  reminders_sent: 0,
  reminded_at: null,
});

/** From now on its figures count as confirmed. Its version stays: somebody may be writing into its form. */
export async function markConfirmed(tx: Db, id: number): Promise<void> {
  await tx.update(franchises).set(justConfirmed()).where(eq(franchises.id, id));
}

import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  sql,
} from '../drizzle.ts';
import type { PgTable } from '../drizzle-tables.ts';
import type { Db } from '../client.ts';
import { franchises, type FranchiseRow } from '../tables/franchises.ts';
import { auditLines } from '../tables/history.ts';
import { media } from '../tables/media.ts';
import { recordTables } from '../office/records.ts';
import { siteDocuments, type SiteDocumentRow } from '../tables/site-info.ts';
import {
  demoSeed,
  seeds,
  type SeededIds,
  type SeededName,
  type SeededRow,
  type SeedRow,
} from './table.ts';

export async function findSeed(db: Db, name: string): Promise<SeedRow | null> {
  const [seed] = await db.select().from(seeds).where(eq(seeds.name, name));
  return seed ?? null;
}

/** Whether the sample content was stored and nobody has removed it. */
export async function hasDemo(db: Db): Promise<boolean> {
  const count = await db.$count(seeds, and(eq(seeds.name, demoSeed), isNull(seeds.removed_at)));
  return count > 0;
}

/** Until the transaction ends nobody else removes this content or brings it back. */
export async function lockSeed(tx: Db, name: string): Promise<SeedRow | null> {
  const [seed] = await tx.select().from(seeds).where(eq(seeds.name, name)).for('update');
  return seed ?? null;
}

export async function updateSeed(tx: Db, name: string, values: Partial<SeedRow>): Promise<void> {
  await tx.update(seeds).set(values).where(eq(seeds.name, name));
}

export async function findIdsBy(
  db: Db,
  name: SeededName,
  field: string,
  values: (string | null)[],
): Promise<number[]> {
  const { id } = recordTables[name];
  const table: PgTable = recordTables[name];
  const column = getTableColumns(table)[field];
  if (!column) return [];
  const rows = await db.select({ id }).from(recordTables[name]).where(inArray(column, values));
  return rows.map((row) => row.id);
}

/** Franchises that are no seed's, in the trash or not shown yet included. */
export async function countOtherFranchises(db: Db, seeded: SeededIds): Promise<number> {
  const { franchises: ids = [] } = seeded;
  return db.$count(franchises, and(notInArray(franchises.id, ids), isNull(franchises.deleted_at)));
}

/** Returns the ids that are still there, and not in the trash. */
export async function listPresent(db: Db, name: SeededName, ids: number[]): Promise<number[]> {
  const { id } = recordTables[name];
  const present = name === 'franchises' ? isNull(franchises.deleted_at) : undefined;
  const rows = await db
    .select({ id })
    .from(recordTables[name])
    .where(and(inArray(id, ids), present));
  return rows.map((row) => row.id);
}

/** Returns the ids that somebody has changed: the history has a line about each. */
export async function listChanged(db: Db, entity: string, ids: number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: auditLines.entity_id })
    .from(auditLines)
    .where(and(eq(auditLines.entity, entity), inArray(auditLines.entity_id, ids.map(String))));
  return rows.map(({ id }) => Number(id));
}

// The search index changes with each statement, which must stay within the time limit of the office's statements.
const franchisesPerUpdate = 5;

export async function setTrashed(tx: Db, ids: number[], at: string | null): Promise<number[]> {
  const isOther = at ? isNull(franchises.deleted_at) : isNotNull(franchises.deleted_at);
  const changed: number[] = [];
  for (let start = 0; start < ids.length; start += franchisesPerUpdate) {
    const some = inArray(franchises.id, ids.slice(start, start + franchisesPerUpdate));
    const rows = await tx
      .update(franchises)
      .set({ deleted_at: at, version: sql`${franchises.version} + 1`, updated_at: sql`now()` })
      .where(and(some, isOther))
      .returning({ id: franchises.id });
    changed.push(...rows.map(({ id }) => id));
  }
  return changed;
}

/** Gives the rows that are gone now. */
export async function deleteRows(tx: Db, name: SeededName, ids: number[]): Promise<SeededRow[]> {
  const { id } = recordTables[name];
  return await tx.delete(recordTables[name]).where(inArray(id, ids)).returning();
}

/** A row whose slug somebody has used since stays away. */
export async function putRows(tx: Db, name: SeededName, rows: SeededRow[]): Promise<void> {
  if (rows.length === 0) return;
  const table: PgTable = recordTables[name];
  await tx.insert(table).overridingSystemValue().values(rows).onConflictDoNothing();
}

/** The text as it was seeded; null when somebody has written another. */
export async function deleteUntouchedDocument(
  tx: Db,
  key: SiteDocumentRow['key'],
): Promise<SiteDocumentRow | null> {
  const [row] = await tx
    .delete(siteDocuments)
    .where(and(eq(siteDocuments.key, key), eq(siteDocuments.version, 1)))
    .returning();
  return row ?? null;
}

export async function putDocuments(tx: Db, rows: SiteDocumentRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(siteDocuments).values(rows).onConflictDoNothing();
}

/** Deletes those that still lie in the trash, and gives the pictures that they showed. */
export async function deleteTrashed(tx: Db, ids: number[]): Promise<FranchiseRow[]> {
  return await tx
    .delete(franchises)
    .where(and(inArray(franchises.id, ids), isNotNull(franchises.deleted_at)))
    .returning();
}

/** Whether anything else shows these pictures has to be found out anew. */
export async function reconsiderMedia(tx: Db, hashes: string[]): Promise<void> {
  await tx.update(media).set({ kept: false }).where(inArray(media.hash, hashes));
}

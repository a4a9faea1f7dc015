import { and, eq, getTableColumns, ne, sql, type SQL } from '../drizzle.ts';
import type { PgColumn, PgTable } from '../drizzle-tables.ts';
import type { Db } from '../client.ts';
import type { TextDraft } from '../columns/draft.ts';
import { blogs } from '../blog/table.ts';
import { categories } from '../categories/table.ts';
import { events } from '../events/table.ts';
import { franchises } from '../franchises/table.ts';
import { pages } from '../pages/table.ts';
import { submissions } from '../submissions/table.ts';
import { replyTemplates } from '../reply-templates/table.ts';
import { searchSynonyms } from '../synonyms/table.ts';
import { teamMembers } from '../team/table.ts';

/** Tables that the back office edits by the same rules: by id, with a version. */
export const recordTables = {
  franchises,
  categories,
  blogs,
  events,
  team: teamMembers,
  pages,
  synonyms: searchSynonyms,
  'reply-templates': replyTemplates,
  leads: submissions,
} as const satisfies Record<string, PgTable & { id: PgColumn; version: PgColumn }>;
export type RecordTable = keyof typeof recordTables;

export type RecordValues = Record<string, unknown>;
export type RecordRow = RecordValues & { id: number; version: number };

const byId = (name: RecordTable, id: number): SQL => eq(recordTables[name].id, id);

export async function findRecord(db: Db, name: RecordTable, id: number): Promise<RecordRow | null> {
  const [row] = await db.select().from(tableOf(name)).where(byId(name, id));
  return (row as RecordRow | undefined) ?? null;
}

export async function findRecordBySlug(
  db: Db,
  name: 'franchises' | 'categories' | 'blogs' | 'pages',
  slug: string,
): Promise<RecordRow | null> {
  const table = recordTables[name];
  const [row] = await db.select().from(tableOf(name)).where(eq(table.slug, slug));
  return (row as RecordRow | undefined) ?? null;
}

/** Until the transaction ends nobody else changes this record. */
export async function lockRecord(db: Db, name: RecordTable, id: number): Promise<RecordRow | null> {
  const [row] = await db.select().from(tableOf(name)).where(byId(name, id)).for('update');
  return (row as RecordRow | undefined) ?? null;
}

/** Until the transaction ends nobody else is given this slug, or one made from it. */
export async function lockSlug(tx: Db, name: RecordTable, slug: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${slug}`}, 0))`);
}

export async function insertRecord(
  db: Db,
  name: RecordTable,
  values: RecordValues,
): Promise<RecordRow> {
  const insert = db.insert(tableOf(name));
  // A deleted record that comes back keeps its id.
  const into = 'id' in values ? insert.overridingSystemValue() : insert;
  const [row] = await into.values(values).returning();
  return row as RecordRow;
}

export async function updateRecord(
  db: Db,
  name: RecordTable,
  id: number,
  values: RecordValues,
): Promise<RecordRow> {
  const { version } = recordTables[name];
  const [row] = await db
    .update(tableOf(name))
    .set({ ...values, version: sql`${version} + 1`, updated_at: sql`now()` })
    .where(byId(name, id))
    .returning();
  return row as RecordRow;
}

/** Visitors see no change, so the day of the last change stays. */
export async function putDraft(
  db: Db,
  name: 'blogs' | 'pages',
  id: number,
  draft: TextDraft | null,
): Promise<RecordRow> {
  const { version } = recordTables[name];
  const [row] = await db
    .update(tableOf(name))
    .set({ draft, version: sql`${version} + 1` })
    .where(byId(name, id))
    .returning();
  return row as RecordRow;
}

export async function deleteRecord(db: Db, name: RecordTable, id: number): Promise<void> {
  await db.delete(tableOf(name)).where(byId(name, id));
}

/** Whether another record of that table has this value already. */
export async function isTaken(
  db: Db,
  name: RecordTable,
  field: string,
  value: unknown,
  exceptId: number | null,
): Promise<boolean> {
  const column = getTableColumns(tableOf(name))[field];
  if (!column) return false;
  const other = exceptId === null ? undefined : ne(recordTables[name].id, exceptId);
  return (await db.$count(tableOf(name), and(eq(column, value), other))) > 0;
}

// One query builder for all of them: what differs is only which columns there are.
const tableOf = (name: RecordTable): PgTable => recordTables[name];

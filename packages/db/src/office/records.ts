import { and, eq, getTableColumns, inArray, ne, sql, type SQL } from '../drizzle.ts';
import type { PgColumn, PgTable } from '../drizzle-tables.ts';
import type { Db } from '../client.ts';
import type { TextDraft } from '../columns.ts';
import { blogs } from '../tables/blog.ts';
import { categories } from '../tables/categories.ts';
import { events } from '../tables/events.ts';
import { franchises } from '../tables/franchises.ts';
import { pages } from '../tables/pages.ts';
import { plans } from '../tables/billing.ts';
import { submissions } from '../tables/submissions.ts';
import { replyTemplates } from '../tables/reply-templates.ts';
import { searchSynonyms } from '../tables/synonyms.ts';
import { teamMembers } from '../tables/team.ts';
import { webhooks } from '../tables/webhooks.ts';

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
  plans,
  webhooks,
  leads: submissions,
} as const satisfies Record<string, PgTable & { id: PgColumn; version: PgColumn }>;
export type RecordTable = keyof typeof recordTables;

type Tables = typeof recordTables;
/** Of several names, the row of any of them. */
export type RecordRow<Name extends RecordTable = RecordTable> = Tables[Name]['$inferSelect'];
/** Some or all fields of a record. */
export type RecordValues<Name extends RecordTable = RecordTable> = Partial<
  Tables[Name]['$inferInsert']
>;

// Drizzle infers no row from a table that is chosen by name: these two say what it is.
const tableOf = (name: RecordTable): PgTable => recordTables[name];
const rowsOf = <Name extends RecordTable>(_name: Name, rows: unknown[]) =>
  rows as RecordRow<Name>[];

const firstOf = <Name extends RecordTable>(name: Name, rows: unknown[]) =>
  rowsOf(name, rows)[0] ?? null;
const byId = (name: RecordTable, id: number): SQL => eq(recordTables[name].id, id);

export async function findRecord<Name extends RecordTable>(
  db: Db,
  name: Name,
  id: number,
): Promise<RecordRow<Name> | null> {
  return firstOf(name, await db.select().from(tableOf(name)).where(byId(name, id)));
}

export async function findRecordBySlug<
  Name extends 'franchises' | 'categories' | 'blogs' | 'pages',
>(db: Db, name: Name, slug: string): Promise<RecordRow<Name> | null> {
  const isIt = eq(recordTables[name].slug, slug);
  return firstOf(name, await db.select().from(tableOf(name)).where(isIt));
}

/** Until the transaction ends nobody else changes this record; rows that only refer to it are written beside. */
export async function lockRecord<Name extends RecordTable>(
  db: Db,
  name: Name,
  id: number,
): Promise<RecordRow<Name> | null> {
  const rows = db.select().from(tableOf(name)).where(byId(name, id));
  return firstOf(name, await rows.for('no key update'));
}

/** The same, and nobody refers to it anew: what does so already can be counted. */
export async function lockRecordToDelete<Name extends RecordTable>(
  db: Db,
  name: Name,
  id: number,
): Promise<RecordRow<Name> | null> {
  const rows = db.select().from(tableOf(name)).where(byId(name, id));
  return firstOf(name, await rows.for('update'));
}

const idsOf = (name: RecordTable, ids: number[]) => inArray(recordTables[name].id, ids);
const mapById = <Row extends { id: number }>(rows: Row[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Those that there are, by id. */
export async function findRecords<Name extends RecordTable>(
  db: Db,
  name: Name,
  ids: number[],
): Promise<Map<number, RecordRow<Name>>> {
  return mapById(rowsOf(name, await db.select().from(tableOf(name)).where(idsOf(name, ids))));
}

/** The same; until the transaction ends nobody else changes them. */
export async function lockRecords<Name extends RecordTable>(
  tx: Db,
  name: Name,
  ids: number[],
): Promise<Map<number, RecordRow<Name>>> {
  const rows = tx.select().from(tableOf(name)).where(idsOf(name, ids));
  return mapById(rowsOf(name, await rows.orderBy(recordTables[name].id).for('no key update')));
}

/** Until the transaction ends nobody else is given this slug, or one made from it. */
export async function lockSlug(tx: Db, name: RecordTable, slug: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${slug}`}, 0))`);
}

export async function insertRecord<Name extends RecordTable>(
  db: Db,
  name: Name,
  values: RecordValues<Name>,
): Promise<RecordRow<Name>> {
  const insert = db.insert(tableOf(name));
  // A deleted record that comes back keeps its id.
  const into = 'id' in values ? insert.overridingSystemValue() : insert;
  return onlyOf(name, await into.values(values).returning());
}

/** The row must be there: the caller has locked it. */
export async function updateRecord<Name extends RecordTable>(
  db: Db,
  name: Name,
  id: number,
  values: RecordValues<Name>,
): Promise<RecordRow<Name>> {
  const { version } = recordTables[name];
  const rows = await db
    .update(tableOf(name))
    .set({ ...values, version: sql`${version} + 1`, updated_at: sql`now()` })
    .where(byId(name, id))
    .returning();
  return onlyOf(name, rows);
}

/** Visitors see no change, so the day of the last change stays. */
export async function putDraft(
  db: Db,
  name: 'blogs' | 'pages',
  id: number,
  draft: TextDraft | null,
): Promise<void> {
  const { version } = recordTables[name];
  await db
    .update(tableOf(name))
    .set({ draft, version: sql`${version} + 1` })
    .where(byId(name, id));
}

function onlyOf<Name extends RecordTable>(name: Name, rows: unknown[]): RecordRow<Name> {
  const row = firstOf(name, rows);
  if (!row) throw new Error(`No row of ${name} was written`);
  return row;
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

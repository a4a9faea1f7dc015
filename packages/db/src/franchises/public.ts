import type { Franchise } from '@naya/contract/franchises/entity';
import { maxOwnId, readOwnId } from '@naya/contract/own-id';
import { and, asc, eq, gte, inArray, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { categories } from '../tables/categories.ts';
import { franchises } from '../tables/franchises.ts';
import { franchiseColumns, ofItsCategory, publiclyVisible } from './columns.ts';

/** As precise as answers tell it. */
const changedAt = sql`date_trunc('milliseconds', ${franchises.updated_at})`;

/**
 * What changed after that change, or then or later, the longest unchanged first. Who goes on from the last one misses nothing: what
 * changes meanwhile comes once more at the end.
 */
export async function listFranchisesSince(
  db: Db,
  { since, after }: { since: Date; after: number },
  { page, limit }: { page: number; limit: number },
): Promise<{ franchises: Franchise[]; total: number }> {
  const at = since.toISOString();
  const isLater = sql`(${changedAt}, ${franchises.id}) > (${at}::timestamptz, ${after}::int)`;
  const changed = and(gte(franchises.updated_at, at), isLater, publiclyVisible);
  const [rows, total] = await Promise.all([
    db
      .select(franchiseColumns)
      .from(franchises)
      .innerJoin(categories, ofItsCategory)
      .where(changed)
      .orderBy(asc(changedAt), asc(franchises.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(franchises, changed),
  ]);
  return { franchises: rows, total };
}

/** In the order of the ids; those that are not public are left out. */
export async function listFranchisesById(db: Db, ids: number[]): Promise<Franchise[]> {
  const wanted = ids.filter((id) => id <= maxOwnId);
  if (wanted.length === 0) return [];
  const rows = await db
    .select(franchiseColumns)
    .from(franchises)
    .innerJoin(categories, ofItsCategory)
    .where(and(inArray(franchises.id, wanted), publiclyVisible));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

const byIdOrSlug = prepareOnce((db) => {
  const [id, slug] = [sql.placeholder('id'), sql.placeholder('slug')];
  return db
    .select(franchiseColumns)
    .from(franchises)
    .innerJoin(categories, ofItsCategory)
    .where(and(or(eq(franchises.id, id), eq(franchises.slug, slug)), publiclyVisible))
    .prepare('find_franchise');
});

/** By id or slug; an id wins over a slug that looks like one. */
export async function findFranchise(db: Db, idOrSlug: string): Promise<Franchise | null> {
  const id = readOwnId(idOrSlug);
  const rows = await byIdOrSlug(db).execute({ id, slug: idOrSlug });
  return rows.find((row) => row.id === id) ?? rows[0] ?? null;
}

/** Whether a public franchise has exactly this name. */
export async function isNamedSo(db: Db, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: franchises.id })
    .from(franchises)
    .where(and(eq(franchises.business_name, name), publiclyVisible))
    .limit(1);
  return rows.length > 0;
}

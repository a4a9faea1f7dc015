import type { Franchise } from '@naya/contract/franchises/entity';
import { maxOwnId, readOwnId } from '@naya/contract/own-id';
import { and, asc, desc, eq, inArray, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { categories } from '../categories/table.ts';
import { franchises } from './table.ts';
import { franchiseColumns, ofItsCategory, publiclyVisible } from './columns.ts';

const featuredFirst = [
  asc(franchises.is_outdated),
  desc(franchises.is_featured),
  desc(franchises.created_at),
  asc(franchises.id),
] as const;

export type FranchiseSlice = { franchises: Franchise[]; total: number };

export async function listFranchises(db: Db, limit: number): Promise<FranchiseSlice> {
  const [rows, total] = await Promise.all([
    db
      .select(franchiseColumns)
      .from(franchises)
      .innerJoin(categories, ofItsCategory)
      .where(publiclyVisible)
      .orderBy(...featuredFirst)
      .limit(limit),
    db.$count(franchises, publiclyVisible),
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

// Without a number the limit of PostgreSQL is none.
const ofCategory = prepareOnce((db) =>
  db
    .select(franchiseColumns)
    .from(franchises)
    .innerJoin(categories, ofItsCategory)
    .where(and(eq(categories.slug, sql.placeholder('slug')), publiclyVisible))
    .orderBy(...featuredFirst)
    .limit(sql.placeholder('limit'))
    .prepare('franchises_of_category'),
);

export async function listFranchisesByCategory(
  db: Db,
  slug: string,
  limit: number | null,
): Promise<Franchise[]> {
  return await ofCategory(db).execute({ slug, limit });
}

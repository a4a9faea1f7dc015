import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { categories } from '../tables/categories.ts';
import { franchises, type FranchiseRow } from '../tables/franchises.ts';
import { franchiseColumns, ofItsCategory } from './columns.ts';
import { beforeId, type ExportPart, listConditions } from '../lists.ts';
import { franchiseList } from './office-list.ts';

/** The contract's franchise whatever its state is: what a reviewer sees before anybody else. */
export async function findAnyFranchise(db: Db, id: number) {
  const [franchise] = await db
    .select(franchiseColumns)
    .from(franchises)
    .innerJoin(categories, ofItsCategory)
    .where(eq(franchises.id, id));
  return franchise ?? null;
}

/** Some of them as a reviewer sees them. */
export async function listAnyFranchises(db: Db, ids: number[]) {
  return await db
    .select(franchiseColumns)
    .from(franchises)
    .innerJoin(categories, ofItsCategory)
    .where(inArray(franchises.id, ids))
    .orderBy(asc(franchises.business_name));
}

/** Other franchises with a similar name or the same GSTIN, the most similar name first; none that is in the trash. */
export async function listSimilarFranchises(
  db: Db,
  franchise: Pick<FranchiseRow, 'id' | 'business_name' | 'gst_number' | 'website'>,
) {
  return await db
    .select({
      id: franchises.id,
      business_name: franchises.business_name,
      status: franchises.status,
    })
    .from(franchises)
    .where(
      and(
        ne(franchises.id, franchise.id),
        isNull(franchises.deleted_at),
        or(
          sql`${franchises.business_name} % ${franchise.business_name}`,
          franchise.gst_number ? eq(franchises.gst_number, franchise.gst_number) : undefined,
        ),
      ),
    )
    .orderBy(sql`similarity(${franchises.business_name}, ${franchise.business_name}) desc`)
    .limit(10);
}

/** The ids of those with these names, by the name in small letters; none that is in the trash. */
export async function listIdsByName(db: Db, names: string[]): Promise<Map<string, number[]>> {
  const rows = await db
    .select({ name: sql<string>`lower(trim(${franchises.business_name}))`, id: franchises.id })
    .from(franchises)
    .where(
      and(
        isNull(franchises.deleted_at),
        sql`lower(trim(${franchises.business_name})) = any(${sql.param(names)}::text[])`,
      ),
    )
    .orderBy(asc(franchises.id));
  const ids = new Map<string, number[]>();
  for (const { name, id } of rows) ids.set(name, [...(ids.get(name) ?? []), id]);
  return ids;
}

/** When visitors first saw another listing of the same company or name, whatever became of it; null if they never did. */
export async function findFirstListed(
  db: Db,
  franchise: Pick<FranchiseRow, 'id' | 'business_name' | 'gst_number' | 'cin_number'>,
): Promise<string | null> {
  const { id, business_name, gst_number, cin_number } = franchise;
  const [row] = await db
    .select({ at: franchises.first_listed_at, created_at: franchises.created_at })
    .from(franchises)
    .where(
      and(
        ne(franchises.id, id),
        or(
          isNotNull(franchises.first_listed_at),
          inArray(franchises.status, ['approved', 'suspended']),
        ),
        or(
          sql`lower(${franchises.business_name}) = lower(${business_name})`,
          gst_number ? eq(franchises.gst_number, gst_number) : undefined,
          cin_number ? eq(franchises.cin_number, cin_number) : undefined,
        ),
      ),
    )
    .orderBy(sql`coalesce(${franchises.first_listed_at}, ${franchises.created_at})`)
    .limit(1);
  return row ? (row.at ?? row.created_at) : null;
}

/** Some of the franchises of a list, the newest first. */
export async function listFranchisesForExport(
  db: Db,
  filter: Record<string, unknown>,
  { before, limit }: ExportPart,
) {
  return await db
    .select(franchiseColumns)
    .from(franchises)
    .innerJoin(categories, ofItsCategory)
    .where(and(listConditions(franchiseList, filter), beforeId(franchises.id, before)))
    .orderBy(desc(franchises.id))
    .limit(limit);
}

export async function countContactsErased(db: Db): Promise<number> {
  return await db.$count(
    franchises,
    and(isNotNull(franchises.contact_erased_at), isNull(franchises.deleted_at)),
  );
}

export async function hasFranchises(db: Db, categoryId: number): Promise<boolean> {
  return (await db.$count(franchises, eq(franchises.category_id, categoryId))) > 0;
}

export async function listCategoryIds(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id));
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}

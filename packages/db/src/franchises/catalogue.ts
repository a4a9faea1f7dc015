import type { Place } from '@naya/contract/places/place';
import type { CatalogueRow } from '@naya/contract/franchises/catalogue/row';
import { and, asc, gt, inArray, sql, type SQL } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { categories } from '../tables/categories.ts';
import { searchSynonyms } from '../tables/synonyms.ts';
import { franchises } from '../tables/franchises.ts';
import { isPausing, listedColumns, ofItsCategory, publiclyVisible } from './columns.ts';

/** A row of our own; another backend's may lack the slug of its category. */
export type OwnCatalogueRow = CatalogueRow & { id: number; category_slug: string };

/** What the catalogue in memory holds of a franchise; the trigger in `sql/catalogue` tells of changes of these. */
const columns = {
  ...listedColumns,
  category_slug: categories.slug,
  // Where a brand would take partners it has a waiting list while it pauses.
  open_cities: sql<Place[]>`case when ${isPausing} then '[]' else ${franchises.open_cities} end`,
  waiting_cities: sql<
    Place[]
  >`case when ${isPausing} then ${franchises.open_cities} || ${franchises.waiting_cities} else ${franchises.waiting_cities} end`,
  outlet_cities: franchises.outlet_cities,
  trending_type: franchises.trending_type,
  total_outlets: franchises.total_outlets,
  is_outdated: franchises.is_outdated,
  first_listed_at: franchises.first_listed_at,
  created_at: franchises.created_at,
  updated_at: franchises.updated_at,
};

/** Few enough that no query takes long, nor holds the process while its rows are parsed. */
export const catalogueBatch = 500;

const selectRows = (db: Db, condition: SQL | undefined) =>
  db
    .select(columns)
    .from(franchises)
    .innerJoin(categories, ofItsCategory)
    .where(and(publiclyVisible, condition))
    .orderBy(asc(franchises.id))
    .limit(catalogueBatch);

/** All that visitors can see, or those of them that fulfil a condition, in batches by rising ids. */
async function* readBatches(db: Db, condition?: SQL): AsyncGenerator<OwnCatalogueRow[]> {
  let after = 0;
  for (;;) {
    const rows = await selectRows(db, and(gt(franchises.id, after), condition));
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < catalogueBatch) return;
    after = last.id;
  }
}

export const readCatalogueRows = (db: Db) => readBatches(db);

export const readCatalogueRowsOfCategories = (db: Db, categoryIds: number[]) =>
  readBatches(db, inArray(franchises.category_id, categoryIds));

/** Those of these ids that visitors can see; as many ids as a batch has rows. */
export async function readCatalogueRowsById(db: Db, ids: number[]): Promise<OwnCatalogueRow[]> {
  return await selectRows(db, inArray(franchises.id, ids));
}

/** Groups of words of one meaning. */
export async function listSynonyms(db: Db): Promise<string[][]> {
  const rows = await db.select({ words: searchSynonyms.words }).from(searchSynonyms);
  return rows.map(({ words }) => words);
}

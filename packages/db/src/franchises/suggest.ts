import { searchRanking } from '@naya/contract/franchises/catalogue/search';
import type { Suggestions } from '@naya/contract/franchises/suggestions';
import { eq, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { categories } from '../categories/table.ts';
import { ofItsCategory } from './columns.ts';
import { franchises } from './table.ts';

const count = 5;
/** Only names count here. */
const ranking = JSON.stringify({ ...searchRanking, fields: { name: searchRanking.fields.name } });

const byName = prepareOnce((db) =>
  db
    .select({
      id: franchises.id,
      business_name: franchises.business_name,
      business_logo: franchises.business_logo,
      category: categories.name,
    })
    .from(
      sql`search_best(${sql.placeholder('tokens')}, ${sql.placeholder('ranking')}, ${sql.placeholder('count')}) as hit`,
    )
    .innerJoin(franchises, eq(franchises.id, sql`hit.id`))
    .innerJoin(categories, ofItsCategory)
    .orderBy(sql`hit.place`)
    .prepare('suggest_brands'),
);

/** The brands whose names match these words best. */
export async function suggestBrands(db: Db, tokens: string[]): Promise<Suggestions['brands']> {
  return await byName(db).execute({ tokens, ranking, count });
}

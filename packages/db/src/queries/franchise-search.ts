import { searchWords } from '@naya/contract/catalogue/search-words';
import { minRoiOptions } from '@naya/contract/constants';
import type { Facets, Franchise, FranchisePage } from '@naya/contract/entities/franchise';
import type { FranchiseQuery } from '@naya/contract/franchise-query';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { categories } from '../tables/categories.ts';
import { franchises } from '../tables/franchises.ts';
import { franchiseColumns, ofItsCategory } from './franchise-columns.ts';

const parameters = [
  'tokens',
  'category',
  'location',
  'minRoi',
  'maxRoi',
  'minInvestment',
  'maxInvestment',
  'trending',
  'sort',
  'start',
  'limit',
] as const;

const search = sql`search_franchises(${sql.join(
  parameters.map((name) => sql.placeholder(name)),
  sql`, `,
)})`;

/** The index answers with the page's ids, the total and the facets (on the first row); see migrations. */
function prepareSearch(db: Db) {
  return db
    .select({
      hit: sql<number | null>`hit.id`,
      franchise: franchiseColumns,
      total: sql<number>`hit.total`,
      facets: sql<CountedFacets | null>`hit.facets`,
    })
    .from(sql`${search} as hit`)
    .leftJoin(franchises, eq(franchises.id, sql`hit.id`))
    .leftJoin(categories, ofItsCategory)
    .orderBy(sql`hit.place`)
    .prepare('search_franchises');
}

type PreparedSearch = ReturnType<typeof prepareSearch>;
const prepared = new WeakMap<Db, PreparedSearch>();

function preparedSearch(db: Db): PreparedSearch {
  const statement = prepared.get(db) ?? prepareSearch(db);
  prepared.set(db, statement);
  return statement;
}

/** Choices that would leave nothing are absent, and the list is null when all are. */
type CountedFacets = Record<keyof Facets, Facets[keyof Facets] | null>;

function completeFacets(counted: CountedFacets | null | undefined): Facets {
  const counts = new Map(counted?.minRoi?.map(({ value, count }) => [value, count]));
  return {
    category: counted?.category ?? [],
    location: counted?.location ?? [],
    minRoi: minRoiOptions.map(String).map((value) => ({ value, count: counts.get(value) ?? 0 })),
  };
}

const ceil = (bound: number | null) => bound && Math.ceil(bound);
const floor = (bound: number | null) => bound && Math.floor(bound);

export async function searchFranchises(db: Db, query: FranchiseQuery): Promise<FranchisePage> {
  const { page, limit } = query;
  const rows = await preparedSearch(db).execute({
    tokens: query.search === null ? null : searchWords(query.search),
    category: query.category,
    location: query.location,
    minRoi: ceil(query.minRoi),
    maxRoi: floor(query.maxRoi),
    minInvestment: ceil(query.minInvestment),
    maxInvestment: floor(query.maxInvestment),
    trending: query.trending,
    sort: query.sort,
    start: (page - 1) * limit,
    limit,
  });
  return {
    franchises: rows.filter((row) => row.hit !== null).map((row) => row.franchise as Franchise),
    total: rows[0]?.total ?? 0,
    page,
    limit,
    facets: completeFacets(rows[0]?.facets),
  };
}

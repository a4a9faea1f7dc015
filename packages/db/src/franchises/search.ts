import { isRankedBySearch, searchRanking } from '@naya/contract/franchises/catalogue/search';
import { searchWords } from '@naya/contract/franchises/catalogue/search-words';
import type { FranchisePage, ListedFranchise, ListedPage } from '@naya/contract/franchises/entity';
import {
  chosenCity,
  resolveCity,
  resolveState,
  resolveStateOnly,
} from '@naya/contract/franchises/chosen-city';
import { findPlaceMatch } from '@naya/contract/franchises/place-match';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { placeLists, type PlaceLists } from '@naya/contract/places/place';
import { pick } from '@naya/contract/pick';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { categories } from '../categories/table.ts';
import { franchises } from './table.ts';
import { franchiseColumns, listedColumns, ofItsCategory } from './columns.ts';
import { completeFacets, type CountedFacets } from './facets.ts';

const parameters = ['tokens', 'asked', 'ranking', 'ranked', 'sort', 'start', 'limit'] as const;

const call = sql`search_franchises(${sql.join(
  parameters.map((name) => sql.placeholder(name)),
  sql`, `,
)})`;

/** The index answers with the page's ids, the total and the facets (on the first row); see `sql/search-query`. */
function prepareSearch(db: Db, name: string, columns: typeof listedColumns) {
  return db
    .select({
      hit: sql<number | null>`hit.id`,
      franchise: columns,
      lists: pick(franchises, placeLists),
      total: sql<number>`hit.total`,
      facets: sql<CountedFacets | null>`hit.facets`,
    })
    .from(sql`${call} as hit`)
    .leftJoin(franchises, eq(franchises.id, sql`hit.id`))
    .leftJoin(categories, ofItsCategory)
    .orderBy(sql`hit.place`)
    .prepare(name);
}

const wholeSearch = prepareOnce((db) => prepareSearch(db, 'search_franchises', franchiseColumns));
const listedSearch = prepareOnce((db) => prepareSearch(db, 'search_listed', listedColumns));

const ranking = JSON.stringify(searchRanking);

const cityOrNull = (name: string | null) => (name === null ? null : resolveCity(name));

/** The filters under the names that the index knows. Ranked, the best news about the chosen city comes first. */
export function askedOf({ location, openIn, outletsIn, state, ...others }: Filters): string {
  const chosen = cityOrNull(location);
  const open = cityOrNull(openIn);
  const kinds = ['open', 'waiting', 'outlets'];
  return JSON.stringify({
    ...others,
    location: chosen?.city ?? null,
    cityState: chosen?.state ?? null,
    locationState: location === null ? null : resolveStateOnly(location),
    openIn: open?.city ?? null,
    openInState: open?.state ?? null,
    outletsIn: cityOrNull(outletsIn)?.city ?? null,
    state: state === null ? null : resolveState(state),
    ...(chosen && { firstTerms: kinds.map((kind) => `${kind} ${chosen.city.toLowerCase()}`) }),
  });
}

type Filters = Omit<FranchiseQuery, 'search' | 'sort' | 'page' | 'limit'>;

function parametersOf(query: FranchiseQuery): Record<(typeof parameters)[number], unknown> {
  const { search, sort, page, limit, ...filters } = query;
  return {
    tokens: search === null ? null : searchWords(search),
    asked: askedOf(filters),
    ranking,
    ranked: isRankedBySearch(sort),
    sort,
    start: (page - 1) * limit,
    limit,
  };
}

type Rows = Awaited<ReturnType<ReturnType<typeof prepareSearch>['execute']>>;

/** What the index answers; core adds what the words mean and where to go on. */
type Hints = 'understood' | 'drop' | 'nearest';
export type SearchedPage = Omit<FranchisePage, Hints>;
type SearchedListedPage = Omit<ListedPage, Hints>;

function toPage(query: FranchiseQuery, rows: Rows): SearchedListedPage {
  const { page, limit } = query;
  const city = chosenCity(query);
  return {
    franchises: rows
      .filter((row) => row.hit !== null)
      .map((row) => ({
        ...(row.franchise as ListedFranchise),
        place_match: findPlaceMatch(row.lists as PlaceLists, city, query),
      })),
    total: rows[0]?.total ?? 0,
    page,
    limit,
    facets: completeFacets(rows[0]?.facets),
  };
}

export async function searchFranchises(db: Db, query: FranchiseQuery): Promise<SearchedPage> {
  const page = toPage(query, await wholeSearch(db).execute(parametersOf(query)));
  return { ...page, franchises: page.franchises as FranchisePage['franchises'] };
}

/** The same with the columns that lists and cards show. */
export async function searchListed(db: Db, query: FranchiseQuery): Promise<SearchedListedPage> {
  return toPage(query, await listedSearch(db).execute(parametersOf(query)));
}

import { isRankedBySearch, searchRanking } from '@naya/contract/franchises/catalogue/search';
import { searchWords } from '@naya/contract/franchises/catalogue/search-words';
import type {
  Facets,
  FranchisePage,
  ListedFranchise,
  ListedPage,
} from '@naya/contract/franchises/entity';
import { placeKinds } from '@naya/contract/places/place';
import {
  chosenCity,
  resolveCity,
  resolveState,
  resolveStateOnly,
} from '@naya/contract/franchises/chosen-city';
import { findPlaceMatch } from '@naya/contract/franchises/place-match';
import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { placeLists, type PlaceLists } from '@naya/contract/places/place';
import { eq, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { categories } from '../categories/table.ts';
import { franchises } from './table.ts';
import { franchiseColumns, listedColumns, ofItsCategory } from './columns.ts';
import { completeFacets, type CountedFacets } from './facets.ts';
import { createCountCache } from './count-cache.ts';

const parameters = [
  'tokens',
  'asked',
  'ranking',
  'ranked',
  'sort',
  'start',
  'limit',
  'known',
] as const;
/** Only a search in a city reads the lists of places: they are the longest columns. */
const inCity = sql.placeholder('inCity');

const placeColumns = sql.join(
  placeLists.map((name) => sql`${sql.raw(`'${name}'`)}, ${franchises[name]}`),
  sql`, `,
);

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
      lists: sql<PlaceLists | null>`case when ${inCity}::boolean then json_build_object(${placeColumns}) end`,
      total: sql<number>`hit.total`,
      facets: sql<CountedFacets | null>`hit.facets`,
      version: sql<string>`hit.version`,
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
export function encodeFilters({ location, openIn, outletsIn, state, ...others }: Filters): string {
  const chosen = cityOrNull(location);
  const open = cityOrNull(openIn);
  return JSON.stringify({
    ...others,
    location: chosen?.city ?? null,
    cityState: chosen?.state ?? null,
    locationState: location === null ? null : resolveStateOnly(location),
    openIn: open?.city ?? null,
    openInState: open?.state ?? null,
    outletsIn: cityOrNull(outletsIn)?.city ?? null,
    state: state === null ? null : resolveState(state),
    ...(chosen && { firstTerms: placeKinds.map((kind) => `${kind} ${chosen.city.toLowerCase()}`) }),
  });
}

type Filters = Omit<FranchiseQuery, 'search' | 'sort' | 'page' | 'limit'>;

type Parameters = Record<(typeof parameters)[number] | 'inCity', unknown>;

function parametersOf(query: FranchiseQuery): Omit<Parameters, 'known'> {
  const { search, sort, page, limit, ...filters } = query;
  return {
    tokens: search === null ? null : searchWords(search),
    asked: encodeFilters(filters),
    ranking,
    ranked: isRankedBySearch(sort),
    sort,
    start: (page - 1) * limit,
    limit,
    inCity: chosenCity(query) !== null,
  };
}

type Statement = ReturnType<typeof prepareSearch>;
type Rows = Awaited<ReturnType<Statement['execute']>>;

/** Core adds these to the index's answer: the words' meaning and where to go on. */
type Hints = 'understood' | 'drop' | 'nearest';
export type SearchedPage = Omit<FranchisePage, Hints>;
type SearchedListedPage = Omit<ListedPage, Hints>;

function toFranchises(query: FranchiseQuery, rows: Rows): SearchedListedPage['franchises'] {
  const city = chosenCity(query);
  return rows
    .filter((row) => row.hit !== null)
    .map((row) => ({
      ...(row.franchise as ListedFranchise),
      place_match: row.lists && findPlaceMatch(row.lists, city, query),
    }));
}

const knownFacets = createCountCache<Facets>();

/** Facets are counted once for each set of words and filters, until the index changes. */
async function search(
  db: Db,
  statement: Statement,
  query: FranchiseQuery,
): Promise<SearchedListedPage> {
  const given = parametersOf(query);
  const key = JSON.stringify([given.tokens, given.asked]);
  const known = knownFacets.find(db, key);
  const rows = await statement.execute({ ...given, known: known?.version ?? null });
  const [first] = rows;
  const version = first?.version ?? '';
  const facets = known && known.version === version ? known.counts : completeFacets(first?.facets);
  knownFacets.keep(db, key, { version, counts: facets });
  const { page, limit } = query;
  return { franchises: toFranchises(query, rows), total: first?.total ?? 0, page, limit, facets };
}

export async function searchFranchises(db: Db, query: FranchiseQuery): Promise<SearchedPage> {
  const page = await search(db, wholeSearch(db), query);
  return { ...page, franchises: page.franchises as FranchisePage['franchises'] };
}

/** The same with the columns that lists and cards show. */
export async function searchListed(db: Db, query: FranchiseQuery): Promise<SearchedListedPage> {
  return search(db, listedSearch(db), query);
}

import { sortOptions } from '../../constants.ts';
import type { Id } from '../../id.ts';
import { chosenPlace } from '../chosen-city.ts';
import type { Facets, PlaceMatch, SectionCount } from '../entity.ts';
import type { FranchiseFigures } from '../figures.ts';
import { findPlaceMatch } from '../place-match.ts';
import { emptyFranchiseQuery, type FranchiseQuery } from '../query.ts';
import type { Suggestions } from '../suggestions.ts';
import { createColumns } from './columns.ts';
import { createFilterPass } from './filter-pass.ts';
import { medianOf } from './median.ts';
import { createOrders } from './order-index.ts';
import { pick, rankKeys } from './pick.ts';
import { createPlaceIndex } from './place-index.ts';
import type { CatalogueRow } from './row.ts';
import { isRankedBySearch } from './search.ts';
import { searchWords } from './search-words.ts';
import { runInSlices, runUnchanged } from './slices.ts';
import { findSections } from './sections.ts';
import { createWordIndex, nameFields, tradeFields } from './word-index.ts';

/** What searches ask, without order and page. */
export type CatalogueFilters = Partial<Omit<FranchiseQuery, 'sort' | 'page' | 'limit'>>;

export type CataloguePage<Row> = {
  franchises: (Row & { place_match: PlaceMatch | null })[];
  total: number;
  page: number;
  limit: number;
  facets: Facets;
  sections: SectionCount[];
};

export type CatalogueChanges<Row> = { rows: readonly Row[]; removed: readonly Id[] };

/** Medians and sums of a part of the catalogue. */
type PartFigures = {
  brands: number;
  investment: number | null;
  payback: number | null;
  outlets: number;
};

export type CatalogueOverview = {
  all: PartFigures;
  /** Most brands first. */
  categories: (PartFigures & { category: string })[];
  /** Brands that are in each state or take partners there; most first. */
  states: { label: string; value: number }[];
};

/** The franchises that visitors can see, in memory: what lists, filters, counts and suggestions ask. */
export type Catalogue<Row extends CatalogueRow> = {
  search(query: FranchiseQuery): Promise<CataloguePage<Row>>;
  /** The brands whose names match these words best. */
  /** By their names; where none fits, also by what they do unless the words mean something else. */
  suggest(words: string[], alsoByTrade: boolean): Promise<Suggestions['brands']>;
  figures(filters: CatalogueFilters): Promise<FranchiseFigures>;
  overview(): Promise<CatalogueOverview>;
  /** Distinct locations. */
  countCities(): Promise<number>;
  find(id: Id): Row | undefined;
  rows(): Iterable<Row>;
  size(): number;
  /** Rows replace those of the same id. Calls one after another take effect in their order. */
  apply(changes: CatalogueChanges<Row>): Promise<void>;
  /** Sorts it in every order; else the first search in an order waits for that. */
  prepare(): Promise<void>;
  /** Groups of words of one meaning. */
  setSynonyms(groups: readonly (readonly string[])[]): void;
};

export type CatalogueOptions<Row> = {
  /** Lets others go first; searches and changes that take long are cut into slices by it. */
  pause?: () => Promise<void>;
  /** What is left of a row after its words were read: cards show less of long texts. */
  shorten?: (row: Row) => Row;
};

const suggested = 5;
/** So many franchises are walked along before others may go first. */
const walkSlice = 16_384;

export function createCatalogue<Row extends CatalogueRow>({
  pause,
  shorten = (row) => row,
}: CatalogueOptions<Row> = {}): Catalogue<Row> {
  const rows: (Row | undefined)[] = [];
  const placeOf = new Map<Id, number>();
  const free: number[] = [];
  const table = createColumns();
  const placeIndex = createPlaceIndex();
  const wordIndex = createWordIndex();
  const orders = createOrders(rows, table.columns);
  let synonyms: readonly (readonly string[])[] = [];
  let version = 0;
  let lastChange: Promise<unknown> = Promise.resolve();

  function setRow(place: number, row: Row | null): void {
    version += 1;
    if (rows[place]) orders.remove(place);
    table.set(place, row);
    placeIndex.set(place, row);
    wordIndex.set(place, row);
    rows[place] = row === null ? undefined : shorten(row);
    if (row) orders.add(place);
  }

  function* change({ rows: changed, removed }: CatalogueChanges<Row>): Generator<void, void> {
    for (const id of removed) {
      const place = placeOf.get(id);
      if (place === undefined) continue;
      setRow(place, null);
      placeOf.delete(id);
      free.push(place);
      yield;
    }
    for (const row of changed) {
      const place = placeOf.get(row.id) ?? free.pop() ?? rows.length;
      placeOf.set(row.id, place);
      setRow(place, row);
      yield;
    }
  }

  function* scoreWords(search: string | null) {
    const tokens = search === null ? null : searchWords(search);
    return { tokens, scores: tokens && (yield* wordIndex.score(tokens, rows.length, synonyms)) };
  }

  function* search(query: FranchiseQuery): Generator<void, CataloguePage<Row>> {
    const { sort, page, limit } = query;
    const { tokens, scores } = yield* scoreWords(query.search);
    const pass = createFilterPass({ table, placeIndex }, query, rows.length, scores);
    yield* pass.run();
    const isNearFirst = isRankedBySearch(sort) && query.location !== null;
    const wordCount = tokens?.length ?? 0;
    const sections = query.openFirst
      ? yield* findSections(pass.found, table.columns.openingHigh, query)
      : null;
    const keys = rankKeys(pass.found, scores, {
      sort,
      isNearFirst,
      wordCount,
      sections: sections?.of ?? null,
    });
    const order = yield* orders.get(sort);
    const places = yield* pick(order, pass.found, keys, (page - 1) * limit, limit);
    const chosen = chosenPlace(query);
    return {
      franchises: places.flatMap((place) => {
        const row = rows[place];
        return row ? [{ ...row, place_match: findPlaceMatch(row, chosen, query) }] : [];
      }),
      total: pass.total(),
      page,
      limit,
      facets: pass.facets(),
      sections: sections?.counts ?? [],
    };
  }

  function* suggest(words: string[], alsoByTrade: boolean): Generator<void, Suggestions['brands']> {
    const byName = yield* wordIndex.score(words, rows.length, synonyms, nameFields);
    const scores =
      !alsoByTrade || byName.some(Boolean)
        ? byName
        : yield* wordIndex.score(words, rows.length, synonyms, tradeFields);
    // The best first: who fits nothing has zero either way.
    const keys = scores;
    for (let place = 0; place < keys.length; place += 1) keys[place] = -keys[place]!;
    const order = yield* orders.get('featured');
    const places = yield* pick(order, keys, keys, 0, suggested);
    return places.flatMap((place) => {
      const row = rows[place];
      if (!row) return [];
      const { id, business_name, business_logo, category } = row;
      return [{ id, business_name, business_logo, category }];
    });
  }

  /** Those that pass the filters. */
  function* passing(filters: CatalogueFilters): Generator<void, Uint32Array> {
    const query = { ...emptyFranchiseQuery, ...filters };
    const { scores } = yield* scoreWords(query.search);
    const pass = createFilterPass({ table, placeIndex }, query, rows.length, scores);
    yield* pass.run();
    const { found } = pass;
    const places = new Uint32Array(pass.total());
    let count = 0;
    for (let place = 0; place < found.length; place += 1)
      if (found[place] !== 0) places[count++] = place;
    return places;
  }

  function figuresOf(places: Uint32Array): PartFigures {
    const { investmentLow, investmentHigh, roiLow, roiHigh } = table.columns;
    return {
      brands: places.length,
      investment: medianOf(places, (at) => (investmentLow[at]! - investmentHigh[at]!) / 2),
      payback: medianOf(places, (at) => (roiLow[at]! - roiHigh[at]!) / 2),
      outlets: places.reduce((sum, at) => sum + (rows[at]?.total_outlets ?? 0), 0),
    };
  }

  function* figures(filters: CatalogueFilters): Generator<void, FranchiseFigures> {
    const places = yield* passing(filters);
    yield;
    const { brands, investment, payback } = figuresOf(places);
    yield;
    return { brands, investment, payback, fee: medianOf(places, (at) => table.columns.fee[at]!) };
  }

  function* overview(): Generator<void, CatalogueOverview> {
    const pass = createFilterPass({ table, placeIndex }, emptyFranchiseQuery, rows.length, null);
    yield* pass.run();
    const facets = pass.facets();
    const categories: CatalogueOverview['categories'] = [];
    for (const { value: category } of facets.category) {
      const places = yield* passing({ category });
      categories.push({ category, ...figuresOf(places) });
    }
    return {
      all: figuresOf(yield* passing({})),
      categories,
      states: facets.state.map(({ value: label, count: value }) => ({ label, value })),
    };
  }

  function* countCities(): Generator<void, number> {
    const locations = new Set<string>();
    for (const [at, row] of rows.entries()) {
      for (const location of row?.locations ?? []) locations.add(location.trim().toLowerCase());
      if (at % walkSlice === 0) yield;
    }
    return locations.size;
  }

  function* prepare(): Generator<void, void> {
    for (const { value } of sortOptions) yield* orders.get(value);
  }

  async function applyAfter(earlier: Promise<unknown>, changes: CatalogueChanges<Row>) {
    await earlier;
    await runInSlices(change(changes), pause);
  }

  const run = <Result>(begin: () => Generator<void, Result>) =>
    runUnchanged(begin, pause, () => version);
  return {
    search: (query) => run(() => search(query)),
    suggest: (words, alsoByTrade) => run(() => suggest(words, alsoByTrade)),
    figures: (filters) => run(() => figures(filters)),
    overview: () => run(overview),
    countCities: () => run(countCities),
    prepare: () => run(prepare),
    find: (id) => rows[placeOf.get(id) ?? -1],
    *rows() {
      for (const row of rows) if (row) yield row;
    },
    size: () => placeOf.size,
    async apply(changes) {
      const applied = applyAfter(lastChange, changes);
      lastChange = Promise.allSettled([applied]);
      await applied;
    },
    setSynonyms(groups) {
      version += 1;
      synonyms = groups;
    },
  };
}

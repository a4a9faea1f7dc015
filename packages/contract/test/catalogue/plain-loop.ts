import type { SortOption } from '../../src/constants.ts';
import {
  defaultMinRoi,
  maxRoiOptions,
  minRoiOptions,
  checkedOptions,
} from '../../src/constants.ts';
import { compareIds, compareNames, orderFigures } from '../../src/franchises/catalogue/order.ts';
import { namedPlaces, type NamedPlace } from '../../src/franchises/catalogue/places.ts';
import type { CatalogueRow } from '../../src/franchises/catalogue/row.ts';
import {
  exactWords,
  isRankedBySearch,
  isKnownWord,
  scoreOf,
  scoreOfKnown,
  scoreOfSound,
  scoreOfSynonym,
  searchRanking,
  synonymsOf,
  wordFields,
  wordsByField,
} from '../../src/franchises/catalogue/search.ts';
import { soundsOf } from '../../src/franchises/catalogue/sound.ts';
import { searchWords } from '../../src/franchises/catalogue/search-words.ts';
import { isChecked } from '../../src/franchises/checks.ts';
import { resolveCity, resolveState, resolveStateOnly } from '../../src/franchises/chosen-city.ts';
import { listSections } from '../../src/franchises/entity.ts';
import { openingCost } from '../../src/franchises/opening-cost.ts';
import type { FranchiseQuery } from '../../src/franchises/query.ts';
import { cities } from '../../src/places/cities.ts';
import { placeKinds } from '../../src/places/place.ts';
import { states } from '../../src/places/states.ts';
import { slugOf } from '../../src/slug.ts';

/** The catalogue's rules as a plain loop over the rows: the index has to answer the same. */

type Bound = number | null;
type Groups = readonly (readonly string[])[];

const lower = (text: string) => text.trim().toLowerCase();

function inCategory({ category, category_slug: slug }: CatalogueRow, wanted: string): boolean {
  return lower(category) === lower(wanted) || (slug ?? slugOf(category)) === lower(wanted);
}

/** Its own range overlaps the chosen one. Without any figure it matches an untouched filter only. */
function overlaps(ownMin: Bound, ownMax: Bound, min: Bound, max: Bound): boolean {
  if (min === null && max === null) return true;
  const low = ownMin ?? ownMax;
  const high = ownMax ?? ownMin;
  if (low === null || high === null) return false;
  return (min === null || high >= min) && (max === null || low <= max);
}

const inRoiRange = (row: CatalogueRow, min: Bound, max: Bound) =>
  overlaps(row.excepted_roi_min, row.excepted_roi_max, min, max);

/** A franchise has one spelling of each town, the first in the alphabet. */
function onceSpelled(places: NamedPlace[]): NamedPlace[] {
  const names = places.flatMap(({ city }) => (city === null ? [] : [city])).sort();
  return places.map((each) => ({
    ...each,
    city: names.find((name) => name.toLowerCase() === each.city?.toLowerCase()) ?? null,
  }));
}

/** A franchise open or with a waiting list anywhere in a state is so in each of its cities. */
function citiesOf(row: CatalogueRow, kinds: readonly NamedPlace['kind'][]): string[] {
  return onceSpelled(namedPlaces(row))
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ kind, city, state }) => {
      if (city !== null) return [city];
      const inside = cities.filter((each) => state === null || each.state === state);
      return kind === 'outlets' ? [] : inside.map(({ name }) => name);
    });
}

const anyKind = [...placeKinds, 'text'] as const;

const statesOf = (row: CatalogueRow, kinds: Kinds = anyKind): string[] =>
  namedPlaces(row).flatMap(({ kind, city, state }) => {
    if (!kinds.includes(kind)) return [];
    if (state !== null) return [state];
    return city === null ? [...states] : [];
  });

type Kinds = readonly NamedPlace['kind'][];

/** Whether it is in the city, or anywhere in the state, that is wanted. */
function isIn(row: CatalogueRow, kinds: Kinds, wanted: string): boolean {
  const city = resolveCity(wanted).city.toLowerCase();
  const state = resolveStateOnly(wanted);
  return (
    citiesOf(row, kinds).some((place) => place.toLowerCase() === city) ||
    (state !== null && statesOf(row, kinds).includes(state))
  );
}

function inPlaces(row: CatalogueRow, { location, openIn, outletsIn, state }: FranchiseQuery) {
  return (
    (location === null || isIn(row, anyKind, location)) &&
    (openIn === null || isIn(row, ['open'], openIn)) &&
    (outletsIn === null || isIn(row, ['outlets'], outletsIn)) &&
    (state === null ||
      statesOf(row).some((each) => each.toLowerCase() === resolveState(state).toLowerCase()))
  );
}

function bestScore(row: CatalogueRow, token: string, synonyms: Groups): number {
  const byField = wordsByField(row);
  const others = synonymsOf(token, synonyms);
  const sounds = soundsOf(token);
  const scores = wordFields.flatMap((name) =>
    [...new Set(byField[name])].map((word) =>
      Math.max(
        (isKnownWord(token, synonyms) ? scoreOfKnown : scoreOf)(
          word,
          token,
          searchRanking.fields[name],
        ),
        soundsOf(word).some((sound) => sounds.includes(sound))
          ? scoreOfSound(searchRanking.fields[name])
          : 0,
        others.has(word) ? scoreOfSynonym(word, token, searchRanking.fields[name]) : 0,
      ),
    ),
  );
  const fitting = scores.filter((score) => score > 0);
  const further = Math.min(searchRanking.maxFurtherWords, fitting.length - 1);
  return fitting.length === 0 ? 0 : Math.max(...fitting) + further;
}

/** Zero when any word of the search matches nowhere; else the higher the better. */
function searchScore(row: CatalogueRow, search: string, synonyms: Groups = []): number {
  const words = searchWords(search);
  if (words === null) return 1;
  const matches = words.map((token) => bestScore(row, token, synonyms));
  return matches.includes(0) ? 0 : matches.reduce((sum, match) => sum + match, 0);
}

export function filterRows<Row extends CatalogueRow>(
  rows: Row[],
  query: FranchiseQuery,
  synonyms: Groups = [],
): Row[] {
  return rows.filter(
    (row) =>
      (query.category === null || inCategory(row, query.category)) &&
      inPlaces(row, query) &&
      (query.checked === null || isChecked(row, query.checked)) &&
      (query.trending === null || row.trending_type === query.trending) &&
      inRoiRange(row, query.minRoi, query.maxRoi) &&
      !(query.affordable && isDearer(row, query)) &&
      overlaps(row.investment_min, row.investment_max, query.minInvestment, query.maxInvestment) &&
      (query.search === null || searchScore(row, query.search, synonyms) > 0),
  );
}

function compareBy(sort: SortOption) {
  return (a: CatalogueRow, b: CatalogueRow): number => {
    if (sort === 'name')
      return compareNames(a.business_name, b.business_name) || compareIds(a.id, b.id);
    const [left, right] = [orderFigures[sort](a), orderFigures[sort](b)];
    return left === right ? compareIds(a.id, b.id) : left - right;
  };
}

/** 0 for a city in which it is open, 1 for a waiting list, 2 for outlets, 3 for none of these. */
function placeRank(row: CatalogueRow, location: string): number {
  const rank = placeKinds.findIndex((kind) => isIn(row, [kind], location));
  return rank === -1 ? placeKinds.length : rank;
}

/** Whether some of what opening may cost is above the budget. */
const isDearer = (row: CatalogueRow, { maxInvestment }: FranchiseQuery) =>
  maxInvestment !== null && (openingCost(row)?.max ?? Infinity) > maxInvestment;

/** The place in `listSections`; 0 for all where nothing is to come first. */
export function sectionOf(row: CatalogueRow, query: FranchiseQuery): number {
  const { location, openIn, outletsIn, openFirst } = query;
  if (!openFirst) return 0;
  const kinds = ['open', 'waiting', 'outlets', 'named'] as const;
  const byPlace = location === null ? (outletsIn === null ? 0 : 2) : placeRank(row, location);
  const kind = openIn === null ? kinds[byPlace]! : 'open';
  return listSections.indexOf(kind === 'open' && isDearer(row, query) ? 'dearer' : kind);
}

/**
 * Exact matches of a search come before misspelt ones in any order. In the order that a search ranks, then come those that are open in
 * the chosen city, that have a waiting list there, that have outlets there; and its best matches come first.
 */
export function sortRows<Row extends CatalogueRow>(
  rows: Row[],
  query: FranchiseQuery,
  synonyms: Groups = [],
): Row[] {
  const { sort, search, location } = query;
  const compare = compareBy(sort);
  const wordCount = (search === null ? null : searchWords(search))?.length ?? 0;
  const keys = new Map(
    rows.map((row) => {
      const score = search === null ? 0 : searchScore(row, search, synonyms);
      const exact = exactWords(score);
      const section = sectionOf(row, query);
      if (!isRankedBySearch(sort)) return [row, [section, -exact]];
      const isMisspelt = Number(exact < wordCount);
      const keys = location === null ? [] : [isMisspelt, placeRank(row, location)];
      return [row, [section, ...keys, -score]];
    }),
  );
  const keyOf = (row: Row) => keys.get(row) ?? [];
  return rows.toSorted((a, b) => {
    const at = keyOf(a).findIndex((key, index) => key !== keyOf(b)[index]);
    return at === -1 ? compare(a, b) : (keyOf(a)[at] ?? 0) - (keyOf(b)[at] ?? 0);
  });
}

/** Most frequent first, then by name; spellings that differ in case only are one choice under the first of them. */
function countChoices(rows: CatalogueRow[], choicesOf: (row: CatalogueRow) => string[]) {
  const counts = new Map<string, { value: string; count: number }>();
  for (const row of rows) {
    const choices = Map.groupBy(choicesOf(row), (choice) => choice.toLowerCase());
    for (const [key, spellings] of choices) {
      const { value, count } = counts.get(key) ?? { count: 0 };
      const [first = ''] = [...spellings, ...(value === undefined ? [] : [value])].sort();
      counts.set(key, { value: first, count: count + 1 });
    }
  }
  return [...counts.values()].sort(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : Number(a.value > b.value)),
  );
}

/** With `openFirst` a choice replaces whichever other place is chosen. */
function openInRows(rows: CatalogueRow[], query: FranchiseQuery, synonyms: Groups) {
  const places = [
    'openIn',
    ...(query.openFirst ? (['location', 'outletsIn'] as const) : []),
  ] as const;
  const asked = places.filter((name) => query[name] !== null);
  const isFailed = (row: CatalogueRow, name: (typeof places)[number]) =>
    !inPlaces(row, { ...query, ...nowhere, [name]: query[name] });
  const failed = (row: CatalogueRow) =>
    asked.length < 2 ? 0 : asked.filter((name) => isFailed(row, name)).length;
  const anywhere = Object.fromEntries(places.map((name) => [name, null]));
  return filterRows(rows, { ...query, ...anywhere }, synonyms).filter((row) => failed(row) < 2);
}

const nowhere = { location: null, openIn: null, outletsIn: null, state: null };

/** How many each choice would leave: the facet's own filter replaced, all others kept. */
export function facetsOf(rows: CatalogueRow[], query: FranchiseQuery, synonyms: Groups = []) {
  const without = (others: Partial<FranchiseQuery>) =>
    filterRows(rows, { ...query, ...others }, synonyms);
  const anyRoi = without({ minRoi: null, maxRoi: null });
  const countOptions = (
    options: readonly number[],
    passes: (row: CatalogueRow, months: number) => boolean,
  ) =>
    options.map((months) => ({
      value: String(months),
      count: anyRoi.filter((row) => passes(row, months)).length,
    }));
  return {
    category: countChoices(without({ category: null }), ({ category }) => [category]),
    location: countChoices(without({ location: null }), (row) => citiesOf(row, anyKind)),
    openIn: countChoices(openInRows(rows, query, synonyms), (row) => citiesOf(row, ['open'])),
    outletsIn: countChoices(without({ outletsIn: null }), (row) => citiesOf(row, ['outlets'])),
    state: countChoices(without({ state: null }), statesOf),
    minRoi: countOptions(minRoiOptions, (row, months) =>
      inRoiRange(row, months === defaultMinRoi ? null : months, query.maxRoi),
    ),
    maxRoi: countOptions(maxRoiOptions, (row, months) => inRoiRange(row, query.minRoi, months)),
    checked: checkedOptions.map(({ value }) => ({
      value,
      count: without({ checked: null }).filter((row) => isChecked(row, value)).length,
    })),
  };
}

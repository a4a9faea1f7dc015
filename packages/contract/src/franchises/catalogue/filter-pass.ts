import {
  defaultMinRoi,
  maxRoiOptions,
  minRoiOptions,
  trendingTypes,
  checkedOptions,
} from '../../constants.ts';
import type { Facets } from '../entity.ts';
import type { FranchiseQuery } from '../query.ts';
import { checkedBit, type createColumns } from './columns.ts';
import {
  createFacet,
  createNames,
  placeTests,
  type createPlaceIndex,
  type PlaceFacet,
} from './place-index.ts';

const places = Object.keys(placeTests) as PlaceFacet[];
const anyPlace = 15;
const categoryTest = 16;
const roiTest = 32;
const checkedTest = 64;

export type PassedFilters = Omit<FranchiseQuery, 'search' | 'sort' | 'page' | 'limit'>;
type Parts = {
  table: ReturnType<typeof createColumns>;
  placeIndex: ReturnType<typeof createPlaceIndex>;
};

/** So many franchises are looked at before others may go first. */
const sliceSize = 8_192;

/**
 * One pass over the columns: who passes the filters, how many, and for each facet how many each choice would leave, its own filter
 * replaced and all others kept. `scores` are those of the words, zero where they fit nothing.
 */
export function createFilterPass(
  { table, placeIndex }: Parts,
  query: PassedFilters,
  size: number,
  scores: Int32Array | null,
) {
  /** Not zero for each that is found: the tests of places that it passes, and 128. */
  const found = new Uint8Array(size);
  let total = 0;
  const asked = query.category === null ? null : table.askedCategories(query.category);
  const askedTrending = query.trending === null ? 0 : trendingTypes.indexOf(query.trending) + 1;
  const askedChecked = query.checked === null ? 0 : checkedBit(query.checked);
  const tests = placeIndex.testsOf(query);
  const askedPlaces = places.reduce(
    (bits, name) => bits | (query[name] === null ? 0 : placeTests[name]),
    0,
  );
  const hasInvestment = query.minInvestment !== null || query.maxInvestment !== null;
  const hasRoi = query.minRoi !== null || query.maxRoi !== null;
  const [minInvestment, maxInvestment] = [
    query.minInvestment ?? -Infinity,
    query.maxInvestment ?? Infinity,
  ];
  const [minRoi, maxRoi] = [query.minRoi ?? -Infinity, query.maxRoi ?? Infinity];

  const inCategory = new Uint32Array(table.categories.length);
  const counts = new Uint32Array(placeIndex.size());
  /** Of those that fail one test of places alone. */
  const otherwise = new Map(
    places
      .filter((name) => query[name] !== null)
      .map((name) => [placeTests[name] as number, new Uint32Array(counts.length)]),
  );
  const minOptions = new Uint32Array(minRoiOptions.length + 1);
  const maxOptions = new Uint32Array(maxRoiOptions.length + 1);
  /** For each combination of checks. */
  const withChecks = new Uint32Array(1 << checkedOptions.length);

  /** Loops of millions: what they read lies in constants of the function. */
  function look(from: number, to: number): void {
    const { isThere, trending, category, investmentLow, investmentHigh, roiLow, roiHigh } =
      table.columns;
    const {
      minRoiOptions: minOption,
      maxRoiOptions: maxOption,
      checkedOptions: checks,
      openingHigh,
    } = table.columns;
    const { starts, sizes, pool } = placeIndex.lists();
    const [asksTrending, asksChecked, asksInvestment, asksRoi, places] = [
      askedTrending,
      askedChecked,
      hasInvestment,
      hasRoi,
      askedPlaces,
    ];
    const [leastInvestment, mostInvestment] = [minInvestment, maxInvestment];
    const [leastRoi, mostRoi] = [minRoi, maxRoi];
    const mostOpening = query.affordable ? maxInvestment : Infinity;
    const [marks, entryTests, entryCounts, categoryCounts] = [found, tests, counts, inCategory];
    let count = 0;
    for (let at = from; at < to; at += 1) {
      if (isThere[at] === 0) continue;
      if (scores !== null && scores[at] === 0) continue;
      if (asksTrending !== 0 && trending[at] !== asksTrending) continue;
      if (
        asksInvestment &&
        !(-investmentHigh[at]! >= leastInvestment && investmentLow[at]! <= mostInvestment)
      )
        continue;
      if (openingHigh[at]! > mostOpening) continue;
      const isLate = -roiHigh[at]! >= leastRoi;
      const isSoon = roiLow[at]! <= mostRoi;
      const own = category[at]!;
      let failed = asksRoi && !(isLate && isSoon) ? roiTest : 0;
      if (asked !== null && asked[own] === 0) failed |= categoryTest;
      if (asksChecked !== 0 && (checks[at]! & asksChecked) === 0) failed |= checkedTest;
      const start = starts[at]!;
      const end = start + sizes[at]!;
      let passed = 0;
      if (places !== 0) {
        for (let entry = start; entry < end; entry += 1) passed |= entryTests[pool[entry]!]!;
        failed |= places & ~passed;
      }
      if ((failed & ~roiTest) === 0) {
        if (isSoon || mostRoi === Infinity) minOptions[minOption[at]!]! += 1;
        if (isLate || leastRoi === -Infinity) maxOptions[maxOption[at]!]! += 1;
      }
      if ((failed & ~checkedTest) === 0) withChecks[checks[at]!]! += 1;
      if (failed === 0) {
        marks[at] = 128 | passed;
        count += 1;
        categoryCounts[own]! += 1;
        for (let entry = start; entry < end; entry += 1) entryCounts[pool[entry]!]! += 1;
      } else if (failed === categoryTest) categoryCounts[own]! += 1;
      else if ((failed & anyPlace) === failed) {
        const others = otherwise.get(failed);
        if (others) for (let entry = start; entry < end; entry += 1) others[pool[entry]!]! += 1;
      }
    }
    total += count;
  }

  /** `instead`: further filters that the choice would replace. */
  function placeFacet(name: PlaceFacet, instead: PlaceFacet[] = []) {
    const others = [name, ...instead].flatMap((each) => otherwise.get(placeTests[each]) ?? []);
    const all = others.reduce((sums, other) => sums.map((sum, at) => sum + other[at]!), counts);
    return placeIndex.facet(name, all);
  }

  function categoryFacet() {
    const names = createNames();
    const numbers = table.categories.map(({ name }) => names.number(name));
    const facet = createFacet(names);
    for (const [at, count] of inCategory.entries())
      if (count > 0) facet.add(numbers[at] ?? 0, count);
    return facet.list();
  }

  return {
    found,
    total: () => total,
    *run(): Generator<void> {
      for (let from = 0; from < size; from += sliceSize) {
        look(from, Math.min(from + sliceSize, size));
        yield;
      }
    },
    facets: (): Facets => ({
      category: categoryFacet(),
      location: placeFacet('location'),
      openIn: placeFacet('openIn', query.openFirst ? ['location', 'outletsIn'] : []),
      outletsIn: placeFacet('outletsIn'),
      state: placeFacet('state'),
      minRoi: minRoiOptions.map((months, at) => ({
        value: String(months),
        // It leaves nothing out, those without figures neither.
        count: sum(minOptions.subarray(months === defaultMinRoi ? 0 : at + 1)),
      })),
      maxRoi: maxRoiOptions.map((months, at) => ({
        value: String(months),
        count: sum(maxOptions.subarray(0, at + 1)),
      })),
      checked: checkedOptions.map(({ value }) => ({
        value,
        count: sum(withChecks.filter((_, bits) => (bits & checkedBit(value)) !== 0)),
      })),
    }),
  };
}

const sum = (numbers: Uint32Array) => numbers.reduce((total, each) => total + each, 0);

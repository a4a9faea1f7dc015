import * as fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sortOptions, checkedOptions } from '../../src/constants.ts';
import {
  createCatalogue,
  type Catalogue,
} from '../../src/franchises/catalogue/create-catalogue.ts';
import { searchWords } from '../../src/franchises/catalogue/search-words.ts';
import { checkKindNames } from '../../src/franchises/checks.ts';
import { chosenPlace } from '../../src/franchises/chosen-city.ts';
import { listSections, type Franchise } from '../../src/franchises/entity.ts';
import { openingCost } from '../../src/franchises/opening-cost.ts';
import { findPlaceMatch } from '../../src/franchises/place-match.ts';
import { emptyFranchiseQuery, type FranchiseQuery } from '../../src/franchises/query.ts';
import type { Place } from '../../src/places/place.ts';
import { franchise } from './franchises.ts';
import { facetsOf, filterRows, sectionOf, sortRows } from './plain-loop.ts';

const word = fc.constantFrom(
  ...'chai Chaat coffee coffer Café cafes care Crème royal royals pune काफ़ी हाउस 24x7 a tea team Mumbai kapi'.split(
    ' ',
  ),
);
const phrase = (maxLength: number) => fc.array(word, { maxLength }).map((words) => words.join(' '));
const place = fc.constantFrom(
  'Pune',
  'pune',
  'Bombay',
  'Mumbai',
  'Delhi',
  'Jaipur',
  'Xanadu',
  'xanadu',
  'Goa',
);
const listed = fc.constantFrom<Place>(
  { city: 'Pune', state: 'Maharashtra' },
  { city: 'pune', state: 'Maharashtra' },
  { city: 'Mumbai', state: 'Maharashtra' },
  { city: 'Sonkatch', state: 'Madhya Pradesh' },
  { city: 'SONKATCH', state: null },
  { city: null, state: 'Maharashtra' },
  { city: null, state: 'Goa' },
  { city: null, state: null },
);
const lists = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Place[]>([]) },
  { weight: 2, arbitrary: fc.array(listed, { maxLength: 3 }) },
);
const figure = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 3 });

const fields = fc.record({
  category: fc.constantFrom('Food & Beverage', 'Health Care', 'Retail', 'retail'),
  business_name: fc.tuple(word, phrase(2)).map((words) => words.join(' ').trim()),
  description: phrase(6),
  headquarters: fc.option(place, { nil: null }),
  locations: fc.array(place, { maxLength: 3 }),
  open_cities: lists,
  waiting_cities: lists,
  outlet_cities: lists.map((places) => places.map((each) => ({ ...each, count: 3 }))),
  investment_min: figure(20),
  investment_max: figure(30),
  excepted_roi_min: figure(40),
  excepted_roi_max: figure(60),
  is_featured: fc.boolean(),
  is_outdated: fc.boolean(),
  trending_type: fc.option(fc.constantFrom('weekly' as const, 'monthly' as const)),
  created_at: fc.option(fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03')),
  total_outlets: figure(40),
  franchise_fee: figure(40),
  cost_deposit: figure(9),
  costs_not_included: fc.constantFrom<string[]>([], ['Deposit'], ['Franchise fee', 'Deposit']),
  checks: fc.array(
    fc.record({
      kind: fc.constantFrom(...checkKindNames),
      checked_on: fc.constantFrom('2026-01-01', '2026-01-02'),
      detail: fc.constant(null),
      words: fc.constant(null),
      images: fc.constant<string[]>([]),
    }),
    { maxLength: 2 },
  ),
});
/** Few enough that changes meet the same franchise. */
const maxId = 40;
const rowWithId = fc
  .tuple(fc.integer({ min: 1, max: maxId }), fields)
  .map(([id, values]) => franchise({ ...values, id }));

const bound = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 1 });
const chosen = (...values: string[]) =>
  fc.option(fc.constantFrom(...values), { freq: 1, nil: null });
const query: fc.Arbitrary<FranchiseQuery> = fc.record({
  search: fc.option(
    fc.oneof(
      phrase(2),
      phrase(14),
      fc.constantFrom(
        'cofee',
        'chia',
        'hcai',
        'roya',
        'cafe',
        'ro',
        '!!',
        'c',
        'r 7',
        'क़',
        'helth',
        'punee',
        'mumbay',
        '2',
        'kaapi',
        'chaays',
        'drink',
      ),
    ),
    { freq: 2 },
  ),
  category: chosen('food-beverage', 'Retail', 'HEALTH CARE', 'none'),
  location: chosen('PUNE', 'Bombay', 'Nowhere', 'maharashtra', 'Xanadu', 'Goa', 'sonkatch'),
  openIn: chosen('Poona', 'Mumbai', 'sonkatch', 'Maharashtra'),
  outletsIn: chosen('Pune', 'Nowhere', 'Goa'),
  state: chosen('MAHARASHTRA', 'Goa', 'Narnia'),
  minRoi: bound(60),
  maxRoi: bound(60),
  minInvestment: bound(30),
  maxInvestment: bound(30),
  checked: fc.option(fc.constantFrom(...checkedOptions.map(({ value }) => value)), { freq: 1 }),
  trending: fc.option(fc.constantFrom('weekly' as const, 'monthly' as const), { freq: 1 }),
  affordable: fc.boolean(),
  openFirst: fc.boolean(),
  sort: fc.constantFrom(...sortOptions.map((option) => option.value)),
  page: fc.integer({ min: 1, max: 3 }),
  limit: fc.constantFrom(1, 2, 12),
});

const synonyms = [
  ['coffee', 'kaapi', 'kapi'],
  ['chai', 'tea', 'chaay', 'drink'],
];

/** What the plain loop over the rows answers. */
function expectedPage(rows: Franchise[], asked: FranchiseQuery) {
  const { page, limit } = asked;
  const found = sortRows(filterRows(rows, asked, synonyms), asked, synonyms);
  const bySection = Map.groupBy(found, (row) => sectionOf(row, asked));
  return {
    franchises: found
      .slice((page - 1) * limit, page * limit)
      .map((row) => ({ ...row, place_match: findPlaceMatch(row, chosenPlace(asked), asked) })),
    total: found.length,
    page,
    limit,
    facets: facetsOf(rows, asked, synonyms),
    sections: listSections.flatMap((kind, at) => {
      const some = bySection.get(at);
      if (!asked.openFirst || !some) return [];
      const costs = some.map((row) => openingCost(row)?.max ?? Infinity);
      const more = kind === 'dearer' ? Math.max(...costs) - (asked.maxInvestment ?? 0) : null;
      return [{ kind, count: some.length, more }];
    }),
  };
}

const immediately = async () => {};

async function catalogueOf(rows: Franchise[]): Promise<Catalogue<Franchise>> {
  const catalogue = createCatalogue<Franchise>({ pause: immediately });
  catalogue.setSynonyms(synonyms);
  await catalogue.apply({ rows, removed: [] });
  return catalogue;
}

const sampleRows = (seed: number) =>
  fc.sample(fields, { numRuns: 150, seed }).map((values) => franchise(values));

test('a search answers what the plain loop over the rows does', async () => {
  const rows = sampleRows(4);
  const catalogue = await catalogueOf(rows);
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      expect(await catalogue.search(asked)).toEqual(expectedPage(rows, asked));
    }),
    { numRuns: 60 },
  );
});

test('after changes in any order, everything is as in a catalogue made of what is left', async () => {
  const change = fc.oneof(
    rowWithId.map((row) => ({ rows: [row], removed: [] })),
    fc.array(rowWithId, { maxLength: 5 }).map((rows) => ({ rows, removed: [] })),
    fc.integer({ min: 1, max: maxId }).map((id) => ({ rows: [], removed: [id] })),
  );
  const steps = fc.array(fc.tuple(change, query), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(steps, query, async (changes, last) => {
      const catalogue = await catalogueOf([]);
      await catalogue.prepare();
      const left = new Map<Franchise['id'], Franchise>();
      for (const [{ rows, removed }, asked] of changes) {
        void catalogue.apply({ rows, removed });
        for (const id of removed) left.delete(id);
        for (const row of rows) left.set(row.id, row);
        // Orders are kept from the first search on.
        await catalogue.search(asked);
      }
      await catalogue.apply({ rows: [], removed: [] });
      const rows = [...left.values()];
      const fresh = await catalogueOf(rows);
      expect(await catalogue.search(last)).toEqual(expectedPage(rows, last));
      expect(await catalogue.overview()).toEqual(await fresh.overview());
      expect(await catalogue.countCities()).toBe(await fresh.countCities());
      expect(await catalogue.figures(last)).toEqual(await fresh.figures(last));
      const words = searchWords(last.search ?? 'co') ?? [];
      expect(await catalogue.suggest(words, true)).toEqual(await fresh.suggest(words, true));
      expect(new Set([...catalogue.rows()].map(({ id }) => id))).toEqual(new Set(left.keys()));
    }),
    { numRuns: 100 },
  );
});

test('suggests the five brands whose names fit best, the featured first', async () => {
  const rows = sampleRows(5);
  const catalogue = await catalogueOf(rows);
  await fc.assert(
    fc.asyncProperty(word, async (typed) => {
      const named = rows.map((row) => ({
        ...row,
        category: '',
        description: '',
        headquarters: null,
        locations: [],
      }));
      const asked = { ...emptyFranchiseQuery, search: typed };
      const found = sortRows(filterRows(named, asked, synonyms), asked, synonyms).slice(0, 5);
      const suggested = await catalogue.suggest(searchWords(typed) ?? [], false);
      const expected = searchWords(typed) === null ? [] : found;
      expect(suggested.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }),
  );
});

test('a search begins again when the catalogue changes between its slices, and ends all the same', async () => {
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 100));
  onTestFinished(() => clock.mockRestore());
  let changesNow = false;
  const catalogue = createCatalogue<Franchise>({
    pause: async () => {
      if (!changesNow) return;
      changesNow = false;
      await catalogue.apply({ rows: [franchise({ category: 'Retail' })], removed: [] });
      changesNow = true;
    },
  });
  await catalogue.apply({ rows: sampleRows(6), removed: [] });
  const before = catalogue.size();
  changesNow = true;
  const { total, facets } = await catalogue.search({ ...emptyFranchiseQuery, sort: 'name' });
  expect(catalogue.size()).toBeGreaterThan(before);
  expect(total).toBe(catalogue.size());
  expect(facets.category.reduce((sum, { count }) => sum + count, 0)).toBe(total);
});

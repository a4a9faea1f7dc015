import { resultPageOf } from '@naya/contract/franchises/catalogue';
import { sortOptions } from '@naya/contract/constants';
import type { Facets } from '@naya/contract/franchises/entity';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import type { Place } from '@naya/contract/places/place';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { searchFranchises } from '../src/franchises/search.ts';
import { listFranchises } from '../src/franchises/public.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertFranchisesForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const word = fc.constantFrom(
  'chai',
  'Chaat',
  'coffee',
  'coffer',
  'Café',
  'cafes',
  'care',
  'Crème',
  'royal',
  'royals',
  'pune',
  'काफ़ी',
  'हाउस',
  '24x7',
  'a',
  'tea',
  'team',
  'Mumbai',
);
const phrase = (maxLength: number) => fc.array(word, { maxLength }).map((words) => words.join(' '));
const place = fc.constantFrom('Pune', 'pune', 'Bombay', 'Mumbai', 'Delhi', 'Jaipur', 'Xanadu');
const listed = fc.constantFrom(
  { city: 'Pune', state: 'Maharashtra' },
  { city: 'Mumbai', state: 'Maharashtra' },
  { city: 'Sonkatch', state: 'Madhya Pradesh' },
  { city: null, state: 'Maharashtra' },
  { city: null, state: null },
);
const lists: fc.Arbitrary<Place[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Place[]>([]) },
  { weight: 1, arbitrary: fc.array(listed, { maxLength: 2 }) },
);
const figure = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 3 });

const row = fc.record({
  category: fc.constantFrom('Food & Beverage', 'Health Care', 'Retail'),
  business_name: fc.tuple(word, phrase(2)).map((words) => words.join(' ').trim()),
  description: phrase(6),
  headquarters: fc.option(place),
  locations: fc.array(place, { maxLength: 3 }),
  open_cities: lists,
  waiting_cities: lists,
  outlet_cities: lists.map((places) => places.map((each) => ({ ...each, count: 3 }))),
  investment_min: figure(2_000_000),
  investment_max: figure(30_000_000),
  excepted_roi_min: figure(40),
  excepted_roi_max: figure(60),
  is_featured: fc.boolean(),
  trending_type: fc.option(fc.constantFrom('weekly' as const, 'monthly' as const)),
  created_at: fc
    .integer({ min: 0, max: 9 })
    .map((day) => `2026-01-0${day + 1 > 9 ? 9 : day + 1}T00:00:00.000Z`),
});

const bound = (max: number) => fc.option(fc.integer({ min: 0, max }), { freq: 1 });
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
      ),
    ),
    { freq: 2 },
  ),
  category: fc.option(fc.constantFrom('food-beverage', 'Retail', 'HEALTH CARE', 'none'), {
    freq: 1,
  }),
  location: fc.option(fc.constantFrom('PUNE', 'Bombay', 'Nowhere', 'maharashtra'), { freq: 1 }),
  openIn: fc.option(fc.constantFrom('Poona', 'Mumbai', 'sonkatch'), { freq: 1, nil: null }),
  outletsIn: fc.option(fc.constantFrom('Pune', 'Nowhere'), { freq: 1 }),
  state: fc.option(fc.constantFrom('MAHARASHTRA', 'Goa', 'Narnia'), { freq: 1 }),
  minRoi: bound(60),
  maxRoi: bound(60),
  minInvestment: bound(30_000_000),
  maxInvestment: bound(30_000_000),
  trending: fc.option(fc.constantFrom('weekly' as const, 'monthly' as const), { freq: 1 }),
  sort: fc.constantFrom(...sortOptions.map((option) => option.value)),
  page: fc.integer({ min: 1, max: 3 }),
  limit: fc.constantFrom(1, 2, 12),
});

const inLowerCase = (facet: Facets['location']) =>
  facet
    .map(({ count, value }) => ({ count, value: value.toLowerCase() }))
    .sort((a, b) => (a.value < b.value ? -1 : 1));

/** The contract's own rules over plain rows say what the index has to answer. */
test('a search answers exactly what the rules of the contract do', async () => {
  const rows = fc.sample(row, { numRuns: 400, seed: 4 });
  await insertFranchisesForTest(database.db, rows);
  const { franchises } = await listFranchises(database.db, 1_000);
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const answer = await searchFranchises(database.db, { ...emptyFranchiseQuery, ...asked });
      const expected = resultPageOf(franchises, asked);
      expect(answer.total).toBe(expected.total);
      expect(answer.facets.category).toEqual(expected.facets.category);
      expect(answer.facets.minRoi).toEqual(expected.facets.minRoi);
      expect(answer.facets.maxRoi).toEqual(expected.facets.maxRoi);
      expect(answer.facets.state).toEqual(expected.facets.state);
      for (const facet of ['location', 'openIn', 'outletsIn'] as const) {
        expect(inLowerCase(answer.facets[facet]), facet).toEqual(
          inLowerCase(expected.facets[facet]),
        );
      }
      expect(answer.franchises.map(({ id, place_match }) => [id, place_match])).toEqual(
        expected.franchises.map(({ id, place_match }) => [id, place_match]),
      );
    }),
    { numRuns: 60 },
  );
});

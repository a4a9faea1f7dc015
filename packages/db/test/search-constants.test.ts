import { searchRanking } from '@naya/contract/franchises/catalogue/search';
import { emptyFranchiseQuery, franchiseQueryKeys } from '@naya/contract/franchises/query';
import { cities } from '@naya/contract/places/cities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertFranchisesForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertFranchisesForTest(database.db, [{ business_name: 'Chai', description: 'Chai.' }]);
});
afterAll(() => database.close());

const read = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows;

test('a chunk is as wide as the columns that store it', async () => {
  const widths = await read(
    `select distinct atttypmod as width from pg_attribute
     where attrelid = 'search_bits'::regclass and attname in ('dense', 'sparse')`,
  );
  expect(await read('select search_chunk_size() as width')).toEqual(widths);
});

test('every filter of the contract is one of the index', async () => {
  const others = new Set(['search', 'sort', 'page', 'limit']);
  const filters = franchiseQueryKeys.filter((key) => !others.has(key));
  const asked = Object.fromEntries(filters.map((name) => [name, '7']));
  const known = await read('select name from search_filters($1) where terms is not null', [asked]);
  expect(new Set(known.map(({ name }) => name))).toEqual(new Set(filters));
  expect(await read('select from search_filters($1)', [emptyFranchiseQuery])).toEqual([]);
});

test('the index knows the cities of the contract, by all of their names', async () => {
  const known = await read('select name, city, state from search_known_places()');
  const expected = cities.flatMap(({ name: city, otherNames, state }) =>
    [city, ...otherNames].map((name) => ({ name: name.toLowerCase(), city, state })),
  );
  expect(new Set(known.map((row) => JSON.stringify(row)))).toEqual(
    new Set(expected.map((row) => JSON.stringify(row))),
  );
});

test('the index has the fields of words that the contract ranks', async () => {
  const fields = await read('select field from search_word_fields()');
  expect(fields.map(({ field }) => field)).toEqual(Object.keys(searchRanking.fields));
  const [terms] = await read(
    `select array_agg(letter || ' tea') = search_word_terms('tea') as named,
            bool_and(search_is_word_term(letter || ' tea')) as known from search_word_fields()`,
  );
  expect(terms).toEqual({ named: true, known: true });
});

test('words that may have a typo are long enough for the index to find', async () => {
  const [{ length }] = await read(
    `select max(length(beginning)) + 1 as length from unnest(search_beginnings('abcdefgh')) beginning`,
  );
  expect(searchRanking.typoMinLength).toBeGreaterThanOrEqual(length);
});

test('a search ranks by the figures it is called with', async () => {
  const scores = async (token: string) =>
    await read(
      `select score from search_token($1, search_any('{all}', 1), $2, true) where bit_count(bits) > 0`,
      [
        token,
        {
          fields: { name: { weight: 3 }, description: { weight: 5 } },
          closeness: { asTyped: 11, itsBeginning: 7, withTypo: 2 },
          typoMinLength: 4,
        },
      ],
    );
  expect(await scores('chai')).toEqual([{ score: 5 * 11 }]);
  expect(await scores('cha')).toEqual([{ score: 5 * 7 }]);
  expect(await scores('chia')).toEqual([{ score: 5 * 2 }]);
});

test('an instance of the version before still gets its answer', async () => {
  const former = `select place, id, total, facets from search_franchises(
    '{chai}', 'Food & Beverage', 'pune', 10, 18, 1, 9999999, null, 'featured', 0, 24)`;
  expect(await read(former)).toEqual([
    {
      place: 1,
      id: expect.any(Number),
      total: 1,
      facets: {
        category: [{ value: 'Food & Beverage', count: 1 }],
        location: [{ value: 'Pune', count: 1 }],
        minRoi: [0, 10, 15].map((months) => ({ value: String(months), count: 1 })),
      },
    },
  ]);
});

import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { maxRoiOptions, minRoiOptions } from '@naya/contract/constants';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { searchFranchises } from '../src/franchises/search.ts';
import { categories } from '../src/categories/table.ts';
import { franchises } from '../src/franchises/table.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { makeFranchise, insertFranchisesForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('truncate franchises, categories restart identity cascade');
});

const total = async (search: string) =>
  (await searchFranchises(database.db, { ...emptyFranchiseQuery, search })).total;

/** Reads the whole index, to compare it with a fresh one. */
async function readIndex() {
  const [bits, docs, words] = await Promise.all([
    database.pool.query(
      'select term, chunk, coalesce(dense, sparse) as bits from search_bits order by 1, 2',
    ),
    database.pool.query('select * from search_docs order by id'),
    database.pool.query('select * from search_words order by word'),
  ]);
  return { bits: bits.rows, docs: docs.rows, words: words.rows };
}

test('follows every change of a franchise', async () => {
  const { db } = database;
  const [id = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Chai Point', description: 'Tea.' },
  ]);
  const change = (values: Partial<typeof franchises.$inferInsert>) =>
    db.update(franchises).set(values).where(eq(franchises.id, id));

  expect(await total('chai')).toBe(1);
  await change({ business_name: 'Kulfi Point' });
  expect([await total('chai'), await total('kulfi')]).toEqual([0, 1]);
  await change({ status: 'suspended' });
  expect(await total('kulfi')).toBe(0);
  await change({ status: 'approved', deleted_at: '2026-01-01T00:00:00.000Z' });
  expect(await total('kulfi')).toBe(0);
  await change({ deleted_at: null });
  expect(await total('kulfi')).toBe(1);
  await db.update(categories).set({ name: 'Desserts' });
  expect([await total('beverage'), await total('desserts')]).toEqual([0, 1]);
  await db.delete(franchises).where(eq(franchises.id, id));
  expect(await readIndex()).toEqual({ bits: [], docs: [], words: [] });
});

test('after many changes it is the index of what is left', async () => {
  const { db, pool } = database;
  const rows = Array.from({ length: 60 }, (_, number) => ({
    business_name: `Brand ${number % 7} ${number % 2 ? 'Chai' : 'Coffee'}`,
    category: ['Retail', 'Travel'][number % 2] ?? '',
    locations: number % 3 ? ['Pune', 'Surat'] : ['Kochi'],
    investment_min: number * 12_345,
  }));
  const ids = await insertFranchisesForTest(db, rows);
  await db.delete(franchises).where(inArray(franchises.id, ids.slice(0, 9)));
  await db
    .update(franchises)
    .set({ locations: ['Agra'] })
    .where(inArray(franchises.id, ids.slice(5, 20)));
  await db
    .update(franchises)
    .set({ status: 'suspended' })
    .where(inArray(franchises.id, ids.slice(15, 30)));
  await db
    .update(franchises)
    .set({ status: 'approved' })
    .where(inArray(franchises.id, ids.slice(22, 30)));
  await db.update(franchises).set({ total_outlets: 5 });
  await db.update(categories).set({ name: 'Journeys' }).where(eq(categories.name, 'Travel'));
  const grown = await readIndex();
  await pool.query('select search_rebuild()');
  expect(grown).toEqual(await readIndex());
});

test('writers at the same time neither lose a bit nor block each other', async () => {
  const { db } = database;
  await insertFranchisesForTest(db, [{ business_name: 'First Chai' }]);
  const [category] = await db.select({ id: categories.id }).from(categories);
  await Promise.all(
    Array.from({ length: 12 }, () =>
      db.transaction(async (transaction) => {
        const made = makeFranchise({ business_name: 'Next Chai', category_id: category?.id ?? 0 });
        const [row] = await transaction
          .insert(franchises)
          .values(made)
          .returning({ id: franchises.id });
        await transaction
          .update(franchises)
          .set({ business_name: 'Next Coffee' })
          .where(eq(franchises.id, row?.id ?? 0));
      }),
    ),
  );
  expect([await total('chai'), await total('coffee')]).toEqual([1, 12]);
});

test('counts over many chunks of ids', async () => {
  const { db, pool } = database;
  await insertFranchisesForTest(db, [{ business_name: 'Low Chai' }]);
  await pool.query('alter sequence franchises_id_seq restart with 31999');
  const [category] = await db.select({ id: categories.id }).from(categories);
  const more = Array.from({ length: 3 }, () =>
    makeFranchise({ business_name: 'High Chai', category_id: category?.id ?? 0 }),
  );
  await db.insert(franchises).values(more);
  const page = await searchFranchises(db, { ...emptyFranchiseQuery, search: 'chai', sort: 'name' });
  expect(page.franchises.map(({ id }) => id)).toEqual([31_999, 32_000, 32_001, 1]);
  expect(page.facets.category).toEqual([{ value: 'Food & Beverage', count: 4 }]);
});

test('knows the months the contract offers', async () => {
  await insertFranchisesForTest(database.db, [{ excepted_roi_min: 0, excepted_roi_max: 9_999 }]);
  const { rows } = await database.pool.query(
    "select term from search_bits where term ~ '^(months|within) ' order by 1",
  );
  const expected = [
    ...minRoiOptions.map((months) => `months ${months}`),
    ...maxRoiOptions.map((months) => `within ${months}`),
  ];
  expect(rows.map(({ term }) => term)).toEqual(expected.sort());
});

test('has one term for all of India and one for each whole state', async () => {
  const wide = [
    { city: null, state: null },
    { city: null, state: 'Goa' },
    { city: 'Pune', state: 'Maharashtra' },
  ];
  await insertFranchisesForTest(database.db, [
    { open_cities: wide, waiting_cities: wide.slice(1), headquarters: 'Pune', locations: [] },
  ]);
  const { rows } = await database.pool.query(
    "select term from search_bits where term ~ '^(open|waiting|place)' order by 1",
  );
  expect(rows.map(({ term }) => term)).toEqual([
    'openwide *',
    'placewide *',
    'waiting pune',
    'waitingwide Goa',
  ]);
});

test('counts are those of the index as it is now, whatever has changed', async () => {
  const { db, pool } = database;
  const [id = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Dhobi Ghat', description: 'Washing.' },
    { business_name: 'Laundry Lane', description: 'Washing.' },
  ]);
  const counted = async (search: string | null) => {
    const page = await searchFranchises(db, { ...emptyFranchiseQuery, search });
    return page.facets.category.map(({ value, count }) => `${value} ${count}`).join();
  };
  expect([await counted(null), await counted('dhobi')]).toEqual([
    'Food & Beverage 2',
    'Food & Beverage 1',
  ]);
  await pool.query(`insert into search_synonyms (words) values ('{dhobi,laundry}')`);
  expect(await counted('dhobi')).toBe('Food & Beverage 2');
  await pool.query('delete from search_synonyms');
  expect(await counted('dhobi')).toBe('Food & Beverage 1');
  await db.update(categories).set({ name: 'FOOD & BEVERAGE' });
  expect(await counted('dhobi')).toBe('FOOD & BEVERAGE 1');
  await db.delete(franchises).where(eq(franchises.id, id));
  expect([await counted(null), await counted('dhobi')]).toEqual(['FOOD & BEVERAGE 1', '']);
  await pool.query('truncate franchises cascade');
  expect(await counted(null)).toBe('');
});

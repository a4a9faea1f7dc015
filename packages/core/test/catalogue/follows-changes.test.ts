import { monthFieldNames, paymentFieldNames } from '@naya/contract/franchises/economics';
import { outletRecordFields } from '@naya/contract/franchises/outlet-record';
import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { categories } from '@naya/db/tables/categories';
import { franchises } from '@naya/db/tables/franchises';
import { insertFranchisesForTest, makeFranchise } from '@naya/db/testing/seeds';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readCatalogue, type Catalogue } from '../../src/live-catalogue.ts';
import { useCatalogue } from './use-catalogue.ts';

const catalogue = useCatalogue();
beforeEach(async () => {
  await catalogue.database.pool.query(
    'truncate franchises, categories restart identity cascade; delete from search_synonyms',
  );
});

const search = async (text: string | null) =>
  (await catalogue.current()).search({ ...emptyFranchiseQuery, search: text });
const total = async (text: string) => (await search(text)).total;

test('every change of a franchise', async () => {
  const { db } = catalogue.database;
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
  expect((await catalogue.current()).size()).toBe(0);
});

test('a change that is taken back is none', async () => {
  const { db } = catalogue.database;
  await insertFranchisesForTest(db, [{ business_name: 'Chai Point' }]);
  await db
    .transaction(async (tx) => {
      await tx.update(franchises).set({ business_name: 'Kulfi Point' });
      throw new Error('taken back');
    })
    .catch(() => {});
  expect([await total('chai'), await total('kulfi')]).toEqual([1, 0]);
});

test('after many changes it is the catalogue of what is left', async () => {
  const { db } = catalogue.database;
  const rows = Array.from({ length: 60 }, (_, number) => ({
    business_name: `Brand ${number % 7} ${number % 2 ? 'Chai' : 'Coffee'}`,
    category: ['Retail', 'Travel'][number % 2] ?? '',
    locations: number % 3 ? ['Pune', 'Surat'] : ['Kochi'],
    investment_min: number * 12_345,
  }));
  const ids = await insertFranchisesForTest(db, rows);
  await db.delete(franchises).where(inArray(franchises.id, ids.slice(0, 9)));
  const change = (from: number, to: number, values: Partial<typeof franchises.$inferInsert>) =>
    db
      .update(franchises)
      .set(values)
      .where(inArray(franchises.id, ids.slice(from, to)));
  await change(5, 20, { locations: ['Agra'] });
  await change(15, 30, { status: 'suspended' });
  await change(22, 30, { status: 'approved' });
  await db.update(franchises).set({ total_outlets: 5 });
  await db.update(categories).set({ name: 'Journeys' }).where(eq(categories.name, 'Travel'));
  const contentOf = (held: Catalogue) => [...held.rows()].sort((a, b) => a.id - b.id);
  const grown = contentOf(await catalogue.current());
  expect(grown).toHaveLength(44);
  expect(grown).toEqual(contentOf(await readCatalogue(db)));
});

test('more changes at once than a message can name', async () => {
  const { db, pool } = catalogue.database;
  await insertFranchisesForTest(db, [{ business_name: 'First Chai' }]);
  const [category] = await db.select({ id: categories.id }).from(categories);
  const add = (count: number) =>
    pool.query(
      `insert into franchises (slug, business_name, category_id, status)
       select gen_random_uuid(), 'Chai ' || n, $1, 'approved' from generate_series(1, $2) n`,
      [category?.id, count],
    );
  await add(1_500);
  expect(await total('chai')).toBe(1_501);
  await add(5_001);
  expect(await total('chai')).toBe(6_502);
  await pool.query(`update franchises set status = 'suspended' where business_name like '%1'`);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from franchises where status = 'approved'`,
  );
  expect(await total('chai')).toBe(rows[0]?.count);
});

test('writers at the same time', async () => {
  const { db } = catalogue.database;
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

test('counts are those of now, whatever has changed', async () => {
  const { db, pool } = catalogue.database;
  const [id = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Dhobi Ghat', description: 'Washing.' },
    { business_name: 'Laundry Lane', description: 'Washing.' },
  ]);
  const counted = async (text: string | null) =>
    (await search(text)).facets.category.map(({ value, count }) => `${value} ${count}`).join();
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

/** Visitors see none of these in a list, a search or a figure. */
const unheard = new Set<string>([
  'territory_details',
  'user_id',
  'features',
  'requirements',
  'support_provided',
  'support_offered',
  'training_details',
  'establishment_year',
  'phone',
  'email',
  'website',
  'legal_name',
  'trademark_number',
  'royalty_percentage',
  'contract_duration',
  'model_type',
  ...monthFieldNames,
  ...paymentFieldNames,
  ...outletRecordFields,
  'confirmed_at',
  'reminders_sent',
  'reminded_at',
  'decision_reason',
  'contact_erased_at',
  'place_doubts',
  'working_days',
  'enquiries_counted',
  'enquiries_answered',
  'version',
  'slug',
]);

/** Another value of the column, by its type. */
const otherValue = (column: string, type: string): string => {
  const values: Record<string, string> = {
    is_active: 'false',
    status: `'suspended'`,
    trending_type: `'weekly'`,
    working_days: `'{Monday,Tuesday,Wednesday}'`,
    category_id: `(select max(id) from categories)`,
  };
  const byType: Record<string, string> = {
    boolean: 'true',
    integer: '77',
    bigint: '77',
    'numeric(5, 2)': '7.5',
    jsonb: `'[{"city": null, "state": null}]'`,
    'text[]': `'{other}'`,
    'timestamp with time zone': `'2031-01-01'`,
    date: `'2031-01-01'`,
  };
  return values[column] ?? byType[type] ?? `'other'`;
};

test('what the catalogue holds of a franchise is told when it changes, and nothing else', async () => {
  const { db, pool } = catalogue.database;
  const columns = Object.values(getTableColumns(franchises)).filter(({ name }) => name !== 'id');
  const ids = await insertFranchisesForTest(db, [
    ...columns.map(() => ({ business_name: 'Chai' })),
    { business_name: 'Shoes', category: 'Retail' },
  ]);
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  const told: string[] = [];
  client.on('notification', ({ payload = '' }) => told.push(payload));
  await client.query('listen catalogue');
  for (const [index, column] of columns.entries()) {
    const value = otherValue(column.name, column.getSQLType());
    const change = `update franchises set ${column.name} = ${value} where id = ${ids[index]}`;
    await client.query(change);
    // The second time it changes nothing.
    await client.query(change);
  }
  await client.query('select 1');
  const heard = columns.filter((_, index) => !unheard.has(columns[index]?.name ?? ''));
  expect(told).toEqual(heard.map((column) => String(ids[columns.indexOf(column)])));
});

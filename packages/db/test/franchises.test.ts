import { franchiseSchema } from '@naya/contract/franchises/entity';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFranchise } from '../src/franchises/public.ts';
import { franchises } from '../src/tables/franchises.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertFranchisesForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
let ids: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await insertFranchisesForTest(database.db, [
    { business_name: 'Older', created_at: '2026-01-01T00:00:00.000Z' },
    { business_name: 'Newer', created_at: '2026-02-01T00:00:00.000Z', category: 'Retail' },
    { business_name: 'Starred', created_at: '2025-01-01T00:00:00.000Z', is_featured: true },
    { business_name: 'Waiting', status: 'pending' },
    { business_name: 'Turned away', status: 'rejected' },
    { business_name: 'Gone', deleted_at: '2026-01-01T00:00:00.000Z' },
    { business_name: 'Numbered', slug: '2', created_at: '2024-01-01T00:00:00.000Z' },
  ]);
});
afterAll(() => database.close());

test('a row is a franchise of the contract, numbers as numbers and times as ISO text', async () => {
  const [id] = await insertFranchisesForTest(database.db, [
    {
      business_name: 'Whole',
      category: 'Education',
      investment_min: 99_99_99_99_999,
      royalty_percentage: 7.25,
      images: ['a.png', 'b "quoted", {braced}.png'],
      created_at: '2023-05-01T10:20:30.456Z',
    },
  ]);
  const found = await findFranchise(database.db, String(id));
  expect(franchiseSchema.parse(found)).toEqual(found);
  expect(found).toMatchObject({
    category: 'Education',
    investment_min: 99_99_99_99_999,
    royalty_percentage: 7.25,
    images: ['a.png', 'b "quoted", {braced}.png'],
    created_at: '2023-05-01T10:20:30.456Z',
  });
  await database.db.delete(franchises).where(eq(franchises.id, id ?? 0));
});

test('finds by id or slug, an id before a slug of the same digits', async () => {
  const { db } = database;
  expect(await findFranchise(db, '2')).toMatchObject({ id: ids[1], business_name: 'Newer' });
  expect((await findFranchise(db, '1'))?.slug).toMatch(/^older-/);
  const { slug } = (await findFranchise(db, '3')) ?? {};
  expect(await findFranchise(db, slug ?? '')).toMatchObject({ business_name: 'Starred' });
  expect(await findFranchise(db, 'nowhere')).toBeNull();
  expect(await findFranchise(db, '99999999999999999999')).toBeNull();
  expect(await findFranchise(db, String(ids[3]))).toBeNull();
  expect(await findFranchise(db, String(ids[5]))).toBeNull();
});

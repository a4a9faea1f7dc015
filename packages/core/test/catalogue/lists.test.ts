import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { beforeAll, expect, test } from 'vitest';
import { getCategoryFranchises, listCatalogue } from '../../src/franchises/catalogue.ts';
import { useCatalogue } from './use-catalogue.ts';

const catalogue = useCatalogue();
beforeAll(async () => {
  await insertFranchisesForTest(catalogue.database.db, [
    { business_name: 'Gone', deleted_at: '2026-01-01T00:00:00.000Z' },
    { business_name: 'Turned away', status: 'rejected' },
    { business_name: 'Waiting', status: 'pending' },
    { business_name: 'Numbered', created_at: '2024-01-01T00:00:00.000Z' },
    { business_name: 'Starred', created_at: '2025-01-01T00:00:00.000Z', is_featured: true },
    { business_name: 'Older', created_at: '2026-01-01T00:00:00.000Z' },
    { business_name: 'Newer', created_at: '2026-02-01T00:00:00.000Z', category: 'Retail' },
  ]);
});

test('lists what is approved and not deleted, featured first, then newest', async () => {
  const all = await listCatalogue(catalogue.context, 10);
  expect(all.franchises.map((each) => each.business_name)).toEqual([
    'Starred',
    'Newer',
    'Older',
    'Numbered',
  ]);
  expect(all.total).toBe(4);
  const first = await listCatalogue(catalogue.context, 2);
  expect(first.franchises.map((each) => each.business_name)).toEqual(['Starred', 'Newer']);
  expect(first.total).toBe(4);
});

test('lists a category by its slug, visible ones only', async () => {
  const named = async (slug: string, limit: number | null = null) =>
    (await getCategoryFranchises(catalogue.context, slug, limit)).map((each) => each.business_name);
  expect(await named('retail')).toEqual(['Newer']);
  expect(await named('food-beverage')).toEqual(['Starred', 'Older', 'Numbered']);
  expect(await named('food-beverage', 2)).toEqual(['Starred', 'Older']);
  expect(await named('none')).toEqual([]);
});

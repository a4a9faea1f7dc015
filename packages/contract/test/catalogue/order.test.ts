import { expect, test } from 'vitest';
import { searchList } from '../../src/franchises/catalogue/search-list.ts';
import type { CheckKind } from '../../src/franchises/checks.ts';
import type { Franchise } from '../../src/franchises/entity.ts';
import { emptyFranchiseQuery } from '../../src/franchises/query.ts';
import type { SortOption } from '../../src/constants.ts';
import { franchise } from './franchises.ts';

const sortedIds = async (rows: Franchise[], sort: SortOption) =>
  (await searchList(rows, { ...emptyFranchiseQuery, sort })).franchises.map(({ id }) => id);

const rows = [
  franchise({
    id: 1,
    business_name: 'mango',
    investment_min: 5,
    investment_max: 9,
    excepted_roi_max: 12,
  }),
  franchise({
    id: 2,
    business_name: 'Éclair',
    is_featured: true,
    created_at: '2026-01-01',
    investment_max: 3,
  }),
  franchise({ id: 3, business_name: 'apple', created_at: '2026-02-01', excepted_roi_min: 30 }),
  franchise({
    id: 4,
    business_name: 'Zest',
    is_featured: true,
    created_at: '2026-03-01',
    investment_min: 5,
    investment_max: 7,
  }),
  franchise({
    id: 10,
    business_name: 'Fig',
    created_at: '2026-02-01',
    investment_min: 0,
    excepted_roi_max: 30,
  }),
];

test.each<[SortOption, number[]]>([
  ['featured', [4, 2, 3, 10, 1]],
  ['name', [3, 2, 10, 1, 4]],
  ['investmentLow', [10, 2, 1, 4, 3]],
  ['investmentHigh', [1, 4, 2, 10, 3]],
  ['roiHigh', [3, 10, 1, 2, 4]],
  ['roiLow', [1, 3, 10, 2, 4]],
])('%s', async (sort, ids) => {
  expect(await sortedIds(rows, sort)).toEqual(ids);
  expect(await sortedIds(rows.toReversed(), sort)).toEqual(ids);
});

test('ids of a foreign backend order ties by number, too', async () => {
  const same = ['b10', 'b9', '10', '9'].map((id) => franchise({ id, business_name: 'Same' }));
  expect(await sortedIds(same, 'name')).toEqual(['9', '10', 'b9', 'b10']);
});

test('does not touch its input', async () => {
  const before = rows.map(({ id }) => id);
  await sortedIds(rows, 'name');
  expect(rows.map(({ id }) => id)).toEqual(before);
});

test('the most checked first: the deepest check, of one kind the newest, then those that nobody checked', async () => {
  const checked = (id: number, ...checks: [CheckKind, string][]) =>
    franchise({
      id,
      checks: checks.map(([kind, checked_on]) => ({
        kind,
        checked_on,
        detail: null,
        words: null,
        images: [],
      })),
    });
  const some = [
    checked(1),
    checked(2, ['figures', '2026-11-01']),
    checked(3, ['document', '2026-11-01']),
    checked(4, ['visit', '2026-03-01'], ['document', '2026-11-01']),
    checked(5, ['visit', '2026-04-01']),
    checked(6, ['contact', '2020-01-01']),
  ];
  expect(await sortedIds(some, 'checked')).toEqual([5, 4, 6, 3, 1, 2]);
});

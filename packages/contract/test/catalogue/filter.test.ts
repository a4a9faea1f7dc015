import { describe, expect, test } from 'vitest';
import { searchList } from '../../src/franchises/catalogue/search-list.ts';
import type { CheckKind } from '../../src/franchises/checks.ts';
import type { Franchise } from '../../src/franchises/entity.ts';
import { emptyFranchiseQuery, type FranchiseQuery } from '../../src/franchises/query.ts';
import { franchise } from './franchises.ts';

const unseen = { checked_on: '2026-10-01', words: null, images: [] };

function query(filters: Partial<FranchiseQuery>): FranchiseQuery {
  return { ...emptyFranchiseQuery, ...filters };
}

async function isFound(
  fields: Partial<Franchise>,
  filters: Partial<FranchiseQuery>,
): Promise<boolean> {
  return (await searchList([franchise(fields)], query(filters))).total === 1;
}

const facetsOf = async (rows: Franchise[], asked: FranchiseQuery) =>
  (await searchList(rows, asked)).facets;

function lakhs(value: number | null): number | null {
  return value === null ? null : value * 1_00_000;
}

describe('range filters', () => {
  test.each([
    [5, 10, 1, 4.99, false],
    [5, 10, 1, 5, true],
    [5, 10, 6, 7, true],
    [5, 10, 10, 20, true],
    [5, 10, 10.01, 20, false],
    [5, 10, null, 5, true],
    [5, 10, null, 4, false],
    [5, 10, 10, null, true],
    [5, 10, 11, null, false],
    [5, null, 5, 5, true],
    [5, null, 6, 7, false],
    [null, 10, 10, 10, true],
    [null, 10, 1, 9, false],
    [null, null, null, null, true],
    [null, null, 0, null, false],
    [null, null, null, 999, false],
  ])('%j–%j within %j–%j: %j', async (ownMin, ownMax, min, max, found) => {
    expect(
      await isFound(
        { investment_min: lakhs(ownMin), investment_max: lakhs(ownMax) },
        { minInvestment: lakhs(min), maxInvestment: lakhs(max) },
      ),
    ).toBe(found);
    expect(
      await isFound(
        { excepted_roi_min: ownMin, excepted_roi_max: ownMax },
        { minRoi: min, maxRoi: max },
      ),
    ).toBe(found);
  });
});

describe('named filters', () => {
  test.each([
    [{ category: 'Food & Beverage' }, { category: 'food & BEVERAGE' }, true],
    [{ category: 'Food & Beverage' }, { category: 'food-beverage' }, true],
    [{ category: 'Food & Beverage' }, { category: 'food' }, false],
    [{ headquarters: 'Pune' }, { location: 'pune' }, true],
    [{ locations: ['Mumbai', 'Pune'] }, { location: 'PUNE' }, true],
    [{ locations: ['Navi Mumbai'] }, { location: 'Mumbai' }, false],
    [{}, { location: 'Pune' }, false],
    [{ trending_type: 'weekly' }, { trending: 'weekly' }, true],
    [{ trending_type: 'monthly' }, { trending: 'weekly' }, false],
    [{}, {}, true],
  ] as const)('%j with %j: %j', async (fields, filters, found) => {
    expect(await isFound(fields as Partial<Franchise>, filters)).toBe(found);
  });
});

describe('facets', () => {
  const rows = [
    franchise({
      category: 'Retail',
      headquarters: 'Pune',
      excepted_roi_min: 12,
      excepted_roi_max: 18,
    }),
    franchise({ category: 'Retail', locations: ['Pune', 'pune', 'Goa'], excepted_roi_min: 24 }),
    franchise({
      category: 'Education',
      headquarters: 'Goa',
      locations: ['Goa'],
      excepted_roi_max: 30,
    }),
    franchise({
      category: 'Services',
      checks: [
        { ...unseen, kind: 'visit', detail: 'Pune' },
        { ...unseen, kind: 'figures', detail: null },
      ],
    }),
  ];

  test('count with every filter untouched', async () => {
    expect(await facetsOf(rows, query({}))).toEqual({
      category: [
        { value: 'Retail', count: 2 },
        { value: 'Education', count: 1 },
        { value: 'Services', count: 1 },
      ],
      location: [
        { value: 'Goa', count: 2 },
        { value: 'Pune', count: 2 },
      ],
      openIn: [],
      outletsIn: [],
      state: [
        { value: 'Goa', count: 2 },
        { value: 'Maharashtra', count: 2 },
      ],
      minRoi: [
        { value: '0', count: 4 },
        { value: '10', count: 3 },
        { value: '15', count: 3 },
        { value: '20', count: 2 },
        { value: '25', count: 1 },
        { value: '30', count: 1 },
      ],
      maxRoi: [
        { value: '12', count: 1 },
        { value: '18', count: 1 },
        { value: '24', count: 2 },
        { value: '36', count: 3 },
        { value: '48', count: 3 },
        { value: '60', count: 3 },
      ],
      checked: [
        { value: 'any', count: 1 },
        { value: 'visit', count: 1 },
        { value: 'contact', count: 0 },
        { value: 'document', count: 0 },
        { value: 'registration', count: 0 },
      ],
    });
  });

  test('keep all other filters and replace their own', async () => {
    const facets = await facetsOf(rows, query({ category: 'Retail', location: 'Goa', minRoi: 20 }));
    expect(facets.category).toEqual([
      { value: 'Education', count: 1 },
      { value: 'Retail', count: 1 },
    ]);
    expect(facets.location.map(({ count }) => count)).toEqual([1, 1]);
    expect(facets.minRoi[0]).toEqual({ value: '0', count: 1 });
  });

  test('each count is what choosing it would leave', async () => {
    const base = query({ maxRoi: 25, minRoi: 15 });
    const facets = await facetsOf(rows, base);
    const totalWith = async (filters: Partial<FranchiseQuery>) =>
      (await searchList(rows, { ...base, ...filters })).total;
    for (const { value, count } of facets.category)
      expect(await totalWith({ category: value })).toBe(count);
    for (const { value, count } of facets.location)
      expect(await totalWith({ location: value })).toBe(count);
    for (const { value, count } of facets.minRoi) {
      expect(await totalWith({ minRoi: Number(value) || null })).toBe(count);
    }
  });
});

describe('pages', () => {
  const rows = Array.from({ length: 50 }, () => franchise());
  test('hold `limit` rows, and none beyond the end', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => searchList(rows, query({ page }))));
    expect(pages.map(({ franchises }) => franchises.length)).toEqual([24, 24, 2, 0]);
    expect(pages.map(({ total }) => total)).toEqual([50, 50, 50, 50]);
  });

  test('together are the whole, each row once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => searchList(rows, query({ page }))));
    expect(new Set(pages.flatMap(({ franchises }) => franchises.map(({ id }) => id))).size).toBe(
      50,
    );
  });
});

test('by what we have checked: confirmed figures are the brand’s own word', async () => {
  const check = (kind: CheckKind) => ({ ...unseen, kind, detail: null });
  const checked = [
    franchise({ id: 1, checks: [check('figures')] }),
    franchise({ id: 2, checks: [check('document'), check('visit')] }),
    franchise({ id: 3, checks: [check('document')] }),
    franchise({ id: 4 }),
  ];
  const idsOf = async (asked: Partial<FranchiseQuery>) =>
    (await searchList(checked, query(asked))).franchises.map(({ id }) => id);
  expect(await idsOf({ checked: 'any' })).toEqual([2, 3]);
  expect(await idsOf({ checked: 'visit' })).toEqual([2]);
  expect(await idsOf({ checked: 'document' })).toEqual([2, 3]);
  expect(await idsOf({ checked: 'contact' })).toEqual([]);
});

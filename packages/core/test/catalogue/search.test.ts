import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { beforeAll, expect, test } from 'vitest';
import { franchises } from '@naya/db/tables/franchises';
import { insertFranchisesForTest } from '@naya/db/testing/seeds';
import { useCatalogue } from './use-catalogue.ts';

const catalogue = useCatalogue();

beforeAll(async () => {
  const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`;
  await insertFranchisesForTest(catalogue.database.db, [
    {
      business_name: 'Crème Café',
      description: 'Small plates.',
      locations: ['Mumbai', 'Pune'],
      investment_min: 500_000,
      investment_max: 900_000,
      created_at: day(1),
    },
    {
      business_name: 'Royal Biryani',
      description: 'Rice, and a café corner.',
      headquarters: 'Hyderabad',
      locations: ['Hyderabad'],
      investment_min: 2_000_000,
      investment_max: null,
      excepted_roi_min: null,
      excepted_roi_max: 30,
      created_at: day(2),
    },
    {
      business_name: 'Bright Minds',
      category: 'Education',
      description: 'Evening classes.',
      headquarters: 'Pune',
      locations: [],
      investment_min: null,
      investment_max: null,
      excepted_roi_min: null,
      excepted_roi_max: null,
      trending_type: 'weekly',
      created_at: day(3),
    },
    {
      business_name: 'Pune Tiffins',
      description: 'Home food.',
      headquarters: 'Nashik',
      locations: ['mumbai'],
      investment_min: 100_000,
      investment_max: 300_000,
      excepted_roi_min: 6,
      excepted_roi_max: 9,
      is_featured: true,
      created_at: day(4),
    },
    { business_name: 'Hidden Café', status: 'pending' },
  ]);
});

const search = async (query: Partial<FranchiseQuery>) =>
  (await catalogue.current()).search({ ...emptyFranchiseQuery, ...query });
const readFigures = async (filters: Partial<FranchiseQuery>) =>
  (await catalogue.current()).figures(filters);
const names = async (query: Partial<FranchiseQuery>) =>
  (await search(query)).franchises.map((each) => each.business_name);

test('accents do not matter, neither in the text nor in the search', async () => {
  expect(await names({ search: 'creme' })).toEqual(['Crème Café']);
  expect(await names({ search: 'CRÈME' })).toEqual(['Crème Café']);
});

test('the beginning of a word is enough, and one typo is forgiven', async () => {
  expect(await names({ search: 'birya' })).toEqual(['Royal Biryani']);
  for (const typo of ['biriyani', 'biryni', 'biryanj', 'biyrani', 'viryani']) {
    expect(await names({ search: typo }), typo).toEqual(['Royal Biryani']);
  }
  expect(await names({ search: 'biriyanni' })).toEqual([]);
});

test('every word has to match; a name goes before a place, a place before a description', async () => {
  expect(await names({ search: 'royal rice' })).toEqual(['Royal Biryani']);
  expect(await names({ search: 'royal plates' })).toEqual([]);
  expect(await names({ search: 'pune' })).toEqual(['Pune Tiffins', 'Bright Minds', 'Crème Café']);
  expect(await names({ search: 'cafe' })).toEqual(['Crème Café', 'Royal Biryani']);
  expect(await names({ search: '!?' })).toEqual([]);
});

test('ranges overlap, a missing end equals the other, no figure matches an untouched filter only', async () => {
  expect(await names({ minInvestment: 900_000, sort: 'name' })).toEqual([
    'Crème Café',
    'Royal Biryani',
  ]);
  expect(await names({ minInvestment: 900_001 })).toEqual(['Royal Biryani']);
  expect(await names({ minInvestment: 2_000_001 })).toEqual([]);
  expect(await names({ maxInvestment: 100_000 })).toEqual(['Pune Tiffins']);
  expect(await names({ maxInvestment: 99_999.5 })).toEqual([]);
  expect(await names({ minInvestment: 0 })).not.toContain('Bright Minds');
  expect(await names({ minRoi: 30 })).toEqual(['Royal Biryani']);
  expect(await names({ minRoi: 7, maxRoi: 9 })).toEqual(['Pune Tiffins']);
  expect(await names({ maxRoi: 999 })).not.toContain('Bright Minds');
  expect(await names({})).toContain('Bright Minds');
});

test('figures as large as a URL can carry are no error', async () => {
  expect(await names({ minInvestment: 999_999_999_999_999 })).toEqual([]);
  expect((await search({ maxInvestment: 999_999_999_999_999 })).total).toBe(3);
  expect(await names({ minRoi: 999_999_999_999_999 })).toEqual([]);
});

test('sorts with rows without a figure last', async () => {
  expect(await names({ sort: 'featured' })).toEqual([
    'Pune Tiffins',
    'Bright Minds',
    'Royal Biryani',
    'Crème Café',
  ]);
  expect(await names({ sort: 'name' })).toEqual([
    'Bright Minds',
    'Crème Café',
    'Pune Tiffins',
    'Royal Biryani',
  ]);
  expect(await names({ sort: 'investmentLow' })).toEqual([
    'Pune Tiffins',
    'Crème Café',
    'Royal Biryani',
    'Bright Minds',
  ]);
  expect(await names({ sort: 'investmentHigh' })).toEqual([
    'Royal Biryani',
    'Crème Café',
    'Pune Tiffins',
    'Bright Minds',
  ]);
  expect(await names({ sort: 'roiHigh' })).toEqual([
    'Royal Biryani',
    'Crème Café',
    'Pune Tiffins',
    'Bright Minds',
  ]);
  expect(await names({ sort: 'roiLow' })).toEqual([
    'Pune Tiffins',
    'Crème Café',
    'Royal Biryani',
    'Bright Minds',
  ]);
  expect(await names({ sort: 'roiLow', limit: 2, page: 2 })).toEqual([
    'Royal Biryani',
    'Bright Minds',
  ]);
});

test('filters by category name or slug, by headquarters or location, and by trend', async () => {
  expect(await names({ category: 'education' })).toEqual(['Bright Minds']);
  expect(await names({ category: 'FOOD & BEVERAGE', location: 'hyderabad' })).toEqual([
    'Royal Biryani',
  ]);
  expect((await names({ location: 'PUNE' })).sort()).toEqual(['Bright Minds', 'Crème Café']);
  expect(await names({ location: 'Mumbai', sort: 'name' })).toEqual(['Crème Café', 'Pune Tiffins']);
  expect(await names({ trending: 'weekly' })).toEqual(['Bright Minds']);
  expect(await names({ category: 'nothing' })).toEqual([]);
});

test('a facet replaces its own filter and keeps the others', async () => {
  const { facets, total } = await search({ category: 'education', location: 'Pune', minRoi: 0 });
  expect(total).toBe(0);
  expect(facets.category).toEqual([{ value: 'Food & Beverage', count: 1 }]);
  expect(facets.location).toEqual([]);
  expect(facets.minRoi.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0]);

  const all = await search({});
  expect(all.facets.category).toEqual([
    { value: 'Food & Beverage', count: 3 },
    { value: 'Education', count: 1 },
  ]);
  expect(all.facets.location.map(({ value, count }) => [value.toLowerCase(), count])).toEqual([
    ['mumbai', 2],
    ['pune', 2],
    ['hyderabad', 1],
    ['nashik', 1],
  ]);
  expect(all.facets.minRoi).toEqual([
    { value: '0', count: 4 },
    { value: '10', count: 2 },
    { value: '15', count: 2 },
    { value: '20', count: 1 },
    { value: '25', count: 1 },
    { value: '30', count: 1 },
  ]);
});

test('pages follow on each other, also through a search ranked by match', async () => {
  const paged = async (query: Partial<FranchiseQuery>) => {
    const pages = await Promise.all([1, 2, 3].map((page) => names({ ...query, page, limit: 2 })));
    return pages.flat();
  };
  expect(await paged({ sort: 'name' })).toEqual(await names({ sort: 'name' }));
  expect(await paged({ search: 'pune' })).toEqual(await names({ search: 'pune' }));
  const beyond = await search({ page: 50 });
  expect(beyond).toMatchObject({ franchises: [], total: 4, page: 50, limit: 24 });
  expect(beyond.facets.category).toHaveLength(2);
});

test('figures are the medians of what passes the filters', async () => {
  expect(await readFigures({ category: 'food-beverage' })).toMatchObject({
    brands: 3,
    investment: 700_000,
  });
  expect(await readFigures({ location: 'mumbai' })).toMatchObject({
    brands: 2,
    investment: 450_000,
  });
  expect(await readFigures({ location: 'nowhere' })).toEqual({
    brands: 0,
    investment: null,
    payback: null,
    fee: null,
  });
});

test.each([
  ['franchise_fee', 'fee', 7],
  ['investment_max', 'investment', 9_000_000],
  ['excepted_roi_max', 'payback', 99],
] as const)('a change of %s shows in the median %s', async (column, figure, value) => {
  const filters = { category: 'food-beverage' } as const;
  const before = await readFigures(filters);
  await catalogue.database.db.update(franchises).set({ [column]: value });
  const after = await readFigures(filters);
  expect(after[figure]).not.toBe(before[figure]);
});

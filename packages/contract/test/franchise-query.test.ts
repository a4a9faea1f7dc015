import * as fc from 'fast-check';
import { checkedOptions, sortOptions, trendingTypes } from '../src/constants.ts';
import { expect, test } from 'vitest';
import { emptyFranchiseQuery, franchiseQueryParams } from '../src/franchises/query.ts';
import { parseFranchiseQuery } from '../src/franchises/parse-query.ts';

function parse(text: string) {
  return parseFranchiseQuery(new URLSearchParams(text));
}

test('nothing asked is the empty query', () => {
  expect(parse('')).toEqual(emptyFranchiseQuery);
  expect(franchiseQueryParams(emptyFranchiseQuery).toString()).toBe('');
});

test.each([
  'search=%20%20',
  'minRoi=abc',
  'maxInvestment=-5',
  'maxInvestment=1e5',
  'sort=random',
  'trending=daily',
  'page=0',
  'page=-1',
  'limit=x',
  'unknown=1',
])('%s is ignored', (text) => {
  expect(parse(text)).toEqual(emptyFranchiseQuery);
});

test('of a place that is chosen and one that is written the written one holds', () => {
  expect(parse('location=Pune&location=Indore').location).toBe('Indore');
  expect(parse('location=&location=Indore').location).toBe('Indore');
  expect(parse('location=Pune&location=+').location).toBe('Pune');
});

test.each(['minRoi=0', 'maxRoi=999', 'minInvestment=100000', 'maxInvestment=2 crore'])(
  '%s leaves nothing out, so it is not chosen',
  (text) => {
    expect(parse(text)).toEqual(emptyFranchiseQuery);
  },
);

test('what is not chosen is not written', () => {
  const ends = { minRoi: 0, maxRoi: 999, minInvestment: 100_000, maxInvestment: 20_000_000 };
  expect(franchiseQueryParams(ends).toString()).toBe('');
});

test.each([
  ['1500000', 1_500_000],
  ['15,00,000', 1_500_000],
  ['₹ 15 lakh', 1_500_000],
  ['15L', 1_500_000],
  ['12.5 lacs', 1_250_000],
  ['1 cr', 10_000_000],
  ['1.5 Crore', 15_000_000],
  ['50k', 50_000],
  ['Rs. 20 lakhs', 2_000_000],
  ['99999999999 crore', null],
  ['fifteen lakh', null],
  ['15 lakh or so', null],
  ['1.2.3', null],
])('an amount typed as %s is read as %s', (typed, amount) => {
  expect(parse(new URLSearchParams({ maxInvestment: typed }).toString()).maxInvestment).toBe(
    amount,
  );
});

test('limits what is asked', () => {
  expect(parse('limit=5000&page=9999999')).toMatchObject({ limit: 100, page: 100_000 });
  expect(parse(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  expect(parse('search=a%00b').search).toBe('ab');
});

test('what is written reads back the same', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 50 })
    .map((value) => value.replaceAll('\0', '').trim() || null);
  const figure = fc.option(fc.nat(1e9));
  const figureBut = (unchosen: number) => figure.filter((value) => value !== unchosen);
  const anyQuery = fc.record({
    search: text,
    category: text,
    location: text,
    openIn: text,
    outletsIn: text,
    state: text,
    minRoi: figureBut(0),
    maxRoi: figureBut(999),
    minInvestment: figureBut(100_000),
    maxInvestment: figureBut(20_000_000),
    checked: fc.option(fc.constantFrom(...checkedOptions.map(({ value }) => value))),
    trending: fc.option(fc.constantFrom(...trendingTypes)),
    affordable: fc.boolean(),
    openFirst: fc.boolean(),
    sort: fc.constantFrom(...sortOptions.map(({ value }) => value)),
    page: fc.integer({ min: 1, max: 100_000 }),
    limit: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parse(franchiseQueryParams(query).toString())).toEqual(query);
    }),
  );
});

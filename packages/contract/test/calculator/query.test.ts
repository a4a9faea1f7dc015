import { expect, it } from 'vitest';
import { calculatorInputs, calculatorKeys } from '../../src/calculator/inputs.ts';
import {
  calculatorParams,
  completeValues,
  missingKeys,
  parseCalculatorCase,
  type StartingFigures,
} from '../../src/calculator/query.ts';

const parse = (query: string, starting: StartingFigures = {}) =>
  parseCalculatorCase(new URLSearchParams(query), starting);
const month = { bills: 80, bill: 150, days: 30, margin: 60, rent: 30_000, wages: 60_000, other: 0 };

it('the visitor counts before the brand, the brand before its trade, and else there is no figure', () => {
  const { values, sources } = parse('rent=45000&royalty=8', {
    brand: { fee: 5_00_000, royalty: 6, margin: 35 },
    trade: { margin: 60, days: 26 },
  });
  expect(values).toMatchObject({ rent: 45_000, royalty: 8, fee: 5_00_000, margin: 35, days: 26 });
  expect(sources).toMatchObject({
    rent: 'visitor',
    royalty: 'visitor',
    fee: 'brand',
    margin: 'brand',
    days: 'trade',
    gst: 'law',
  });
  expect([values.bill, sources.bill, values.interior]).toEqual([null, null, null]);
});

it('nothing is calculated of guesses: without figures there are none', () => {
  const empty = parse('');
  expect(missingKeys(empty)).toEqual(['bills', 'bill', 'days', 'margin', 'rent', 'wages', 'other']);
  expect(completeValues(empty)).toBeNull();
  expect(completeValues(parse('', { brand: month }))).toBeNull();
  expect(completeValues(parse('fee=100000', { brand: month }))).toMatchObject({
    fee: 1_00_000,
    interior: 0,
    loanShare: 0,
  });
});

it('a loan asks for its interest and its years', () => {
  const half = parse('fee=100000&loanShare=50', { brand: month });
  expect([missingKeys(half), completeValues(half)]).toEqual([['loanRate', 'loanYears'], null]);
  const whole = parse('fee=100000&loanShare=50&loanRate=12&loanYears=5', { brand: month });
  expect(completeValues(whole)).toMatchObject({ loanRate: 12, loanYears: 5 });
});

it('a form that sends every field changes no source', () => {
  const starting = { brand: { fee: 5_00_000 }, trade: { margin: 60 } };
  const untouched = parse('', starting);
  const all = calculatorKeys.map((key) => `${key}=${untouched.values[key] ?? ''}`).join('&');
  expect(parse(all, starting)).toEqual(untouched);
});

it('what a brand states stays exact while its field shows it rounded', () => {
  const starting = { brand: { royalty: 4.333_333 } };
  const { values, sources } = parse('royalty=4.33', starting);
  expect([values.royalty, sources.royalty]).toEqual([4.333_333, 'brand']);
  expect(parse('royalty=4.34', starting).sources.royalty).toBe('visitor');
});

it.each([
  ['rent=1,20,000', 'rent', 1_20_000],
  ['rent=%E2%82%B9 45 000', 'rent', 45_000],
  ['margin=62.5%', 'margin', 62.5],
  ['bills=12.6', 'bills', 13],
  ['rent=', 'rent', null],
] as const)('reads %s', (query, key, expected) => {
  expect(parse(query).values[key]).toBe(expected);
});

it.each([
  ['rent=-5', 'rent', 'Must be 0 or more'],
  ['rent=99999999999999999999', 'rent', 'Must be 10,00,00,000 or less'],
  ['loanYears=0', 'loanYears', 'Must be 1 or more'],
  ['margin=130', 'margin', 'Must be 100 or less'],
  ['days=40', 'days', 'Must be 31 or less'],
  ['rent=lots', 'rent', 'Please enter a number'],
] as const)(
  'says what is impossible in %s, and calculates nothing of it',
  (query, key, message) => {
    const read = parse(`fee=100000&${query}`, { brand: month });
    expect(read.faults).toEqual({ [key]: { typed: query.split('=')[1], message } });
    expect(completeValues(read)).toBeNull();
  },
);

it('a brand’s impossible figure counts as none', () => {
  expect(parse('', { brand: { rent: calculatorInputs.rent.max + 1 } }).values.rent).toBeNull();
});

it('the parameters carry the changed figures alone, and lead to the same case', () => {
  const starting = { brand: { fee: 5_00_000 } };
  const one = parse('rent=45000&fee=500000&margin=62.5', starting);
  const params = calculatorParams(one);
  expect(params.toString()).toBe('margin=62.5&rent=45000');
  expect(parseCalculatorCase(params, starting)).toEqual(one);
});

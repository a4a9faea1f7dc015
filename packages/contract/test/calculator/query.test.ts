import { expect, it } from 'vitest';
import { calculatorInputs, calculatorKeys } from '../../src/calculator/inputs.ts';
import { calculatorParams, parseCalculatorCase } from '../../src/calculator/query.ts';
import { statedFigures } from '../../src/calculator/stated-figures.ts';

const silent = {
  franchise_fee: null,
  royalty_percentage: null,
  space_required: null,
  cost_interior: null,
  cost_equipment: null,
  cost_stock: null,
};
const parse = (query: string, stated = {}) =>
  parseCalculatorCase(new URLSearchParams(query), stated);

it('the visitor counts before the brand, the brand before the usual figure', () => {
  const { values, sources } = parse('rent=45000&royalty=8', { fee: 5_00_000, royalty: 6 });
  expect(values).toMatchObject({ rent: 45_000, royalty: 8, fee: 5_00_000, gst: 18 });
  expect(sources).toMatchObject({
    rent: 'visitor',
    royalty: 'visitor',
    fee: 'brand',
    gst: 'usual',
  });
});

it('a form that sends every field changes no source', () => {
  const stated = { fee: 5_00_000 };
  const { values, sources } = parse('', stated);
  const all = calculatorKeys.map((key) => `${key}=${values[key]}`).join('&');
  expect(parse(all, stated)).toEqual({ values, sources });
});

it('what a brand states stays exact while its field shows it rounded', () => {
  const stated = statedFigures({ ...silent, space_required: '60-120', cost_interior: 1_45_000 });
  const { values, sources } = parse('interior=2,417', stated);
  expect([values.interior * 60, sources.interior]).toEqual([1_45_000, 'brand']);
  expect(parse('interior=2,418', stated).sources.interior).toBe('visitor');
});

it.each([
  ['rent=1,20,000', 'rent', 1_20_000],
  ['rent=%E2%82%B9 45 000', 'rent', 45_000],
  ['margin=62.5%', 'margin', 62.5],
  ['rent=-5', 'rent', 0],
  ['rent=99999999999999999999', 'rent', calculatorInputs.rent.max],
  ['loanYears=0', 'loanYears', 1],
  ['bills=12.6', 'bills', 13],
  ['rent=lots', 'rent', calculatorInputs.rent.usual],
  ['rent=', 'rent', calculatorInputs.rent.usual],
  ['rent=NaN', 'rent', calculatorInputs.rent.usual],
] as const)('reads %s', (query, key, expected) => {
  expect(parse(query).values[key]).toBe(expected);
});

it('the parameters carry the changed figures alone, and lead to the same case', () => {
  const stated = { fee: 5_00_000 };
  const one = parse('rent=45000&fee=500000&margin=62.5', stated);
  const params = calculatorParams(one.values, stated);
  expect(params.toString()).toBe('margin=62.5&rent=45000');
  expect(parseCalculatorCase(params, stated)).toEqual(one);
});

it.each([
  ['250 - 400 sq ft', 250],
  ['1,200', 1_200],
  ['40 square metres', undefined],
  ['a kiosk', undefined],
  [null, undefined],
])('takes the area of %s', (space_required, area) => {
  expect(statedFigures({ ...silent, space_required }).area).toBe(area);
});

it('starts from the parts of the investment, the interior for each sq ft of a known area', () => {
  const parts = { cost_interior: 4_00_000, cost_equipment: 0, cost_stock: 90_000 };
  const known = statedFigures({ ...silent, ...parts, space_required: '250-400' });
  expect(known).toEqual({ area: 250, interior: 1_600, equipment: 0, stock: 90_000 });
  expect(statedFigures({ ...silent, ...parts })).toEqual({ equipment: 0, stock: 90_000 });
});

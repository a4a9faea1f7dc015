import { expect, it } from 'vitest';
import { stackCosts } from '../../src/franchises/cost-stack.ts';
import { franchiseFormSchema } from '../../src/franchises/office-form.ts';
import { normaliseFranchise } from '../../src/franchises/normalise.ts';
import { findWarnings } from '../../src/franchises/warnings.ts';

const silent = {
  investment_min: 10_00_000,
  franchise_fee: 2_00_000,
  cost_interior: null,
  cost_equipment: null,
  cost_stock: null,
  cost_deposit: null,
  cost_working_capital: null,
  costs_not_included: [] as string[],
};

it('there is nothing to show while the brand states its fee alone', () => {
  expect(stackCosts(silent)).toBeNull();
});

it('parts that are not included count for nothing, and what no part explains is told', () => {
  const stack = stackCosts({
    ...silent,
    cost_interior: 3_00_000,
    cost_equipment: 2_50_000,
    cost_deposit: 90_000,
    costs_not_included: ['Deposit'],
  });
  expect(stack).toMatchObject({ total: 7_50_000, unexplained: 2_50_000 });
  expect(stack?.parts.map(({ label, amount, isIncluded }) => [label, amount, isIncluded])).toEqual([
    ['Franchise fee', 2_00_000, true],
    ['Interior', 3_00_000, true],
    ['Equipment', 2_50_000, true],
    ['First stock', null, true],
    ['Deposit', 90_000, false],
    ['Working capital', null, true],
  ]);
});

it('parts beyond the smallest investment leave nothing unexplained', () => {
  const stack = stackCosts({ ...silent, investment_min: null, cost_stock: 1 });
  expect(stack).toMatchObject({ total: 2_00_001, unexplained: 0 });
});

it('a foreign backend may send amounts and the list as text', () => {
  const loose = { id: 1, business_name: 'Chai', category: 'Food' };
  const strict = normaliseFranchise({
    ...loose,
    cost_interior: '₹3,00,000',
    costs_not_included: 'Deposit, Working capital',
  });
  expect(strict).toMatchObject({
    cost_interior: 3_00_000,
    cost_stock: null,
    costs_not_included: ['Deposit', 'Working capital'],
  });
  expect(normaliseFranchise(loose)).toMatchObject({ costs_not_included: [], cost_deposit: null });
});

it('the office refuses an unknown part and sorts the known ones', () => {
  const read = (parts: string[]) =>
    franchiseFormSchema.shape.costs_not_included.safeParse(parts).data;
  expect(read(['Working capital', 'Deposit', 'Deposit'])).toEqual(['Deposit', 'Working capital']);
  expect(read(['Bribes'])).toBeUndefined();
});

it('warns of parts that come to more than the maximum', () => {
  const values = { ...silent, investment_max: 12_00_000, cost_interior: 11_00_000 };
  expect(findWarnings(values)).toHaveProperty('costs_not_included');
  expect(findWarnings({ ...values, costs_not_included: ['Interior'] })).toEqual({});
});

import { assert, integer, option, property, record, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { costPartLabels } from '../../src/franchises/cost-parts.ts';
import { openingCost, type OpeningPart } from '../../src/franchises/opening-cost.ts';
import { franchiseFormSchema } from '../../src/franchises/office-form.ts';
import { normaliseFranchise } from '../../src/franchises/normalise.ts';
import { findWarnings } from '../../src/franchises/warnings.ts';

const silent = {
  investment_min: 10_00_000,
  investment_max: null as number | null,
  franchise_fee: 2_00_000,
  cost_interior: null,
  cost_equipment: null,
  cost_stock: null,
  cost_deposit: null,
  cost_working_capital: null,
  costs_not_included: [] as string[],
};

const amounts = (parts: OpeningPart[]) => parts.map(({ name, amount }) => [name, amount]);

it('nobody knows what opening costs while the brand names no investment', () => {
  expect(openingCost({ ...silent, investment_min: null, cost_stock: 1 })).toBeNull();
});

it('a brand that names its fee alone: the rest is not split up, and GST comes on top', () => {
  const cost = openingCost({ ...silent, investment_max: 12_00_000 });
  expect(cost).toMatchObject({ min: 10_36_000, max: 12_36_000, isLeast: false });
  expect(amounts(cost?.parts ?? [])).toContainEqual(['rest', 8_00_000]);
  expect(amounts(cost?.onTop ?? [])).toEqual([['gst', 36_000]]);
});

it('what the brand leaves out stands in the sum, on top of the investment', () => {
  const cost = openingCost({
    ...silent,
    investment_max: 14_00_000,
    cost_interior: 3_00_000,
    cost_equipment: 2_50_000,
    cost_deposit: 90_000,
    cost_working_capital: 1_50_000,
    costs_not_included: ['Deposit', 'Working capital'],
  });
  // 10,00,000 + 36,000 + 90,000 + 1,50,000.
  expect(cost).toMatchObject({ min: 12_76_000, max: 16_76_000, isLeast: false });
  expect(amounts(cost?.parts ?? [])).toEqual([
    ['franchise_fee', 2_00_000],
    ['cost_interior', 3_00_000],
    ['cost_equipment', 2_50_000],
    ['cost_stock', null],
    ['rest', 2_50_000],
  ]);
  expect(amounts(cost?.onTop ?? [])).toEqual([
    ['gst', 36_000],
    ['cost_deposit', 90_000],
    ['cost_working_capital', 1_50_000],
  ]);
});

it('parts beyond the stated investment count in full', () => {
  const cost = openingCost({ ...silent, investment_max: 11_00_000, cost_interior: 12_00_000 });
  expect(cost).toMatchObject({ min: 14_36_000, max: 14_36_000 });
  expect(amounts(cost?.parts ?? [])).not.toContainEqual(['rest', expect.anything()]);
});

it('a part on top without an amount makes the sum the least', () => {
  const cost = openingCost({ ...silent, franchise_fee: 0, costs_not_included: ['Deposit'] });
  expect(cost).toMatchObject({ min: 10_00_000, isLeast: true });
});

it('with one end of the range, that end is the investment; ends the wrong way round do no harm', () => {
  const most = { ...silent, franchise_fee: null, investment_min: null, investment_max: 8_00_000 };
  expect(openingCost(most)).toMatchObject({ min: 8_00_000, max: 8_00_000 });
  expect(openingCost({ ...most, investment_min: 9_00_000 })).toMatchObject({
    min: 9_00_000,
    max: 9_00_000,
  });
});

it('it is never below the stated minimum, and its parts are the whole', () => {
  const amount = option(integer({ min: 0, max: 1_00_00_000 }));
  const any = record({
    investment_min: amount,
    investment_max: amount,
    franchise_fee: amount,
    cost_interior: amount,
    cost_equipment: amount,
    cost_stock: amount,
    cost_deposit: amount,
    cost_working_capital: amount,
    costs_not_included: subarray([...costPartLabels]),
  });
  assert(
    property(any, (given) => {
      const cost = openingCost(given);
      if (!cost) return;
      const sum = [...cost.parts, ...cost.onTop].reduce((all, each) => all + (each.amount ?? 0), 0);
      expect(cost.min).toBe(sum);
      expect(cost.min).toBeGreaterThanOrEqual(given.investment_min ?? 0);
      expect(cost.max).toBeGreaterThanOrEqual(cost.min);
    }),
  );
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

import { expect, test } from 'vitest';
import { compareWithBudget, sayAffordability } from '../../src/franchises/affordability.ts';
import { openingCost } from '../../src/franchises/opening-cost.ts';
import { franchise } from '../catalogue/franchises.ts';

const lakh = 100_000;

test.each([
  // GST on a fee of ₹2L is ₹36,000; the deposit comes on top.
  [16, 'whole', '₹13.36L opens it, ₹2.64L left'],
  [13.36, 'whole', '₹13.36L opens it, nothing left'],
  [12, 'part', 'May need up to ₹1.36L more'],
  [11.36, 'part', 'May need up to ₹2L more'],
  [10, 'short', 'Short by ₹1.36L'],
] as const)('a budget of ₹%dL: %s, %s', (budget, kind, text) => {
  const cost = openingCost(
    franchise({
      investment_min: 10 * lakh,
      investment_max: 12 * lakh,
      franchise_fee: 2 * lakh,
      cost_deposit: lakh,
      costs_not_included: ['Deposit'],
    }),
  )!;
  const met = compareWithBudget(cost, budget * lakh);
  expect(met.kind).toBe(kind);
  expect(sayAffordability(cost, met)).toBe(text);
});

test('where the brand leaves out a part without saying how much, no remainder is promised', () => {
  const cost = openingCost(
    franchise({ investment_min: 10 * lakh, costs_not_included: ['Working capital'] }),
  )!;
  expect(sayAffordability(cost, compareWithBudget(cost, 15 * lakh))).toBe(
    '₹10L or more opens it, at most ₹5L left',
  );
});

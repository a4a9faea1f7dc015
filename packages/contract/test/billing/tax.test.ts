import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gstRates, maxPaise, splitTax, totalOf, type GstRate } from '../../src/billing/tax.ts';
import type { State } from '../../src/places/states.ts';

type Worked = [
  net: number,
  rate: GstRate,
  to: State,
  cgst: number,
  sgst: number,
  igst: number,
  total: number,
];

/** Worked by hand, from a seller in Maharashtra; paise. */
const byHand: Worked[] = [
  // ₹4,999.00: 9% is ₹449.91.
  [499_900, 18, 'Maharashtra', 44_991, 44_991, 0, 589_882],
  // ₹4,999.00: 18% is ₹899.82.
  [499_900, 18, 'Karnataka', 0, 0, 89_982, 589_882],
  // ₹999.99: 9% is ₹89.9991, so ₹90.00.
  [99_999, 18, 'Maharashtra', 9_000, 9_000, 0, 117_999],
  // ₹999.99: 18% is ₹179.9982, so ₹180.00.
  [99_999, 18, 'Delhi', 0, 0, 18_000, 117_999],
  // ₹123.45: 2.5% is ₹3.08625, so ₹3.09 each; one paisa more than between states.
  [12_345, 5, 'Maharashtra', 309, 309, 0, 12_963],
  // ₹123.45: 5% is ₹6.1725, so ₹6.17.
  [12_345, 5, 'Gujarat', 0, 0, 617, 12_962],
  // ₹0.50: 9% is 4.5 paise, half upwards.
  [50, 18, 'Maharashtra', 5, 5, 0, 60],
  // ₹1,50,000.00: 12% is ₹18,000.
  [15_000_000, 12, 'Tamil Nadu', 0, 0, 1_800_000, 16_800_000],
  // ₹1,00,00,000.00: 14% is ₹14,00,000 each.
  [1_000_000_000, 28, 'Maharashtra', 140_000_000, 140_000_000, 0, 1_280_000_000],
  // Nothing on what is exempt.
  [249_950, 0, 'Kerala', 0, 0, 0, 249_950],
];

test.each(byHand)('%d paise at %d%% to %s', (net, rate, to, cgst, sgst, igst, total) => {
  const tax = splitTax(net, { rate, from: 'Maharashtra', to });
  expect(tax).toEqual({ cgst, sgst, igst });
  expect(totalOf({ net, ...tax })).toBe(total);
});

describe('of any amount', () => {
  const net = fc.integer({ min: 1, max: maxPaise });
  const rate = fc.constantFrom(...gstRates);

  test('each tax is its exact share, off by half a paisa at most', () => {
    fc.assert(
      fc.property(net, rate, (paise, each) => {
        const within = splitTax(paise, { rate: each, from: 'Goa', to: 'Goa' });
        const between = splitTax(paise, { rate: each, from: 'Goa', to: 'Bihar' });
        const exact = BigInt(paise) * BigInt(each);
        const off = (tax: number, share: bigint) => {
          const doubled = 2n * (BigInt(tax) * share - exact);
          return doubled <= share && doubled > -share;
        };
        expect(off(within.cgst, 200n) && off(between.igst, 100n)).toBe(true);
        expect([within.cgst, within.igst, between.cgst]).toEqual([within.sgst, 0, between.sgst]);
        expect(between.cgst).toBe(0);
      }),
    );
  });

  test('the parts are whole paise and add up, and the two ways are a paisa apart at most', () => {
    fc.assert(
      fc.property(net, rate, (paise, each) => {
        const taxes = (['Goa', 'Bihar'] as const).map((to) =>
          splitTax(paise, { rate: each, from: 'Goa', to }),
        );
        const totals = taxes.map((tax) => totalOf({ net: paise, ...tax }));
        for (const tax of taxes) expect(Object.values(tax).every(Number.isSafeInteger)).toBe(true);
        expect(Math.abs((totals[0] ?? 0) - (totals[1] ?? 0))).toBeLessThanOrEqual(1);
        expect(totals.every((total) => total >= paise && Number.isSafeInteger(total))).toBe(true);
      }),
    );
  });
});

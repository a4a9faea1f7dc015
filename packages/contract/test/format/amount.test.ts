import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatAmountRange, formatRupees } from '../../src/format/amount.ts';

describe('formatAmount', () => {
  test.each([
    [0, '₹0'],
    [500, '₹500'],
    [99.5, '₹99.5'],
    [0.29, '₹0.29'],
    [4.35, '₹4.35'],
    [999, '₹999'],
    [999.999, '₹999.99'],
    [1_000, '₹1K'],
    [1_500, '₹1.5K'],
    [1_155, '₹1.15K'],
    [99_999, '₹99.99K'],
    [1_00_000, '₹1L'],
    [2_50_000, '₹2.5L'],
    [99_99_999, '₹99.99L'],
    [1_00_00_000, '₹1Cr'],
    [12_34_56_789, '₹12.34Cr'],
    [1_000_00_00_000, '₹1000Cr'],
    [-1_50_000, '−₹1.5L'],
    [-0.001, '₹0'],
  ])('%d is %s', (amount, shown) => {
    expect(formatAmount(amount)).toBe(shown);
  });

  test.each([
    ['500000', '₹5L'],
    ['500000.00', '₹5L'],
    [' 5,00,000 ', '₹5L'],
    ['₹ 750', '₹750'],
    ['Rs. 750', '₹750'],
    ['-150000', '−₹1.5L'],
  ])('reads the text %j', (text, shown) => {
    expect(formatAmount(text)).toBe(shown);
  });

  test.each([null, undefined, '', '  ', 'on request', '5 to 10', Number.NaN, Infinity, 1e30])(
    '%j is N/A',
    (value) => {
      expect(formatAmount(value)).toBe('N/A');
    },
  );

  test('never shows more than there is, and never a hundredth less', () => {
    const sizes: Record<string, number> = { '': 1, K: 1e3, L: 1e5, Cr: 1e7 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (amount) => {
        const [, figure, suffix] = /^₹(\d+(?:\.\d{1,2})?)(K|L|Cr|)$/.exec(formatAmount(amount))!;
        const size = sizes[suffix!]!;
        const hundredths = Math.round(Number(figure) * 100);
        expect(hundredths * size).toBeLessThanOrEqual(amount * 100);
        expect((hundredths + 1) * size).toBeGreaterThan(amount * 100);
      }),
    );
  });
});

describe('formatAmountRange', () => {
  test.each([
    [5_00_000, 10_00_000, '₹5L–₹10L'],
    ['500000', 1_00_00_000, '₹5L–₹1Cr'],
    [5_00_000, 5_00_000, '₹5L'],
    [5_00_000, 5_00_001, '₹5L'],
    [1_20_00_000, null, 'From ₹1.2Cr'],
    [undefined, 5_00_000, 'Up to ₹5L'],
    [10_00_000, 5_00_000, '₹5L–₹10L'],
    [0, 5_00_000, '₹0–₹5L'],
    [null, '', 'N/A'],
  ])('%j to %j is %s', (min, max, shown) => {
    expect(formatAmountRange(min, max)).toBe(shown);
  });
});

describe('formatRupees', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [1_000, '₹1,000'],
    [99_999, '₹99,999'],
    [5_00_000, '₹5,00,000'],
    [2_00_00_000, '₹2,00,00,000'],
    ['5000000', '₹50,00,000'],
    [1234.9, '₹1,234'],
    [-1_00_000, '−₹1,00,000'],
    [null, 'N/A'],
  ])('%j is %s', (amount, shown) => {
    expect(formatRupees(amount)).toBe(shown);
  });

  test('groups as the en-IN locale does', () => {
    const indian = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(formatRupees(amount)).toBe(`₹${indian.format(amount)}`);
      }),
    );
  });
});

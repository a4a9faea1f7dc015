import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords, formatPaise, readDecimal, toDecimal } from '../../src/billing/amounts.ts';
import { brandOrderSchema, buyerSchema, planFormSchema } from '../../src/billing/forms.ts';
import { gstCodeOf, stateOfGstin, stateTaxName } from '../../src/billing/gst-states.ts';
import {
  financialYearOf,
  formatInvoiceNumber,
  invoiceKinds,
  lastDayToErase,
  maxNumberLength,
} from '../../src/billing/numbers.ts';
import { maxPaise } from '../../src/billing/tax.ts';
import { upiUrl } from '../../src/billing/upi.ts';
import { states } from '../../src/places/states.ts';

describe('amounts', () => {
  test.each([
    [0, '₹0.00', 'Rupees zero only'],
    [5, '₹0.05', 'Rupees zero and five paise only'],
    [1_999, '₹19.99', 'Rupees nineteen and ninety-nine paise only'],
    [
      589_882,
      '₹5,898.82',
      'Rupees five thousand eight hundred ninety-eight and eighty-two paise only',
    ],
    [1_00_000_00, '₹1,00,000.00', 'Rupees one lakh only'],
    [
      12_34_56_789_40,
      '₹12,34,56,789.40',
      'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and forty paise only',
    ],
    [100_00_00_000_00, '₹1,00,00,00,000.00', 'Rupees one hundred crore only'],
  ])('%d paise', (paise, shown, words) => {
    expect([formatPaise(paise), amountInWords(paise)]).toEqual([shown, words]);
  });

  test('what is typed is read to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxPaise }), (paise) => {
        expect(readDecimal(toDecimal(paise))).toBe(paise);
        expect(readDecimal(formatPaise(paise))).toBe(paise);
      }),
    );
    expect(['0.29', '4999', '1.5', '1,999.00'].map(readDecimal)).toEqual([
      29, 499_900, 150, 199_900,
    ]);
    expect(['', '-5', '1.234', '1e3', '.5', '12a'].map(readDecimal)).toEqual(Array(6).fill(null));
  });
});

describe('numbers', () => {
  test.each([
    ['2026-03-31', '2025-26'],
    ['2026-04-01', '2026-27'],
    ['2026-12-31', '2026-27'],
    ['2099-04-01', '2099-00'],
  ])('%s belongs to %s', (day, year) => expect(financialYearOf(day)).toBe(year));

  test('they have at most sixteen of the characters that GST allows, and no two are the same', () => {
    const serial = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(serial, serial, (one, other) => {
        const numbers = invoiceKinds.flatMap((kind) =>
          [one, other].map((each) => formatInvoiceNumber(kind, '2026-27', each)),
        );
        for (const number of numbers) {
          expect(number).toMatch(/^[A-Z\d/-]+$/);
          expect(number.length).toBeLessThanOrEqual(maxNumberLength);
        }
        expect(new Set(numbers).size).toBe(one === other ? 2 : 4);
      }),
    );
    expect(formatInvoiceNumber('invoice', '2026-27', 1)).toBe('INV/26-27/00001');
  });

  test('an invoice is kept for eight years after its financial year', () => {
    // Of the year that ended on 2018-03-31 eight years are over on 2026-04-01.
    expect(['2026-03-31', '2026-04-01'].map(lastDayToErase)).toEqual(['2017-03-31', '2018-03-31']);
  });
});

test('every state has a code of its own, by which a GSTIN names it', () => {
  const codes = states.map(gstCodeOf);
  expect(new Set(codes).size).toBe(states.length);
  expect(states.map((state) => stateOfGstin(`${gstCodeOf(state)}AAACN0000A1Z0`))).toEqual(states);
  expect(['28', '97', '99'].map((code) => stateOfGstin(code))).toEqual([
    'Andhra Pradesh',
    null,
    null,
  ]);
  expect([stateTaxName('Ladakh'), stateTaxName('Delhi')]).toEqual(['UTGST', 'SGST']);
});

test('a UPI link names payee, amount and order', () => {
  const payment = { upiId: 'naya@bank', payee: 'Naya & Co', paise: 589_882, reference: 'ORDER-7' };
  expect(upiUrl(payment)).toBe(
    'upi://pay?pa=naya@bank&pn=Naya%20%26%20Co&am=5898.82&cu=INR&tn=ORDER-7',
  );
});

describe('forms', () => {
  const buyer = {
    name: 'Chai Gully Foods',
    address: 'MG Road, Pune',
    email: 'Accounts@example.in',
  };
  const stateFor = (more: object) => {
    const { success, data } = buyerSchema.safeParse({ ...buyer, ...more });
    return success ? data.buyer.state : null;
  };

  test('the place of supply is the state of the GSTIN; without one, the one that was chosen', () => {
    expect(stateFor({ gstin: '27AAPFU0939F1ZV', state: 'Delhi' })).toBe('Maharashtra');
    expect(stateFor({ gstin: '', state: 'Delhi' })).toBe('Delhi');
    expect(stateFor({})).toBe(null);
    expect(stateFor({ gstin: '27AAPFU0939F1ZX', state: 'Delhi' })).toBe(null);
  });

  test('a name that the PDF cannot write is refused', () => {
    expect(stateFor({ state: 'Delhi', name: 'चाय गली' })).toBe(null);
    expect(stateFor({ state: 'Delhi', name: 'Café Nagpur' })).toBe('Delhi');
  });

  test('a price is rupees with at most two decimals, more than nothing', () => {
    const plan = { name: 'Featured', months: 12, gst_rate: 18, sac: '998365' };
    const priceOf = (price_paise: unknown) =>
      planFormSchema.safeParse({ ...plan, price_paise }).data?.price_paise;

    expect(['4999.50', '0', '1.005', 499_950, 49.5, '999999999'].map(priceOf)).toEqual([
      499_950,
      undefined,
      undefined,
      499_950,
      undefined,
      undefined,
    ]);
    expect(brandOrderSchema.safeParse({ plan: '1e12' }).success).toBe(false);
  });
});

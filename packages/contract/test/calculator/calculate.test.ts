import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, horizonMonths } from '../../src/calculator/calculate.ts';
import {
  calculatorInputs,
  calculatorKeys,
  type CalculatorValues,
} from '../../src/calculator/inputs.ts';

const nothing = Object.fromEntries(
  calculatorKeys.map((key) => [key, calculatorInputs[key].min]),
) as CalculatorValues;
const of = (values: Partial<CalculatorValues>) => calculate({ ...nothing, days: 30, ...values });

/**
 * A small tea shop, worked by hand.
 * Opening: fee 2,00,000; GST 18% = 36,000; interior 2,00,000; equipment 1,00,000; stock 50,000; deposit 60,000; working capital
 * 1,40,000. Running costs 20,000 + 40,000 + 10,000 = 70,000.
 * Together 7,86,000.
 * Month: 50 bills × 200 × 30 days = 3,00,000; half of it is 1,50,000; royalty 5% = 15,000.
 */
const teaShop = {
  fee: 2_00_000,
  gst: 18,
  interior: 2_00_000,
  equipment: 1_00_000,
  stock: 50_000,
  deposit: 60_000,
  workingCapital: 1_40_000,
  bills: 50,
  bill: 200,
  margin: 50,
  royalty: 5,
  rent: 20_000,
  wages: 40_000,
  other: 10_000,
};

describe('worked by hand', () => {
  it('1. a tea shop without a loan', () => {
    const { opening, openingTotal, ownMoney, breakEvenBills, scenarios } = of(teaShop);
    expect(opening).toEqual({
      fee: 2_00_000,
      gst: 36_000,
      interior: 2_00_000,
      equipment: 1_00_000,
      stock: 50_000,
      rest: 0,
      deposit: 60_000,
      workingCapital: 1_40_000,
    });
    expect([openingTotal, ownMoney]).toEqual([7_86_000, 7_86_000]);
    // A bill keeps 200 × 45% = 90, in 30 days 2,700 for each bill a day; 70,000 / 2,700 = 25.9.
    expect(breakEvenBills).toBe(26);
    // Left: 1,50,000 - 15,000 - 70,000 = 65,000. Sales 20% less: 2,40,000 × 45% - 70,000 = 38,000.
    // 40% less: 1,80,000 × 45% - 70,000 = 11,000.
    expect(scenarios.map(({ month }) => month.left)).toEqual([65_000, 38_000, 11_000]);
    // 7,86,000 / 65,000 = 12.1; / 38,000 = 20.7; / 11,000 = 71.5, more than five years.
    expect(scenarios.map(({ paybackMonths }) => paybackMonths)).toEqual([13, 21, null]);
    expect(scenarios[0]?.money.slice(11, 14)).toEqual([-71_000, -6_000, 59_000]);
    // Nothing is lost in any month, so the opening day is the worst.
    expect(scenarios.map(({ worst }) => worst)).toEqual([-7_86_000, -7_86_000, -7_86_000]);
    // After five years: -7,86,000 + 60 × 11,000.
    expect(scenarios[2]?.money.at(-1)).toBe(-1_26_000);
  });

  it('2. the same, half of it by a loan without interest over two years', () => {
    const { loan, ownMoney, breakEvenBills, scenarios } = of({
      ...teaShop,
      loanShare: 50,
      loanRate: 0,
      loanYears: 2,
    });
    // Half of 7,86,000 is 3,93,000; in 24 parts 16,375.
    expect(loan).toEqual({ amount: 3_93_000, emi: 16_375, months: 24 });
    expect(ownMoney).toBe(3_93_000);
    // (70,000 + 16,375) / 2,700 = 31.99.
    expect(breakEvenBills).toBe(32);
    // 65,000 - 16,375 = 48,625; 38,000 - 16,375 = 21,625; 11,000 - 16,375 = -5,375.
    expect(scenarios.map(({ month }) => month.left)).toEqual([48_625, 21_625, -5_375]);
    // Own money: 3,93,000 / 48,625 = 8.1; 3,93,000 / 21,625 = 18.2.
    // 40% less: after 24 months -3,93,000 - 24 × 5,375 = -5,22,000, then 11,000 a month: 47.5 more.
    expect(scenarios.map(({ ownPaybackMonths }) => ownPaybackMonths)).toEqual([9, 19, null]);
    // The whole of it is back when it would be without the loan, which costs nothing: 1. says when.
    expect(scenarios.map(({ paybackMonths }) => paybackMonths)).toEqual([13, 21, null]);
    expect(scenarios[2]).toMatchObject({ worst: -5_22_000 });
    // -5,22,000 + 36 × 11,000.
    expect(scenarios[2]?.money.at(-1)).toBe(-1_26_000);
  });

  it('3. one lakh at 12% over a year', () => {
    // Growth 1.01^12 = 1.12682503; EMI 1,00,000 × 0.01 × 1.12682503 / 0.12682503 = 8,884.88.
    const { loan } = of({ equipment: 2_00_000, loanShare: 50, loanRate: 12, loanYears: 1 });
    expect(loan).toEqual({ amount: 1_00_000, emi: 8_885, months: 12 });
  });

  it('4. ten lakh at 12% over five years', () => {
    // Growth 1.01^60 = 1.81669670; EMI 10,00,000 × 0.01 × 1.81669670 / 0.81669670 = 22,244.45.
    const { loan, ownMoney } = of({
      equipment: 20_00_000,
      loanShare: 50,
      loanRate: 12,
      loanYears: 5,
    });
    expect(loan).toEqual({ amount: 10_00_000, emi: 22_244, months: 60 });
    expect(ownMoney).toBe(10_00_000);
  });

  it('4b. own money is back first, the whole investment with its interest later', () => {
    const { scenarios } = of({
      equipment: 2_00_000,
      loanShare: 50,
      loanRate: 12,
      loanYears: 1,
      bills: 10,
      bill: 100,
      margin: 100,
    });
    // 30,000 a month, less 8,885 = 21,115 while the loan runs: 1,00,000 / 21,115 = 4.7.
    // After seven months 1,47,805 - 1,00,000 = 47,805 of own money; of the loan five instalments are left, less their interest:
    // 8,885 × (1 - 1.01^-5) / 0.01 = 43,122. After six 26,690 against 51,492.
    expect(scenarios[0]).toMatchObject({ ownPaybackMonths: 5, paybackMonths: 7 });
  });

  it('5. a loss at plan never comes back', () => {
    // 10 × 100 × 30 = 30,000; 40% of it 12,000; rent 20,000: 8,000 lost each month.
    const { breakEvenBills, scenarios } = of({
      equipment: 1_00_000,
      bills: 10,
      bill: 100,
      margin: 40,
      rent: 20_000,
    });
    // 20,000 / (100 × 40% × 30 = 1,200) = 16.7.
    expect(breakEvenBills).toBe(17);
    expect(scenarios[0]?.month.left).toBe(-8_000);
    // -1,00,000 - 60 × 8,000.
    expect(scenarios[0]).toMatchObject({ paybackMonths: null, worst: -5_80_000 });
  });

  it('6. a royalty as large as the margin: no number of bills is enough', () => {
    const { breakEvenBills, scenarios } = of({
      bills: 100,
      bill: 100,
      margin: 10,
      royalty: 10,
      rent: 1_000,
    });
    expect(breakEvenBills).toBeNull();
    // 3,00,000 × 10% - 3,00,000 × 10% - 1,000.
    expect(scenarios[0]?.month.left).toBe(-1_000);
  });

  it('7. back to the rupee at the end of a month', () => {
    // 20 × 100 × 30 = 60,000, all of it kept, less 10,000 of wages: 50,000. 6,00,000 / 50,000 = 12 exactly.
    const { scenarios } = of({ stock: 6_00_000, bills: 20, bill: 100, margin: 100, wages: 10_000 });
    expect(scenarios[0]?.money[12]).toBe(0);
    // 20% less: 48,000 - 10,000 = 38,000, 15.8 months. 40% less: 36,000 - 10,000 = 26,000, 23.1 months.
    expect(scenarios.map(({ paybackMonths }) => paybackMonths)).toEqual([12, 16, 24]);
  });

  it('8. amounts are rounded to the rupee where they are first shown', () => {
    // GST: 18% of 99,999 = 17,999.82. Sales 7 × 333 × 30 = 69,930; margin 33.33% = 23,307.669; royalty 4.5% = 3,146.85.
    const { opening, scenarios } = of({
      fee: 99_999,
      gst: 18,
      bills: 7,
      bill: 333,
      margin: 33.33,
      royalty: 4.5,
    });
    expect(opening.gst).toBe(18_000);
    expect(scenarios[0]?.month).toMatchObject({
      sales: 69_930,
      kept: 23_308,
      royalty: 3_147,
      left: 20_161,
    });
    // 20% less: 55,944; 18,646.1 - 2,517.5 → 18,646 - 2,517 (2,517.48) = 16,129.
    expect(scenarios[1]?.month.left).toBe(16_129);
  });

  it('9. closed one day a week, with a loan that ends before the money is back', () => {
    // 26 days × 40 × 250 = 2,60,000; 55% - 6% = 49%: 1,43,000 - 15,600 = 1,27,400; less 90,000: 37,400.
    // Loan: 40% of 10,00,000 = 4,00,000 over a year without interest: 33,333.33.
    const { loan, scenarios } = of({
      equipment: 10_00_000,
      bills: 40,
      bill: 250,
      days: 26,
      margin: 55,
      royalty: 6,
      rent: 30_000,
      wages: 45_000,
      other: 15_000,
      loanShare: 40,
      loanRate: 0,
      loanYears: 1,
    });
    expect(loan.emi).toBe(33_333);
    // 37,400 - 33,333 = 4,067 a month; after twelve -6,00,000 + 48,804 = -5,51,196; then 37,400: 14.7 more.
    expect(scenarios[0]?.money[12]).toBe(-5_51_196);
    expect(scenarios[0]?.ownPaybackMonths).toBe(27);
  });

  it('10. nothing at all costs nothing', () => {
    const { openingTotal, ownMoney, breakEvenBills, scenarios } = of({});
    expect([openingTotal, ownMoney, breakEvenBills]).toEqual([0, 0, 0]);
    expect(scenarios.map(({ paybackMonths }) => paybackMonths)).toEqual([0, 0, 0]);
  });
});

it('royalty and marketing fee are taken with the GST on both', () => {
  // Sales 3,00,000: royalty 5% 15,000, marketing 2% 6,000, GST 18% of 21,000 = 3,780. Left 1,50,000 - 24,780 - 70,000.
  const { scenarios, breakEvenBills } = of({ ...teaShop, marketing: 2, feesGst: 18 });
  expect(scenarios[0]?.month).toMatchObject({ marketing: 6_000, feesGst: 3_780, left: 55_220 });
  // A bill keeps 200 × (50 - 8.26)% = 83.48, in 30 days 2,504.4; 70,000 / 2,504.4 = 27.95.
  expect(breakEvenBills).toBe(28);
});

describe('for any figures', () => {
  const values = fc.record(
    Object.fromEntries(
      calculatorKeys.map((key) => {
        const { min, max, unit } = calculatorInputs[key];
        const hundredths = fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
        return [key, unit === 'percent' ? hundredths : fc.integer({ min, max })];
      }),
    ) as Record<keyof CalculatorValues, fc.Arbitrary<number>>,
  );
  const check = (holds: (given: CalculatorValues) => void) =>
    fc.assert(fc.property(values, holds), { numRuns: 500 });

  it('all amounts are whole rupees, and the parts are the whole', () => {
    check((given) => {
      const { opening, openingTotal, loan, ownMoney, scenarios } = calculate(given);
      const amounts = [
        ...Object.values(opening),
        loan.amount,
        loan.emi,
        ...scenarios.flatMap(({ money, month }) => [...money, ...Object.values(month)]),
      ];
      expect(amounts.every(Number.isSafeInteger)).toBe(true);
      expect(loan.amount + ownMoney).toBe(openingTotal);
    });
  });

  it('what is repaid is at least what was lent, but for the rounding', () => {
    check((given) => {
      const { loan } = calculate(given);
      expect(loan.emi * loan.months).toBeGreaterThanOrEqual(loan.amount - loan.months);
    });
  });

  it('fewer sales never bring the money back sooner, while a bill brings more than its royalty', () => {
    check((given) => {
      const { margin, royalty, marketing, feesGst } = given;
      if (margin < (royalty + marketing) * (1 + feesGst / 100)) return;
      const { scenarios } = calculate(given);
      const months = scenarios.map(({ paybackMonths }) => paybackMonths ?? horizonMonths + 1);
      expect(months).toEqual(months.toSorted((a, b) => a - b));
    });
  });

  it('the break-even is the first number of bills that loses nothing', () => {
    check((given) => {
      const { breakEvenBills, loan } = calculate(given);
      if (breakEvenBills === null || breakEvenBills === 0) return;
      const { bill, days, margin, royalty, marketing, feesGst, rent, wages, other } = given;
      const fees = (royalty + marketing) * (1 + feesGst / 100);
      const kept = (bills: number) => (bills * bill * days * (margin - fees)) / 100;
      const fixed = rent + wages + other + loan.emi;
      expect(kept(breakEvenBills)).toBeGreaterThanOrEqual(fixed - 0.01);
      expect(kept(breakEvenBills - 1)).toBeLessThan(fixed + 0.01);
    });
  });
});

import type { CalculatorValues } from './inputs.ts';

/** Five years: the longest that the plot and its table show. */
export const horizonMonths = 60;
/** Sales at plan, a fifth less, two fifths less. */
const salesCuts = [0, 20, 40] as const;

export type OpeningSum = {
  fee: number;
  gst: number;
  interior: number;
  equipment: number;
  stock: number;
  rest: number;
  deposit: number;
  workingCapital: number;
};
type MonthlyResult = {
  sales: number;
  kept: number;
  royalty: number;
  marketing: number;
  /** On royalty and marketing fee. */
  feesGst: number;
  rent: number;
  wages: number;
  other: number;
  emi: number;
  left: number;
};
export type Scenario = {
  /** By how many per cent sales are below plan. */
  cut: number;
  month: MonthlyResult;
  /** Own money at the end of each month, from the opening day (0) to month 60. */
  money: number[];
  /** The first month that ends with the whole investment back: own money, and what is still owed could be repaid. */
  paybackMonths: number | null;
  /** The first month that ends with all own money back, the loan still running; null when five years are not enough. */
  ownPaybackMonths: number | null;
  /** The lowest point of `money`. */
  worst: number;
};
export type Calculation = {
  opening: OpeningSum;
  openingTotal: number;
  loan: { amount: number; emi: number; months: number };
  ownMoney: number;
  /** Bills a day at which nothing is lost while the loan is paid; null when a bill brings nothing. */
  breakEvenBills: number | null;
  scenarios: Scenario[];
};

const share = (amount: number, percent: number) => Math.round((amount * percent) / 100);

/** Every amount is rounded to the rupee where it is first shown, so that all sums can be checked by hand. */
export function calculate(values: CalculatorValues): Calculation {
  const opening = sumOpening(values);
  const openingTotal = Object.values(opening).reduce((sum, part) => sum + part, 0);
  const loan = takeLoan(share(openingTotal, values.loanShare), values);
  const ownMoney = openingTotal - loan.amount;
  return {
    opening,
    openingTotal,
    loan,
    ownMoney,
    breakEvenBills: findBreakEven(values, loan.emi),
    scenarios: salesCuts.map((cut) => project(cut, values, loan, ownMoney)),
  };
}

function sumOpening(values: CalculatorValues): OpeningSum {
  const { fee, gst, interior, equipment, stock, rest, deposit, workingCapital } = values;
  return { fee, gst: share(fee, gst), interior, equipment, stock, rest, deposit, workingCapital };
}

/** The equal monthly instalment of a loan whose interest is reckoned each month on what is still owed. */
function takeLoan(amount: number, { loanRate, loanYears }: CalculatorValues): Calculation['loan'] {
  const months = Math.round(loanYears * 12);
  if (amount === 0) return { amount, emi: 0, months: 0 };
  const rate = loanRate / 1200;
  const growth = (1 + rate) ** months;
  const emi = rate === 0 ? amount / months : (amount * rate * growth) / (growth - 1);
  return { amount, emi: Math.round(emi), months };
}

function findBreakEven(values: CalculatorValues, emi: number): number | null {
  const { bill, margin, royalty, marketing, feesGst, days, rent, wages, other } = values;
  const fees = (royalty + marketing) * (1 + feesGst / 100);
  const kept = (bill * days * (margin - fees)) / 100;
  const fixed = rent + wages + other + emi;
  if (fixed === 0) return 0;
  return kept > 0 ? Math.ceil(fixed / kept) : null;
}

function project(
  cut: number,
  values: CalculatorValues,
  loan: Calculation['loan'],
  ownMoney: number,
): Scenario {
  const month = reckonMonth(cut, values, loan.emi);
  const money = [-ownMoney];
  let owed = loan.amount;
  let paybackMonths = ownMoney + owed === 0 ? 0 : null;
  for (let number = 1; number <= horizonMonths; number += 1) {
    const isRepaid = number > loan.months;
    const balance = (money[number - 1] ?? 0) + month.left + (isRepaid ? loan.emi : 0);
    money.push(balance);
    owed = number >= loan.months ? 0 : Math.round(owed * (1 + values.loanRate / 1200)) - loan.emi;
    if (paybackMonths === null && balance - owed >= 0) paybackMonths = number;
  }
  const ownPayback = money.findIndex((balance) => balance >= 0);
  return {
    cut,
    month,
    money,
    paybackMonths,
    ownPaybackMonths: ownPayback === -1 ? null : ownPayback,
    worst: Math.min(...money),
  };
}

function reckonMonth(cut: number, values: CalculatorValues, emi: number): MonthlyResult {
  const { bills, bill, days, margin, rent, wages, other } = values;
  const sales = share(bills * bill * days, 100 - cut);
  const kept = share(sales, margin);
  const royalty = share(sales, values.royalty);
  const marketing = share(sales, values.marketing);
  const feesGst = share(royalty + marketing, values.feesGst);
  const left = kept - royalty - marketing - feesGst - rent - wages - other - emi;
  return { sales, kept, royalty, marketing, feesGst, rent, wages, other, emi, left };
}

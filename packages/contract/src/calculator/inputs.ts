import { feeGstPercent } from '../franchises/opening-cost.ts';

type Unit = 'rupees' | 'percent' | 'years' | 'days' | 'bills';

export type CalculatorInput = {
  label: string;
  unit: Unit;
  min: number;
  max: number;
  /** Whole numbers unless said here. */
  decimals?: number;
};

const crore = 1_00_00_000;
const rupees = (label: string, max = 10 * crore): CalculatorInput => ({
  label,
  unit: 'rupees',
  min: 0,
  max,
});
const percent = (label: string, max = 100): CalculatorInput => ({
  label,
  unit: 'percent',
  min: 0,
  max,
  decimals: 2,
});

/** Everything that the calculator asks for, under its name in the URL, in the order of its form. */
export const calculatorInputs = {
  fee: rupees('Franchise fee'),
  gst: percent('GST on the fee', 50),
  interior: rupees('Interior'),
  equipment: rupees('Equipment'),
  stock: rupees('First stock'),
  rest: rupees('Rest of the investment'),
  deposit: rupees('Deposit'),
  workingCapital: rupees('Working capital'),
  bills: { label: 'Bills a day', unit: 'bills', min: 0, max: 1_00_000 },
  bill: rupees('Average bill', crore),
  days: { label: 'Days open a month', unit: 'days', min: 1, max: 31 },
  margin: percent('Share of billing you keep'),
  royalty: percent('Royalty on sales'),
  marketing: percent('Marketing fee on sales'),
  feesGst: percent('GST on royalty and marketing fee', 50),
  rent: rupees('Rent a month'),
  wages: rupees('Wages a month'),
  other: rupees('Other costs a month'),
  loanShare: percent('Share paid by a loan', 90),
  loanRate: percent('Interest a year', 60),
  loanYears: { label: 'Years of the loan', unit: 'years', min: 1, max: 20 },
} satisfies Record<string, CalculatorInput>;

export type CalculatorKey = keyof typeof calculatorInputs;
export type CalculatorValues = Record<CalculatorKey, number>;

export const calculatorKeys = Object.keys(calculatorInputs) as CalculatorKey[];

/** Without these there is no result; any other that nobody names counts as nothing. */
export const neededKeys = [
  'bills',
  'bill',
  'days',
  'margin',
  'rent',
  'wages',
  'other',
] as const satisfies CalculatorKey[];

/** What a loan needs besides its share. */
export const loanKeys = ['loanRate', 'loanYears'] as const satisfies CalculatorKey[];

export const legalFigures = { gst: feeGstPercent } as const satisfies Partial<CalculatorValues>;

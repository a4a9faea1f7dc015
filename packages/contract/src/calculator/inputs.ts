type Unit = 'rupees' | 'percent' | 'months' | 'years' | 'days' | 'sq ft' | 'bills';

export type CalculatorInput = {
  label: string;
  unit: Unit;
  /** Taken when neither the brand nor the visitor names a figure. */
  usual: number;
  min: number;
  max: number;
  /** Whole numbers unless said here. */
  decimals?: number;
};

const crore = 1_00_00_000;
const rupees = (label: string, usual: number, max = 10 * crore): CalculatorInput => ({
  label,
  unit: 'rupees',
  usual,
  min: 0,
  max,
});
const percent = (label: string, usual: number, max = 100): CalculatorInput => ({
  label,
  unit: 'percent',
  usual,
  min: 0,
  max,
  decimals: 2,
});
const months = (label: string, usual: number): CalculatorInput => ({
  label,
  unit: 'months',
  usual,
  min: 0,
  max: 36,
});

/** Everything that the calculator asks for, under its name in the URL, in the order of its form. */
export const calculatorInputs = {
  fee: rupees('Franchise fee', 3_00_000),
  gst: percent('GST on the fee', 18, 50),
  area: { label: 'Area', unit: 'sq ft', usual: 300, min: 0, max: 1_00_000 },
  interior: rupees('Interior, for each sq ft', 1_500, 1_00_000),
  equipment: rupees('Equipment', 2_50_000),
  stock: rupees('First stock', 1_00_000),
  depositMonths: months('Deposit, in months of rent', 3),
  workingMonths: months('Working capital, in months of running costs', 3),
  bills: { label: 'Bills a day', unit: 'bills', usual: 80, min: 0, max: 1_00_000 },
  bill: rupees('Average bill', 150, crore),
  days: { label: 'Days open a month', unit: 'days', usual: 30, min: 1, max: 31 },
  margin: percent('Gross margin', 60),
  royalty: percent('Royalty on sales', 5),
  rent: rupees('Rent a month', 30_000),
  wages: rupees('Wages a month', 60_000),
  other: rupees('Other costs a month', 25_000),
  loanShare: percent('Share paid by a loan', 0, 90),
  loanRate: percent('Interest a year', 12, 60),
  loanYears: { label: 'Years of the loan', unit: 'years', usual: 5, min: 1, max: 20 },
} satisfies Record<string, CalculatorInput>;

export type CalculatorKey = keyof typeof calculatorInputs;
export type CalculatorValues = Record<CalculatorKey, number>;

export const calculatorKeys = Object.keys(calculatorInputs) as CalculatorKey[];

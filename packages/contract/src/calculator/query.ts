import { groupDigits } from '../format/count.ts';
import { toNumber } from '../numeric.ts';
import {
  calculatorInputs,
  type CalculatorInput,
  calculatorKeys,
  type CalculatorKey,
  type CalculatorValues,
  legalFigures,
  loanKeys,
  neededKeys,
} from './inputs.ts';

/** The origin of a figure; the page names it beside each one. */
export type FigureSource = 'brand' | 'trade' | 'law' | 'visitor';
export type StatedFigures = Partial<CalculatorValues>;
/** What a case starts from, the first that names a figure. */
export type StartingFigures = { brand?: StatedFigures; trade?: StatedFigures };
type Fault = { typed: string; message: string };
export type CalculatorCase = {
  /** Null where nobody names a figure, or an impossible one. */
  values: Record<CalculatorKey, number | null>;
  sources: Record<CalculatorKey, FigureSource | null>;
  faults: Partial<Record<CalculatorKey, Fault>>;
};

/** As long as a field of the form takes. */
export const maxTypedLength = 20;

/**
 * A figure of the URL wins over the brand's, the brand's over that of its trade. The brand's stays exact while its field shows it
 * rounded, so that sums come out as the brand states them.
 */
export function parseCalculatorCase(
  params: URLSearchParams,
  starting: StartingFigures = {},
): CalculatorCase {
  const parsed: CalculatorCase = {
    values: {} as CalculatorCase['values'],
    sources: {} as CalculatorCase['sources'],
    faults: {},
  };
  for (const key of calculatorKeys) {
    const start = findStart(key, starting);
    parsed.values[key] = start.value;
    parsed.sources[key] = start.source;
    const typed = params.get(key)?.trim().slice(0, maxTypedLength);
    if (!typed) continue;
    const own = readFigure(key, typed);
    if (typeof own === 'string') {
      parsed.faults[key] = { typed, message: own };
      parsed.values[key] = null;
      parsed.sources[key] = 'visitor';
    } else if (start.value === null || own !== roundFigure(key, start.value)) {
      parsed.values[key] = own;
      parsed.sources[key] = 'visitor';
    }
  }
  return parsed;
}

function findStart(key: CalculatorKey, { brand, trade }: StartingFigures) {
  const sources = { brand, trade, law: legalFigures as StatedFigures };
  for (const source of ['brand', 'trade', 'law'] as const) {
    const figure = sources[source]?.[key];
    if (figure !== undefined && isPossible(key, figure)) return { value: figure, source };
  }
  return { value: null, source: null };
}

/** The figures that a result still needs. */
export function missingKeys({ values }: CalculatorCase): CalculatorKey[] {
  const isMissing = (key: CalculatorKey) => values[key] === null;
  const ofLoan = values.loanShare ? loanKeys.filter(isMissing) : [];
  return [...neededKeys.filter(isMissing), ...ofLoan];
}

/** What `calculate` takes; null while a figure is missing or impossible, or while opening costs nothing. */
export function completeValues(given: CalculatorCase): CalculatorValues | null {
  if (Object.keys(given.faults).length > 0 || missingKeys(given).length > 0) return null;
  const values = Object.fromEntries(
    calculatorKeys.map((key) => [key, given.values[key] ?? 0]),
  ) as CalculatorValues;
  const { fee, interior, equipment, stock, rest, deposit, workingCapital } = values;
  const opening = fee + interior + equipment + stock + rest + deposit + workingCapital;
  return opening > 0 ? values : null;
}

/** The parameters of a case, without the figures that it would have by itself. */
export function calculatorParams({ values, sources }: CalculatorCase): URLSearchParams {
  const changed = calculatorKeys.filter(
    (key) => sources[key] === 'visitor' && values[key] !== null,
  );
  return new URLSearchParams(changed.map((key) => [key, String(values[key])]));
}

/** As a field shows it. */
export function roundFigure(key: CalculatorKey, figure: number): number {
  const { decimals = 0 }: CalculatorInput = calculatorInputs[key];
  return Number(figure.toFixed(decimals));
}

function isPossible(key: CalculatorKey, figure: number): boolean {
  const { min, max } = calculatorInputs[key];
  return figure >= min && figure <= max;
}

/** The figure, or what is wrong with it. */
function readFigure(key: CalculatorKey, typed: string): number | string {
  const number = toNumber(typed);
  if (number === null) return 'Please enter a number';
  const { min, max } = calculatorInputs[key];
  if (number < min) return `Must be ${min} or more`;
  if (number > max) return `Must be ${groupDigits(String(max))} or less`;
  return roundFigure(key, number);
}

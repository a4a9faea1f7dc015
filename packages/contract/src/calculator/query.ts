import { toNumber } from '../numeric.ts';
import {
  calculatorInputs,
  type CalculatorInput,
  calculatorKeys,
  type CalculatorKey,
  type CalculatorValues,
} from './inputs.ts';

/** The origin of a figure; the page names it beside each one. */
export type FigureSource = 'brand' | 'visitor' | 'usual';
export type StatedFigures = Partial<CalculatorValues>;
export type CalculatorCase = {
  values: CalculatorValues;
  sources: Record<CalculatorKey, FigureSource>;
};

/**
 * A figure of the URL wins over the brand's, the brand's over the usual one. A figure beyond its limits is clamped. The
 * brand's stays exact while its field shows it rounded, so that sums come out as the brand states them.
 */
export function parseCalculatorCase(
  params: URLSearchParams,
  stated: StatedFigures = {},
): CalculatorCase {
  const values = {} as CalculatorValues;
  const sources = {} as CalculatorCase['sources'];
  for (const key of calculatorKeys) {
    const own = readFigure(key, params.get(key));
    const brand = readFigure(key, stated[key]);
    const start = brand ?? calculatorInputs[key].usual;
    const typed = own === null ? null : roundFigure(key, own);
    const isChanged = typed !== null && typed !== roundFigure(key, start);
    values[key] = isChanged ? typed : start;
    sources[key] = isChanged ? 'visitor' : brand === null ? 'usual' : 'brand';
  }
  return { values, sources };
}

/** The parameters of a case, without the figures that it would have by itself. */
export function calculatorParams(
  values: CalculatorValues,
  stated: StatedFigures = {},
): URLSearchParams {
  const untouched = parseCalculatorCase(new URLSearchParams(), stated).values;
  const changed = calculatorKeys.filter((key) => values[key] !== untouched[key]);
  return new URLSearchParams(changed.map((key) => [key, String(values[key])]));
}

/** As a field shows it. */
export function roundFigure(key: CalculatorKey, figure: number): number {
  const { decimals = 0 }: CalculatorInput = calculatorInputs[key];
  return Number(figure.toFixed(decimals));
}

function readFigure(key: CalculatorKey, value: unknown): number | null {
  const number = toNumber(value);
  if (number === null) return null;
  const { min, max } = calculatorInputs[key];
  return Math.min(max, Math.max(min, number));
}

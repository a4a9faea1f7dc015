import type { Franchise } from '../franchises/entity.ts';
import { calculate, horizonMonths, type Calculation } from './calculate.ts';
import { completeValues, parseCalculatorCase } from './query.ts';
import { startingFigures, type Trade } from './starting-figures.ts';

type Stating = Parameters<typeof startingFigures>[0] &
  Pick<Franchise, 'excepted_roi_min' | 'excepted_roi_max'>;

/** By what the brand states and what is usual in its trade; null where that is not enough. */
export function calculateForBrand(franchise: Stating, trade: Trade | null): Calculation | null {
  const untouched = parseCalculatorCase(new URLSearchParams(), startingFigures(franchise, trade));
  const values = completeValues(untouched);
  return values && calculate(values);
}

/**
 * Whether the calculated payback lies more than half beyond what the brand states: later than one and a half times its longest, or
 * earlier than half of its shortest. Null while either is unknown, or they agree well enough.
 */
export function comparePayback(
  franchise: Pick<Franchise, 'excepted_roi_min' | 'excepted_roi_max'>,
  calculation: Calculation | null,
): 'slower' | 'faster' | null {
  const { excepted_roi_min, excepted_roi_max } = franchise;
  const longest = excepted_roi_max ?? excepted_roi_min;
  const shortest = excepted_roi_min ?? excepted_roi_max;
  const plan = calculation?.scenarios[0];
  if (!plan || longest === null || shortest === null) return null;
  // Beyond the horizon nobody can tell by how much.
  const months = plan.paybackMonths ?? horizonMonths + 1;
  if (months > longest * 1.5) return 'slower';
  return plan.paybackMonths !== null && months * 2 < shortest ? 'faster' : null;
}

/** What an operator is asked before a payback is stored that the brand's own figures do not bear out. */
export function warnOfPayback(franchise: Stating, trade: Trade | null): Record<string, string> {
  const calculation = calculateForBrand(franchise, trade);
  const difference = comparePayback(franchise, calculation);
  if (!difference) return {};
  const months = calculation?.scenarios[0]?.paybackMonths;
  const result = months == null ? `more than ${horizonMonths}` : `${months}`;
  return {
    excepted_roi_min: `By the figures of the brand and its trade the payback is ${result} months, far from what the brand states.`,
  };
}

import { toNumber } from '../numeric.ts';
import { notStated } from './figure.ts';

type Months = number | string | null | undefined;

/** '18–24 months' or '18 months'. */
export function formatRoiMonths(min: Months, max: Months): string {
  const ends = [toNumber(min), toNumber(max)].filter((end) => end !== null);
  const [low, high] = ends.sort((a, b) => a - b);
  if (low === undefined) return notStated;
  if (high === undefined || high === low) return `${low} ${low === 1 ? 'month' : 'months'}`;
  return `${low}–${high} months`;
}

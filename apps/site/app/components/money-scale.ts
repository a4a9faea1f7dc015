import { investment } from '@naya/contract/constants';

const { sliderMin, sliderMax } = investment;
const lakh = 100_000;

/** Each stretch of the track has the same length, however much money it spans. `step` is what a drag snaps to. */
const stretches = [
  { from: sliderMin, step: lakh },
  { from: 2 * lakh, step: lakh },
  { from: 5 * lakh, step: lakh },
  { from: 10 * lakh, step: lakh },
  { from: 15 * lakh, step: 5 * lakh },
  { from: 25 * lakh, step: 5 * lakh },
  { from: 50 * lakh, step: 10 * lakh },
  { from: 100 * lakh, step: 25 * lakh },
].map((stretch, index, all) => ({ ...stretch, to: all[index + 1]?.from ?? sliderMax, index }));

/** The amounts between two stretches, and both ends of the track. */
export const moneyMarks = [...stretches.map(({ from }) => from), sliderMax];

/** Where an amount stands on the track, from 0 to 1. */
export function positionOf(amount: number): number {
  const inside = Math.min(Math.max(amount, sliderMin), sliderMax);
  const { from, to, index } = stretches.findLast((each) => inside >= each.from) ?? stretches[0]!;
  return (index + (inside - from) / (to - from)) / stretches.length;
}

/** The round amount nearest to a place on the track. */
export function amountAt(position: number): number {
  const place = Math.min(Math.max(position, 0), 1) * stretches.length;
  const stretch = stretches[Math.min(Math.floor(place), stretches.length - 1)]!;
  const { from, to, step, index } = stretch;
  return from + Math.round(((place - index) * (to - from)) / step) * step;
}

/** The next mark in a direction, for the keys that take large steps. */
export function nextMark(amount: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? moneyMarks.find((mark) => mark > amount)
      : moneyMarks.findLast((mark) => mark < amount);
  return next ?? amount;
}

import { investment } from '@naya/contract/constants';

/** `null`: this end is untouched. It says 'Any', and its first step is from the default. */
export type InvestmentRange = { min: number | null; max: number | null };
export type RangeEnd = keyof InvestmentRange;

const { sliderMin, sliderMax, defaultMin, defaultMax } = investment;

/** An untouched thumb makes way for the other one; a touched one stops it. */
export function thumbAmounts({ min, max }: InvestmentRange) {
  const inside = (amount: number) => Math.min(Math.max(amount, sliderMin), sliderMax);
  const low = min ?? Math.min(defaultMin, max ?? defaultMin);
  return { min: inside(low), max: inside(max ?? Math.max(defaultMax, low)) };
}

/** Where the thumbs are drawn: an untouched one at its end of the track, because it leaves nothing out. */
export function drawnAmounts({ min, max }: InvestmentRange) {
  return { min: min ?? sliderMin, max: max ?? sliderMax };
}

export function moveEnd(value: InvestmentRange, end: RangeEnd, to: number): InvestmentRange {
  return end === 'min'
    ? { ...value, min: Math.min(to, value.max ?? to) }
    : { ...value, max: Math.max(to, value.min ?? to) };
}

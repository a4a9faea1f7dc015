import { investment } from '@naya/contract/constants';
import { useRef, type PointerEvent } from 'react';

/** `null`: this end is untouched. It says 'Any', and its first step is from the default. */
export type InvestmentRange = { min: number | null; max: number | null };
export type RangeEnd = keyof InvestmentRange;

const { sliderMin, sliderMax, sliderStep, defaultMin, defaultMax } = investment;

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

const lakh = 100_000;

/** Each stretch of the track has the same length, however much money it spans. */
const starts = [
  sliderMin,
  2 * lakh,
  5 * lakh,
  10 * lakh,
  15 * lakh,
  25 * lakh,
  50 * lakh,
  100 * lakh,
];
const stretches = starts.map((from, index) => ({
  from,
  to: starts[index + 1] ?? sliderMax,
  index,
}));

/** The amounts between two stretches, and both ends of the track. */
export const moneyMarks = [...starts, sliderMax];

/** Where an amount stands on the track, from 0 to 1. */
export function positionOf(amount: number): number {
  const inside = Math.min(Math.max(amount, sliderMin), sliderMax);
  const { from, to, index } = stretches.findLast((each) => inside >= each.from) ?? stretches[0]!;
  return (index + (inside - from) / (to - from)) / stretches.length;
}

/** The amount nearest to a place on the track, in the specification's steps. */
export function amountAt(position: number): number {
  const place = Math.min(Math.max(position, 0), 1) * stretches.length;
  const stretch = stretches[Math.min(Math.floor(place), stretches.length - 1)]!;
  const { from, to, index } = stretch;
  return from + Math.round(((place - index) * (to - from)) / sliderStep) * sliderStep;
}

/** The next mark in a direction, for the keys that take large steps. */
export function nextMark(amount: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? moneyMarks.find((mark) => mark > amount)
      : moneyMarks.findLast((mark) => mark < amount);
  return next ?? amount;
}

type Thumbs = Record<RangeEnd, number>;
type Held = { end: RangeEnd; offset: number };

/** The place of the pointer on the track, from 0 to 1; a thumb lies outside of it on either side. */
function placeOf(event: PointerEvent<HTMLElement>) {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const thumb = Number.parseFloat(getComputedStyle(event.currentTarget).paddingLeft);
  const track = width - 2 * thumb;
  return { place: (event.clientX - left - thumb) / track, thumb: thumb / track };
}

/** Left of both thumbs it is the lower one, right of both the upper one, so that two at the same place can still be separated. */
function endAt(place: number, low: number, high: number): RangeEnd {
  if (place <= low || place >= high) return place <= low ? 'min' : 'max';
  return place - low < high - place ? 'min' : 'max';
}

/** Pointer handlers of the track: pointerdown grabs the nearer thumb, which then follows the pointer. */
export function useThumbDrag(at: Thumbs, onMove: (end: RangeEnd, to: number) => void) {
  const held = useRef<Held | null>(null);
  const release = () => {
    held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const { place, thumb } = placeOf(event);
      const end = endAt(place, positionOf(at.min), positionOf(at.max));
      const offset = place - positionOf(at[end]);
      const isOnThumb = Math.abs(offset) <= thumb && offset < 0 === (end === 'min');
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.querySelector<HTMLElement>(`[data-end=${end}]`)?.focus();
      held.current = { end, offset: isOnThumb ? offset : 0 };
      if (!isOnThumb) onMove(end, amountAt(place));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held.current) return;
      const { end, offset } = held.current;
      const to = amountAt(placeOf(event).place - offset);
      if (to !== at[end]) onMove(end, to);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}

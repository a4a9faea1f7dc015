import { useRef, type PointerEvent } from 'react';
import type { RangeEnd } from './investment-range.ts';
import { amountAt, positionOf } from './money-scale.ts';

type Thumbs = Record<RangeEnd, number>;
type Held = { end: RangeEnd; offset: number };

/** The place of the pointer on the track, from 0 to 1; a thumb lies outside of it on either side. */
function placeOf(event: PointerEvent<HTMLElement>) {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const thumb = Number.parseFloat(getComputedStyle(event.currentTarget).paddingLeft);
  const track = width - 2 * thumb;
  return { place: (event.clientX - left - thumb) / track, thumb: thumb / track };
}

/** Left of both it is the lower thumb, right of both the upper one, so two that meet can still be parted. */
function endAt(place: number, low: number, high: number): RangeEnd {
  if (place <= low || place >= high) return place <= low ? 'min' : 'max';
  return place - low < high - place ? 'min' : 'max';
}

/** Pointer handlers of the track: a press takes the nearer thumb, which then follows the pointer. */
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

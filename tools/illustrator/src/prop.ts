import { ellipse, scaled } from './svg.ts';
import { materials } from './palette.ts';

/** A thing that stands on (0, 0): it spans −w/2 to w/2 and rises to −h. */
export type Prop = { w: number; h: number; art: string };

export const prop = (w: number, h: number, ...art: string[]): Prop => ({ w, h, art: art.join('') });

/** Puts a prop down with its foot at (x, y). */
export const stand = (thing: Prop, x: number, y: number, scale = 1) =>
  scaled(x, y, scale, thing.art);

/** The soft single-tone shadow that a standing thing throws to the right. */
export const castShadow = (x: number, y: number, w: number) =>
  ellipse(x + w * 0.1, y, w * 0.62, Math.max(4, w * 0.055), materials.shadow, 'opacity="0.16"');

/** The same thing at another size. */
export const smaller = ({ w, h, art }: Prop, scale: number): Prop =>
  prop(w * scale, h * scale, scaled(0, 0, scale, art));

/** Things side by side on a line from x to x + w, in their natural proportion, none above `h`. */
export function row(things: readonly Prop[], x: number, y: number, w: number, h: number): string {
  const tallest = Math.max(...things.map((thing) => thing.h));
  const total = things.reduce((sum, thing) => sum + thing.w, 0);
  const scale = Math.min(h / tallest, (w * 0.92) / total);
  const gap = (w - total * scale) / things.length;
  let left = x + gap / 2;
  return things
    .map((thing) => {
      const placed = stand(thing, left + (thing.w * scale) / 2, y, scale);
      left += thing.w * scale + gap;
      return placed;
    })
    .join('');
}

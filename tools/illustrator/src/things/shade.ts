import { shift } from '../colour.ts';
import { circle, clipped, n, path, rect } from '../svg.ts';

/** A shape lit from the left: what lies right of `from` is darker. */
export const shaded = (d: string, colour: string, from: number, by = -0.055) =>
  path(d, colour) + clipped(path(d, '#fff'), rect(from, -1500, 1500, 3000, shift(colour, by)));

/** A round rect lit from the left, its foot at y. */
export const block = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  r: number,
  split = 0.62,
) =>
  [
    rect(x, y - h, w, h, colour, r),
    path(
      `M${n(x + w * split)} ${n(y - h)}H${n(x + w - r)}q${n(r)} 0 ${n(r)} ${n(r)}V${n(y - r)}q0 ${n(r)} ${n(-r)} ${n(r)}H${n(x + w * split)}Z`,
      shift(colour, -0.055),
    ),
  ].join('');

/** A ball lit from the upper left. */
export const ball = (x: number, y: number, r: number, colour: string) =>
  [
    circle(x, y, r, shift(colour, -0.07)),
    clipped(circle(x, y, r, '#fff'), circle(x - r * 0.22, y - r * 0.22, r * 0.92, colour)),
    circle(x - r * 0.38, y - r * 0.4, r * 0.17, '#ffffff', 'opacity=".45"'),
  ].join('');

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';
import { camera, monitor } from '../things/gadgets.ts';
import { block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const views = (accent: string) =>
  [
    [-116, -66, '#5b7f8c'],
    [4, -66, '#7a8f6a'],
    [-116, 4, '#8c7a5b'],
    [4, 4, '#6a6f8f'],
  ]
    .map(([x, y, c], i) => {
      const left = Number(x);
      const top = Number(y);
      return (
        rect(left, top, 112, 64, String(c), 3) +
        rect(left, top + 44, 112, 20, shift(String(c), -0.1)) +
        [
          rect(left + 20, top + 14, 30, 36, shift(String(c), 0.14), 2),
          path(`M${left + 14} ${top + 50}l30 -30l30 30Z`, shift(String(c), 0.14)),
          circle(left + 56, top + 34, 14, shift(String(c), 0.14)),
          rect(left + 60, top + 20, 36, 30, shift(String(c), 0.14), 3),
        ][i] +
        circle(left + 102, top + 10, 4, i ? '#8cf0a2' : accent)
      );
    })
    .join('');

const wall = (main: string): Prop =>
  prop(
    460,
    420,
    block(-60, 0, 120, 40, shift(main, 0.12), 8),
    rect(-14, -400, 28, 370, shift(main, 0.18), 6),
    `<g transform="translate(110 -210) scale(1.1)">${camera(false).art}</g>`,
    `<g transform="translate(-120 -150) scale(-.9 .9)">${camera(false, '#3a4650').art}</g>`,
  );
const watch = (accent: string): Prop =>
  monitor(500, '#2a3138', '#141a1f', `<g transform="scale(1.72)">${views(accent)}</g>`);
const recorder = (): Prop =>
  prop(
    250,
    80,
    block(-124, 0, 248, 76, '#3a4650', 8),
    rect(-104, -54, 90, 14, '#1e272e', 4),
    circle(90, -40, 8, '#8cf0a2'),
    circle(64, -40, 8, '#f2b632'),
    repeat(5, (i) => rect(-100 + i * 20, -28, 12, 8, '#5d6566', 2)),
  );
const coil = (colour: string): Prop =>
  prop(
    150,
    120,
    ...[56, 44, 32].map((r) => circle(0, -60, r, 'none', `stroke="${colour}" stroke-width="10"`)),
    stroke('M50 -34C80 -20 60 0 90 -4', colour, 10),
  );
const lock = (colour: string): Prop =>
  prop(
    130,
    170,
    stroke('M-36 -100V-126A36 36 0 0 1 36 -126V-100', materials.steelDeep, 18),
    block(-60, 0, 120, 104, colour, 14),
    circle(0, -60, 14, '#3a2a12'),
    rect(-6, -56, 12, 32, '#3a2a12', 5),
  );
const bell = (): Prop =>
  prop(
    110,
    170,
    block(-52, 0, 104, 166, '#2a3138', 18),
    circle(0, -122, 30, '#11181d'),
    circle(-8, -130, 9, '#8fb5c9'),
    circle(0, -48, 24, '#f3eadb'),
    circle(0, -48, 15, materials.brass),
  );

export const cctv: MotifMaker = ({ main, second }) => ({
  hero: [watch('#e0523a'), wall(main)],
  side: [camera(false), camera(true), recorder(), coil(second), lock(materials.brass), bell()],
  icon: (ink, ground) =>
    [
      `<g transform="translate(4 -10) rotate(12)">${rect(-40, -20, 72, 38, ink, 8)}${circle(24, 0, 11, ground)}${circle(24, 0, 5, ink)}</g>`,
      stroke('M-14 16V34H-44', ink, 8),
      rect(-48, 18, 9, 30, ink, 4),
    ].join(''),
});

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';
import { laptop } from '../things/gadgets.ts';
import { block } from '../things/shade.ts';
import { gear, screwdriver } from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

const robot = (body: string, face: string, trim: string): Prop =>
  prop(
    330,
    470,
    stroke('M0 -420V-456', materials.steelDark, 8),
    circle(0, -462, 14, '#e0a52f'),
    stroke(
      'M-120 -250C-170 -240 -176 -180 -150 -150M120 -250C170 -260 184 -310 170 -350',
      materials.steelDeep,
      18,
    ),
    path('M-172 -150A24 24 0 1 1 -130 -146L-142 -134A10 10 0 1 0 -160 -136Z', trim),
    path('M192 -350A24 24 0 1 1 150 -356L160 -368A10 10 0 1 0 180 -364Z', trim),
    rect(-70, -90, 44, 70, materials.steelDeep, 8),
    rect(26, -90, 44, 70, materials.steelDeep, 8),
    rect(-92, -30, 84, 30, trim, 12),
    rect(8, -30, 84, 30, trim, 12),
    block(-110, -76, 220, 200, body, 24, 0.66),
    rect(-70, -250, 140, 90, face, 14),
    gear(-30, -206, 22, trim, face),
    gear(26, -196, 16, '#e0a52f', face),
    rect(-70, -146, 50, 14, '#c2452d', 6),
    rect(-8, -146, 50, 14, '#2f7d4b', 6),
    rect(-34, -300, 68, 26, materials.steelDark),
    block(-104, -290, 208, 134, body, 30, 0.66),
    rect(-80, -400, 160, 84, '#1f2a33', 22),
    circle(-36, -360, 18, '#8cf0d2'),
    circle(36, -360, 18, '#8cf0d2'),
    stroke('M-22 -334Q0 -322 22 -334', '#8cf0d2', 6),
    rect(-120, -386, 18, 56, trim, 8),
    rect(102, -386, 18, 56, trim, 8),
  );

const rover = (body: string): Prop =>
  prop(
    420,
    280,
    ...[-130, 0, 130].map(
      (x) =>
        circle(x, -50, 50, materials.rubber) +
        circle(x, -50, 26, materials.steel) +
        circle(x, -50, 9, materials.steelDark),
    ),
    block(-180, -80, 360, 76, body, 14, 0.68),
    rect(-150, -176, 160, 24, '#2f7d4b', 4),
    repeat(6, (i) => rect(-140 + i * 24, -184, 12, 12, '#e0a52f')),
    stroke('M90 -156L120 -230', materials.steelDark, 12),
    block(76, -216, 110, 64, '#3a4650', 12),
    circle(166, -246, 18, '#8cf0d2'),
    rect(-150, -140, 50, 22, '#c2452d', 6),
    rect(-90, -140, 50, 22, '#e0a52f', 6),
  );

const board = (): Prop =>
  prop(
    210,
    130,
    block(-105, 0, 210, 130, '#2f7d5b', 8, 0.8),
    rect(-30, -86, 66, 46, '#1f2a33', 4),
    stroke('M-80 -106H-40V-66M60 -106V-66M36 -50H84V-20M-84 -30H-30', '#e8c15c', 5),
    circle(-80, -30, 9, '#e8c15c'),
    circle(84, -18, 8, '#e8c15c'),
    rect(-96, -126, 40, 12, '#e0a52f'),
    repeat(5, (i) => rect(-20 + i * 11, -36, 4, 10, '#c9cdca')),
  );

const gears = (a: string, b: string): Prop =>
  prop(
    200,
    170,
    gear(-40, -68, 54, a),
    gear(56, -112, 38, b),
    gear(62, -36, 28, materials.steelDeep),
  );
const bricks = (): Prop =>
  prop(
    190,
    120,
    ...[
      [-48, 0, '#c2452d'],
      [48, 0, '#2f5d8c'],
      [0, -54, '#e0a52f'],
    ].map(
      ([x, y, c]) =>
        block(Number(x) - 46, Number(y), 92, 52, String(c), 5) +
        rect(Number(x) - 34, Number(y) - 62, 24, 12, shift(String(c), 0.05), 3) +
        rect(Number(x) + 8, Number(y) - 62, 24, 12, shift(String(c), 0.02), 3),
    ),
  );

export const robotics: MotifMaker = ({ main, second, accent, mainSoft }) => ({
  hero: [robot('#f3eadb', mainSoft, main), rover(main)],
  side: [
    laptop(230, '#c9cdca', '#22304a', stroke('M-70 -20H-20M-70 4H30M-70 28H0', second, 8)),
    gears(main, accent),
    board(),
    screwdriver('#e0a52f', 190),
    bricks(),
  ],
  icon: (ink, ground) =>
    [
      rect(-34, -26, 68, 52, ink, 14),
      circle(-14, -2, 8, ground),
      circle(14, -2, 8, ground),
      stroke('M-12 14H12', ground, 4.5),
      stroke('M0 -26V-40', ink, 6),
      circle(0, -44, 6, ink),
      rect(-46, -10, 9, 24, ink, 4),
      rect(37, -10, 9, 24, ink, 4),
      rect(-20, 30, 40, 12, ink, 5),
    ].join(''),
});

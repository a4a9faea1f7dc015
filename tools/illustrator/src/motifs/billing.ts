import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';
import { calculator, cardMachine } from '../things/gadgets.ts';
import { writing } from '../things/paper.ts';
import { block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const slip = (x: number, y: number, w: number, h: number) =>
  path(
    `M${x - w / 2} ${y}V${y - h}${repeat(6, (i) => `L${x - w / 2 + ((i + 0.5) * w) / 6} ${y - h - 10}L${x - w / 2 + ((i + 1) * w) / 6} ${y - h}`)}V${y}Z`,
    materials.milk,
  ) + writing(x - w * 0.36, y - h + 14, w * 0.72, 3, 18);

/** A counter terminal: tilted screen, keyboard drawer, printer. */
const terminal = (main: string, second: string): Prop =>
  prop(
    500,
    400,
    slip(170, -150, 90, 110),
    block(110, -90, 130, 90, '#3a4650', 10),
    rect(-70, -150, 60, 70, materials.iron),
    rect(-210, -390, 300, 230, '#2a3138', 16),
    rect(-194, -374, 268, 198, second, 6),
    rect(-194, -374, 268, 34, main, 4),
    repeat(2, (r) =>
      repeat(3, (i) =>
        rect(
          -180 + i * 58,
          -326 + r * 54,
          50,
          46,
          ['#f2b632', '#e0785a', '#7fb4c9', '#9fbf6a', '#d9667a', '#c9a56a'][r * 3 + i] ??
            '#f2b632',
          6,
        ),
      ),
    ),
    rect(0, -326, 62, 8, '#b9c9b0'),
    rect(0, -308, 50, 8, '#b9c9b0'),
    rect(0, -290, 62, 8, '#b9c9b0'),
    rect(0, -232, 62, 30, main, 6),
    letters('₹', { style: 'block', size: 26, fill: second, x: 30, y: -208 }),
    block(-230, 0, 480, 94, materials.steelDark, 12, 0.7),
    rect(-200, -66, 420, 44, materials.iron, 8),
    circle(10, -44, 9, materials.brass),
  );

const qr = (main: string): Prop =>
  prop(
    170,
    240,
    rect(-80, -240, 160, 230, materials.milk, 12),
    rect(-80, -240, 160, 40, main, 12),
    rect(-60, -186, 120, 120, '#1d1a16', 4),
    ...[
      [-54, -180],
      [18, -180],
      [-54, -108],
    ].map(
      ([x = 0, y = 0]) =>
        rect(x, y, 36, 36, materials.milk) + rect(x + 9, y + 9, 18, 18, '#1d1a16'),
    ),
    repeat(9, (i) => rect(-10 + ((i * 31) % 62), -140 + ((i * 47) % 66), 10, 10, materials.milk)),
    rect(-30, -48, 60, 12, main, 5),
    rect(-90, -14, 180, 14, materials.wood, 5),
  );

const scanner = (): Prop =>
  prop(
    130,
    200,
    path('M-20 -60H26L16 0H-24Z', '#2a3138'),
    path('M-50 -120C-50 -180 40 -196 60 -160L70 -130L20 -60H-30Z', '#3a4650'),
    rect(40, -150, 16, 44, '#c2452d', 5),
    stroke('M0 -4C0 10 40 10 60 0', '#2a3138', 6),
  );
const coins = (): Prop =>
  prop(
    150,
    100,
    repeat(4, (i) =>
      rect(-66, -20 - i * 20, 64, 18, i % 2 ? materials.brass : materials.brassLight, 7),
    ),
    repeat(3, (i) =>
      rect(8, -20 - i * 20, 60, 18, i % 2 ? materials.steelLight : materials.steel, 7),
    ),
  );
const rollOf = (): Prop =>
  prop(
    120,
    130,
    circle(0, -60, 58, materials.milk),
    circle(0, -60, 46, '#efe6d4'),
    circle(0, -60, 18, '#c9975d'),
    path('M50 -40H66V0H40Z', materials.milk),
  );

export const billing: MotifMaker = ({ main, second, accent }) => ({
  hero: [terminal(main, second), cardMachine(main)],
  side: [
    cardMachine(accent),
    qr(main),
    calculator(shift(main, 0.06)),
    coins(),
    scanner(),
    rollOf(),
  ],
  icon: (ink, ground) =>
    [
      path('M-32 -46H32V44L21 34L11 44L0 34L-11 44L-21 34L-32 44Z', ink),
      letters('₹', { style: 'block', size: 58, fill: ground, x: 0, y: 8 }),
      rect(-18, 16, 36, 5, ground, 2),
    ].join(''),
});

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, smaller } from '../prop.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import { cone, tyre, tyreStack } from '../things/cars.ts';
import { block } from '../things/shade.ts';
import { spanner } from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

const pump = (colour: string): Prop =>
  prop(
    200,
    230,
    stroke('M60 -120C130 -110 110 -10 60 -14', materials.rubber, 10),
    block(-90, -20, 150, 120, colour, 40),
    circle(-14, -160, 44, materials.iron),
    circle(-14, -160, 34, '#fff4e0'),
    stroke('M-14 -160L6 -182', '#c2452d', 6),
    circle(-54, -20, 20, materials.rubber),
    circle(34, -20, 20, materials.rubber),
  );
const jack = (colour: string): Prop =>
  prop(
    230,
    130,
    path('M-110 0L0 -96L110 0H80L0 -66L-80 0Z', colour),
    path('M0 -96L110 0H80L0 -66Z', shift(colour, -0.07)),
    rect(-36, -124, 72, 24, materials.iron, 6),
    rect(-112, -14, 224, 14, materials.iron, 5),
    rect(-120, -60, 240, 10, materials.steelDeep, 4),
  );
const cross = (): Prop =>
  prop(
    190,
    190,
    `<g transform="translate(0 -95) rotate(45)">${rect(-92, -9, 184, 18, materials.steelDeep, 8)}${rect(-9, -92, 18, 184, materials.steelDeep, 8)}${circle(0, 0, 14, materials.steelDark)}</g>`,
  );

const pair = (rim: string, second: string): Prop =>
  prop(
    520,
    400,
    `<g transform="translate(-120 0)">${tyreStack(3).art}</g>`,
    `<g transform="translate(130 0) scale(1.1)">${tyre(rim).art}</g>`,
    rect(-258, -168, 276, 8, second, 4),
  );

export const tyres: MotifMaker = ({ second, accent }) => ({
  hero: [pair('#d9d5cc', second), tyre('#d9d5cc')],
  side: [
    smaller(tyreStack(4), 0.62),
    smaller(tyre(second), 0.6),
    pump(accent),
    jack(accent),
    cone(),
    cross(),
    smaller(spanner(), 0.8),
  ],
  large: [0, 1],
  icon: (ink, ground) =>
    [
      circle(0, 0, 45, ink),
      circle(0, 0, 26, ground),
      circle(0, 0, 18, ink),
      circle(0, 0, 6, ground),
      ...[0, 45, 90, 135, 180, 225, 270, 315].map(
        (a) => `<g transform="rotate(${a})">${rect(-3, -45, 6, 9, ground, 1)}</g>`,
      ),
    ].join(''),
});

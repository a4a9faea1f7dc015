import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, smaller } from '../prop.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';
import { motorcycle } from '../things/cars.ts';
import { block } from '../things/shade.ts';
import { gear, helmet, screwdriver, spanner, toolbox } from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

const onStand = (colour: string): Prop =>
  prop(
    500,
    380,
    `<g transform="translate(0 -60)">${motorcycle(colour).art}</g>`,
    path('M-240 -62H250V-44H-240Z', materials.steelDark),
    path('M-200 -44H-160L-120 0H-240ZM160 -44H200L240 0H120Z', materials.iron),
  );

/** An engine on the bench. */
const engine = (): Prop =>
  prop(
    400,
    350,
    stroke('M100 -200C180 -200 190 -120 200 -60', materials.steel, 28),
    block(-150, 0, 280, 150, materials.steelDeep, 26),
    circle(-60, -74, 54, materials.steelDark),
    circle(-60, -74, 34, materials.steel),
    repeat(6, (i) =>
      circle(
        -60 + 44 * Math.cos((i * Math.PI) / 3),
        -74 + 44 * Math.sin((i * Math.PI) / 3),
        6,
        materials.iron,
      ),
    ),
    rect(-80, -330, 170, 190, materials.steel, 10),
    repeat(7, (i) => rect(-104, -320 + i * 26, 218, 14, materials.steelDark, 6)),
    rect(-50, -356, 110, 30, materials.iron, 8),
    rect(-10, -384, 18, 34, '#f3e6cf', 4),
    circle(80, -66, 30, materials.brass),
  );

const oilCan = (colour: string): Prop =>
  prop(
    150,
    210,
    path('M-70 0V-140L-40 -180H60Q72 -180 72 -168V0Z', colour),
    path('M10 -180H60Q72 -180 72 -168V0H20Z', shift(colour, -0.06)),
    rect(-50, -206, 50, 32, materials.iron, 5),
    rect(-50, -120, 90, 66, '#fff4e0', 6),
    path('M-6 -110q22 28 0 42q-22 -14 0 -42Z', '#7a4a12'),
    rect(18, -166, 38, 18, shift(colour, -0.14), 8),
  );
const wheel = (): Prop =>
  prop(
    220,
    220,
    circle(0, -110, 108, materials.rubber),
    circle(0, -110, 84, '#f3e6cf'),
    repeat(
      9,
      (i) =>
        `<g transform="translate(0 -110) rotate(${i * 20})">${rect(-1.5, -84, 3, 168, materials.steelDeep)}</g>`,
    ),
    circle(0, -110, 84, 'none', `stroke="${materials.steel}" stroke-width="9"`),
    circle(0, -110, 22, materials.steelDark),
  );

export const bikeService: MotifMaker = ({ main, second, accent }) => ({
  hero: [onStand(main), engine()],
  side: [
    smaller(wheel(), 0.9),
    oilCan(accent),
    helmet(main, second),
    smaller(toolbox(accent), 0.56),
    prop(130, 130, gear(0, -60, 50, materials.steelDeep)),
    screwdriver('#e0a52f', 190),
    smaller(spanner(), 0.8),
  ],
  large: [0],
  icon: (ink, ground) =>
    [
      circle(-28, 20, 20, ink),
      circle(-28, 20, 10, ground),
      circle(28, 20, 20, ink),
      circle(28, 20, 10, ground),
      path('M-28 20L-10 -8H18L10 16H-8Z', ink),
      stroke('M28 20L14 -30H2', ink, 7),
      path('M-34 -10H-8L-4 -18H-30Z', ink),
    ].join(''),
});

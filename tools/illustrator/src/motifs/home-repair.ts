import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, smaller } from '../prop.ts';
import { circle, ellipse, path, rect, repeat } from '../svg.ts';
import { shaded } from '../things/shade.ts';
import { bulb, drill, hammer, screwdriver, tapeMeasure, toolbox } from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

/** A ceiling fan set down for repair. */
const fan = (colour: string): Prop =>
  prop(
    520,
    300,
    rect(-8, -300, 16, 150, materials.steelDark),
    shaded('M-30 -170H30L20 -210H-20Z', shift(colour, -0.05), 4),
    `<g transform="translate(0 -120)">${path('M-30 0C-120 -40 -220 -40 -260 -10C-230 20 -120 30 -30 16Z', colour)}${path('M30 0C120 -40 220 -40 260 -10C230 20 120 30 30 16Z', shift(colour, -0.05))}${path('M-18 20C-40 60 -60 100 -40 120C0 124 40 120 40 100C30 70 24 40 18 20Z', shift(colour, 0.04))}</g>`,
    ellipse(0, -124, 66, 40, materials.steelDeep),
    ellipse(-6, -132, 52, 28, materials.steel),
    circle(0, -130, 12, materials.brass),
  );

const tap = (): Prop =>
  prop(
    190,
    220,
    rect(-70, -140, 26, 140, materials.steelDeep),
    path(
      'M-70 -150H50C90 -150 96 -120 96 -90V-70H62V-90C62 -108 56 -114 40 -114H-70Z',
      materials.steel,
    ),
    path(
      'M50 -150C90 -150 96 -120 96 -90V-70H80V-96C80 -124 70 -136 40 -138Z',
      materials.steelDeep,
    ),
    rect(-30, -190, 16, 44, materials.steelDark),
    rect(-66, -214, 88, 30, '#c2452d', 12),
    path('M80 -56q12 20 0 30q-12 -10 0 -30Z', '#7fb4c9'),
    rect(-90, -16, 66, 16, materials.steelDark, 5),
  );
const socket = (): Prop =>
  prop(
    140,
    140,
    rect(-70, -140, 140, 140, '#f6f0e2', 14),
    rect(-54, -124, 108, 108, '#e6dccb', 8),
    circle(-22, -78, 9, materials.iron),
    circle(22, -78, 9, materials.iron),
    circle(0, -46, 10, materials.iron),
    rect(-30, -116, 60, 20, '#fffaf0', 5),
  );
const screws = (): Prop =>
  prop(
    150,
    50,
    repeat(
      4,
      (i) =>
        `<g transform="translate(${-54 + i * 36} -10) rotate(${i * 30 - 40})">${rect(-4, -30, 8, 34, materials.steelDeep, 2)}${rect(-11, -36, 22, 9, materials.steelDark, 4)}</g>`,
    ),
  );

export const homeRepair: MotifMaker = ({ main, accent, second }) => ({
  hero: [toolbox(accent), fan(shift(main, 0.2))],
  side: [
    smaller(drill(second), 0.8),
    bulb(),
    tap(),
    tapeMeasure(second),
    socket(),
    screws(),
    smaller(hammer(), 0.8),
    screwdriver(accent, 200),
  ],
  icon: (ink) =>
    [
      `<g transform="rotate(45)">${rect(-7, -26, 14, 66, ink, 6)}${path('M-20 -48A20 20 0 1 0 20 -48L8 -38A10 10 0 0 1 -8 -38Z', ink)}</g>`,
      `<g transform="rotate(-45)">${rect(-5, -40, 10, 44, ink, 3)}${rect(-10, 2, 20, 40, ink, 8)}</g>`,
    ].join(''),
});

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, smaller } from '../prop.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from '../things/shade.ts';
import {
  drill,
  gear,
  hardHat,
  hammer,
  screwdriver,
  spanner,
  tapeMeasure,
  toolbox,
} from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

/** A bench vice with a pipe in it. */
const vice = (colour: string): Prop =>
  prop(
    440,
    300,
    rect(-150, -212, 300, 34, materials.steelDeep, 10),
    shaded('M-130 -250H-20V-120H-60L-40 -40H-150L-130 -120Z', colour, -60),
    rect(-132, -262, 114, 26, materials.steelDark, 4),
    block(30, -100, 100, 150, shift(colour, 0.03), 8),
    rect(28, -262, 100, 26, materials.steelDark, 4),
    rect(-26, -270, 60, 60, materials.brass, 30),
    rect(120, -190, 90, 26, materials.steel, 8),
    stroke('M200 -240V-120', materials.steelDark, 12),
    circle(200, -240, 12, materials.iron),
    circle(200, -118, 12, materials.iron),
    rect(-190, -44, 380, 44, shift(colour, -0.08), 8),
    ...[-160, 160].map((x) => circle(x, -22, 11, materials.steelDeep)),
  );

const pegboard = (): Prop =>
  prop(
    460,
    420,
    rect(-230, -420, 460, 410, '#d9b07a', 10),
    repeat(6, (r) => repeat(8, (i) => circle(-196 + i * 56, -386 + r * 66, 5, '#b98d57'))),
    `<g transform="translate(-140 -120)">${hammer().art}</g>`,
    `<g transform="translate(-10 -130)">${spanner(230).art}</g>`,
    `<g transform="translate(80 -150)">${screwdriver('#c2452d', 200).art}</g>`,
    `<g transform="translate(160 -150)">${screwdriver('#2f5d8c', 180).art}</g>`,
    rect(-240, -20, 480, 20, materials.wood, 6),
  );

const meter = (): Prop =>
  prop(
    120,
    200,
    block(-56, 0, 112, 196, '#e0a52f', 14),
    rect(-42, -180, 84, 54, '#cfe0cf', 6),
    circle(0, -76, 34, '#2a2a2d'),
    stroke('M0 -76L16 -98', '#fff4e0', 6),
    circle(-26, -20, 8, '#c2452d'),
    circle(26, -20, 8, '#2a2a2d'),
  );

export const skillTraining: MotifMaker = ({ main, accent }) => ({
  hero: [vice(accent), pegboard()],
  side: [
    hardHat('#f2b632'),
    smaller(drill(main), 0.72),
    meter(),
    smaller(toolbox(main), 0.6),
    tapeMeasure(accent),
    prop(130, 130, gear(0, -62, 52, materials.steelDeep)),
  ],
  icon: (ink, ground) =>
    [
      gear(0, 0, 32, ink, ground).replaceAll(shift(ink, -0.06), ink),
      circle(0, 0, 15, ground),
      path('M-7 0L4 -18L2 -4H9L-3 18L0 2H-7Z', ink),
    ].join(''),
});

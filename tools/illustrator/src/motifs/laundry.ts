import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, clipped, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { foldedStack, shirt } from '../things/cloth.ts';
import { basket, bottle } from '../things/containers.ts';
import { block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const machine = (main: string, accent: string): Prop =>
  prop(
    380,
    450,
    block(-190, 0, 380, 450, '#f6f1e6', 18, 0.82),
    rect(-190, -450, 380, 84, main, 18),
    rect(-190, -392, 380, 26, main),
    circle(130, -408, 26, '#fff8ea'),
    stroke('M130 -408L142 -426', main, 7),
    rect(-160, -428, 110, 38, shift(main, -0.1), 8),
    circle(10, -410, 10, '#8cf0d2'),
    circle(48, -410, 10, '#f2b632'),
    circle(0, -186, 142, materials.steelDeep),
    circle(0, -186, 122, materials.steelLight),
    circle(0, -186, 100, '#4d6f86'),
    clipped(
      circle(0, -186, 100, '#fff'),
      path('M-110 -160C-60 -200 -20 -130 30 -170C70 -200 90 -170 110 -180V-60H-110Z', '#8fb7cb'),
      path('M-60 -120C-30 -180 30 -150 40 -110C20 -80 -50 -80 -60 -120Z', accent),
      path('M10 -150C40 -190 90 -170 90 -130C70 -100 20 -110 10 -150Z', '#f2d489'),
      ...[
        [-50, -210],
        [20, -226],
        [56, -200],
        [-14, -196],
      ].map(([x = 0, y = 0], i) => circle(x, y, 9 + (i % 3) * 4, '#ffffff', 'opacity=".75"')),
    ),
    path(
      'M-80 -226A90 90 0 0 1 -20 -274L-12 -256A72 72 0 0 0 -62 -216Z',
      '#ffffff',
      'opacity=".6"',
    ),
    rect(118, -206, 30, 40, materials.steelDark, 8),
    rect(-170, -26, 340, 12, '#ddd2c0', 5),
  );

/** A charcoal iron on a folded sheet. */
const iron = (handle: string): Prop =>
  prop(
    380,
    240,
    rect(-180, -30, 360, 30, '#f3e6cf', 12),
    path('M-170 -30C-170 -100 -60 -120 40 -120H130Q150 -120 150 -100V-30Z', materials.steel),
    path('M30 -120H130Q150 -120 150 -100V-30H20Z', materials.steelDeep),
    rect(-176, -44, 330, 18, materials.steelDark, 6),
    stroke('M-40 -120V-190H110V-120', materials.iron, 16),
    rect(-50, -206, 170, 34, handle, 16),
    repeat(5, (i) => circle(-40 + i * 34, -76, 8, materials.iron)),
  );

const peg = (colour: string): Prop =>
  prop(
    60,
    70,
    rect(-20, -66, 14, 66, colour, 4),
    rect(6, -66, 14, 66, shift(colour, -0.06), 4),
    rect(-22, -44, 44, 8, materials.steelDeep, 3),
  );
const soap = (): Prop =>
  prop(
    130,
    60,
    rect(-60, -44, 120, 44, '#9fd0c9', 18),
    ellipse(-10, -36, 38, 8, '#c4e6e0'),
    circle(44, -54, 12, '#ffffff', 'opacity=".8"'),
    circle(24, -64, 8, '#ffffff', 'opacity=".8"'),
  );

export const laundry: MotifMaker = ({ main, accent }) => ({
  hero: [machine(main, accent), iron('#7a3e12')],
  side: [
    foldedStack(['#fff8ea', main, '#f2d489', '#d9667a', '#9fc3d9'], 210),
    bottle(110, 230, main, '#f2b632', '#fff8ea', circle(0, 0, 24, '#9fd0e8')),
    shirt('#9fc3d9', 250),
    basket(230, 120, foldedStack(['#fff8ea', '#d9667a', '#f2d489', accent, '#fff8ea'], 180).art),
    soap(),
    peg('#e0a52f'),
  ],
  large: [0],
  icon: (ink, ground) =>
    [
      path('M-18 -42H18L46 -24L36 2L24 -4V42H-24V-4L-36 2L-46 -24Z', ink),
      path('M-14 -42Q0 -24 14 -42Z', ground),
      stroke('M-12 12q6 -7 12 0t12 0', ground, 4.5),
      stroke('M-12 26q6 -7 12 0t12 0', ground, 4.5),
    ].join(''),
});

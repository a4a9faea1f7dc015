import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { bottle, sack, tin } from '../things/containers.ts';
import { ball, block, shaded } from '../things/shade.ts';
import { jar } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const carrot = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-18 0C-16 -60 -8 -100 0 -120C8 -100 16 -60 18 0Z', '#e8802c', 'transform="rotate(180)"')}${stroke('M0 -2q-14 -30 -26 -34M0 -2q0 -36 4 -46M0 -2q16 -26 28 -30', materials.leaf, 8)}</g>`;

/** A paper bag of the week's shopping. */
const shopping = (main: string, second: string) =>
  prop(
    380,
    500,
    ...[-60, -20, 24].map(
      (x, i) =>
        `<g transform="translate(${x - 40} -300) rotate(${-14 + i * 10})">${ellipse(0, -110, 26, 100, i % 2 ? materials.leaf : materials.leafDeep)}${stroke('M0 -30V-190', '#b7d39a', 5)}</g>`,
    ),
    `<g transform="translate(98 -300) rotate(10)">${rect(-34, -150, 68, 180, '#f3e3bd', 10)}${rect(-34, -90, 68, 60, main)}${rect(-18, -176, 36, 32, '#b3341c', 6)}</g>`,
    carrot(40, -320, 186),
    ball(-100, -320, 44, '#c9402c'),
    ball(-40, -312, 40, '#e8b23a'),
    shaded(
      'M-170 -310L-150 -296L-120 -312L-90 -296L-60 -312L-30 -296L0 -312L30 -296L60 -312L90 -296L120 -312L150 -296L170 -310L158 0H-158Z',
      '#d9b07a',
      60,
    ),
    circle(-10, -150, 74, second),
    path('M-40 -160H20L12 -110H-32ZM-50 -176H30', main, `stroke="${main}" stroke-width="10"`),
    circle(-28, -94, 9, main),
    circle(8, -94, 9, main),
  );

/** Two-pan scales with brass weights. */
const scales = () =>
  prop(
    460,
    330,
    rect(-12, -300, 24, 290, materials.steelDark),
    rect(-90, -20, 180, 20, materials.iron, 6),
    rect(-190, -300, 380, 16, materials.steelDark, 8),
    stroke(
      'M-180 -290L-220 -130M-180 -290L-110 -130M180 -290L220 -130M180 -290L110 -130',
      materials.steelDeep,
      4,
    ),
    ball(-190, -160, 34, '#c9402c'),
    ball(-140, -156, 32, '#d95a3c'),
    ball(-166, -196, 30, '#c9402c'),
    path('M-236 -132H-96C-106 -92 -226 -92 -236 -132Z', materials.brass),
    path('M236 -132H96C106 -92 226 -92 236 -132Z', materials.brass),
    block(130, -132, 60, 54, materials.brassDeep, 8),
    circle(160, -196, 14, materials.brassDeep),
  );

const crateOf = (colour: string) =>
  prop(
    260,
    160,
    ...[-84, -28, 28, 84].map((x) => ball(x, -96, 36, colour)),
    ...[-56, 0, 56].map((x) => ball(x, -128, 34, shift(colour, 0.03))),
    repeat(3, (i) => rect(-130, -90 + i * 31, 260, 25, materials.wood, 4)),
    rect(-118, -90, 16, 90, materials.woodDeep),
    rect(102, -90, 16, 90, materials.woodDeep),
  );

export const grocery: MotifMaker = ({ main, second }) => ({
  hero: [shopping(main, second), scales()],
  side: [
    bottle(100, 280, '#eec34f', '#b3341c', main, circle(0, 0, 20, second)),
    sack(200, 210, '#f3e6c8'),
    tin(130, 180, '#c9402c', materials.cream, circle(0, 0, 22, '#c9402c')),
    jar(
      130,
      200,
      '#b3341c',
      rect(-80, -130, 160, 130, '#e9b13a') + rect(-80, -130, 160, 12, '#f6d27a'),
    ),
    crateOf('#c9402c'),
    tins(),
  ],
  icon: (ink, ground) =>
    [
      path('M-40 -20H40L30 40H-30Z', ink),
      stroke('M-20 -20C-20 -56 20 -56 20 -20', ink, 7),
      stroke('M-14 -4V26M0 -4V26M14 -4V26', ground, 5),
    ].join(''),
});

const tins = () =>
  prop(
    150,
    120,
    stand(tin(100, 120, materials.steelLight, '#e9b13a'), -20, 0),
    stand(tin(70, 80, materials.steelLight, '#3f7d5b'), 46, 0),
  );

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { prop } from '../prop.ts';
import { circle, ellipse, path, rect, stroke } from '../svg.ts';
import { sack, tin } from '../things/containers.ts';
import { davara } from '../things/food.ts';
import { shaded } from '../things/shade.ts';
import { jar, heap, steam } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const brass = materials.brass;

/** The two-part brass filter. */
const filter = () =>
  prop(
    260,
    480,
    shaded('M-110 -230H110V-12Q110 0 98 0H-98Q-110 0 -110 -12Z', brass, 30, -0.08),
    rect(-84, -214, 22, 190, materials.brassLight, 10),
    rect(-120, -244, 240, 22, shift(brass, 0.05), 8),
    shaded('M-96 -420H96V-244H-96Z', shift(brass, -0.02), 26, -0.08),
    rect(-72, -408, 18, 150, materials.brassLight, 8),
    rect(-108, -436, 216, 22, shift(brass, 0.05), 8),
    rect(-110, -130, 220, 8, materials.brassDeep),
    rect(-110, -112, 220, 4, materials.brassDeep),
    path('M-20 -436C-20 -470 20 -470 20 -436Z', materials.brassDeep),
    circle(0, -468, 12, brass),
  );

/** Coffee pulled from tumbler to davara: a metre of froth. */
const pulled = () =>
  prop(
    320,
    520,
    path('M-44 -392C-10 -300 -20 -200 -6 -120H18C22 -200 30 -320 -10 -404Z', '#b97a48'),
    `<g transform="translate(-50 -400) rotate(-118)">${shaded('M-50 -70H50L40 60H-40Z', materials.steelLight, 8, -0.1)}</g>`,
    shaded('M-110 -110H110L86 -8Q84 0 74 0H-74Q-84 0 -86 -8Z', materials.steel, 30, -0.09),
    rect(-116, -122, 232, 16, materials.steelLight, 7),
    ellipse(0, -116, 88, 10, '#e8cfa6'),
    steam(80, -140, 70),
  );

const beans = () => prop(150, 50, ...scattered());
const scattered = () =>
  [
    [-50, -12],
    [-14, -10],
    [24, -13],
    [54, -9],
    [-30, -30],
    [8, -30],
  ].map(
    ([x = 0, y = 0], i) =>
      `<g transform="translate(${x} ${y}) rotate(${i * 40})">${ellipse(0, 0, 17, 11, '#6b3f22')}${stroke('M-12 0q12 -6 24 0', '#3f2412', 3)}</g>`,
  );

export const coffee: MotifMaker = ({ main, second }) => ({
  hero: [filter(), pulled()],
  side: [
    prop(190, 260, davara().art, steam(0, -190, 66)),
    sack(180, 200, '#6b3f22'),
    tin(150, 190, main, second, circle(0, 0, 24, main) + ellipse(0, 0, 14, 9, second)),
    jar(150, 220, materials.wood, heap(150, 130, 17, ['#6b3f22', '#5a331b', '#7d4c2b'])),
    beans(),
  ],
  icon: (ink, ground) =>
    [
      path('M-24 -24H24L19 16H-19Z', ink),
      path('M-40 18H40L32 42H-32Z', ink),
      rect(-43, 14, 86, 8, ink, 4),
      stroke('M-20 -12Q0 -6 20 -12', ground, 4),
      stroke('M-8 -32C-14 -38 -2 -42 -8 -50M8 -32C2 -38 14 -42 8 -50', ink, 4.5),
    ].join(''),
});

import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { fruit } from '../things/food.ts';
import { pencilCup } from '../things/paper.ts';
import { ball, block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

export const letterBlocks = (text: string, colours: readonly string[]): Prop => {
  const spots = [
    [-70, 0],
    [50, 0],
    [-10, -116],
  ];
  return prop(
    270,
    240,
    ...text.split('').map((t, i) => {
      const [x = 0, y = 0] = spots[i] ?? [0, 0];
      const colour = colours[i] ?? '#c2452d';
      return (
        block(x - 58, y, 116, 114, colour, 12, 0.78) +
        rect(x - 44, y - 100, 78, 86, '#fff8ea', 8) +
        letters(t, { style: 'block', size: 92, fill: colour, x: x - 5, y: y - 28 })
      );
    }),
  );
};

/** The squirrel of the sign, as a wooden toy on wheels. */
const squirrel = (fur: string): Prop =>
  prop(
    440,
    440,
    path(
      'M-90 -90C-230 -130 -230 -380 -90 -410C-20 -420 10 -360 -30 -330C-60 -310 -80 -330 -70 -350C-110 -350 -130 -270 -90 -220C-60 -180 -50 -130 -60 -80Z',
      shift(fur, -0.06),
    ),
    path('M-80 -60C-90 -170 -20 -220 50 -220C110 -216 130 -140 116 -60Z', fur),
    path('M50 -220C110 -216 130 -140 116 -60H50C80 -110 80 -170 50 -220Z', shift(fur, -0.05)),
    ellipse(50, -110, 40, 54, '#fbe9cc'),
    path('M40 -350L30 -404L74 -366Z', shift(fur, -0.05)),
    path(
      'M30 -270C30 -350 120 -370 156 -310C170 -280 150 -240 110 -234C60 -228 30 -240 30 -270Z',
      fur,
    ),
    circle(116, -300, 11, '#2a1c16'),
    circle(120, -304, 4, '#ffffff'),
    circle(162, -282, 9, '#5f3a1f'),
    stroke('M60 -190C90 -170 110 -180 120 -196', shift(fur, -0.1), 16),
    ellipse(134, -196, 26, 32, '#8f5c30'),
    path('M110 -210C118 -234 152 -234 160 -210Z', '#5f3a1f'),
    rect(-130, -70, 280, 34, '#c2452d', 12),
    ...[-80, 100].map((x) => circle(x, -34, 34, '#e0a52f') + circle(x, -34, 14, '#fff4e0')),
    stroke('M150 -54C190 -60 200 -30 230 -40', materials.woodDark, 6),
  );

const crayons = (): Prop =>
  prop(
    190,
    170,
    ...['#c2452d', '#e0a52f', '#3f9a5f', '#2f7dc0', '#8a4fb0'].map(
      (c, i) =>
        rect(-76 + i * 31, -150, 26, 130, c, 4) +
        path(`M${-76 + i * 31} -148L${-63 + i * 31} -176L${-50 + i * 31} -148Z`, shift(c, -0.06)),
    ),
    rect(-86, -96, 172, 96, '#f2c83a', 6),
    rect(-86, -70, 172, 36, '#3f7d5b'),
    circle(0, -52, 12, '#f2c83a'),
  );
const easel = (): Prop =>
  prop(
    220,
    320,
    path('M-80 0L-30 -310H-16L-60 0ZM80 0L30 -310H16L60 0Z', materials.wood),
    rect(-100, -290, 200, 170, materials.milk, 6),
    circle(50, -240, 22, '#f2a516'),
    path('M-80 -140L-30 -210L10 -160L40 -190L84 -140Z', '#6fae5c'),
    rect(-56, -178, 40, 38, '#c2452d'),
    path('M-62 -178L-36 -204L-10 -178Z', '#8f3b26'),
    rect(-108, -122, 216, 14, materials.woodDeep, 4),
  );
const ballToy = (): Prop =>
  prop(
    140,
    140,
    ball(0, -70, 70, '#e0523a'),
    path('M-68 -84C-30 -110 30 -110 68 -84V-56C30 -80 -30 -80 -68 -56Z', '#fff4e0'),
  );
const rings = (): Prop =>
  prop(
    170,
    200,
    rect(-8, -200, 16, 190, materials.wood, 8),
    repeat(4, (i) =>
      rect(
        -80 + i * 13,
        -38 - i * 38,
        160 - i * 26,
        36,
        ['#c2452d', '#e0a52f', '#3f9a5f', '#2f7dc0'][i] ?? '#c2452d',
        18,
      ),
    ),
    circle(0, -196, 16, '#8a4fb0'),
  );

export const preschool: MotifMaker = ({ main, dark }) => ({
  hero: [squirrel(shift(main, -0.04)), letterBlocks('BAC', ['#c2452d', '#2f7dc0', '#3f9a5f'])],
  side: [
    letterBlocks('BAC', ['#c2452d', '#2f7dc0', '#3f9a5f']),
    easel(),
    crayons(),
    ballToy(),
    rings(),
    fruit(42, '#c9402c'),
    pencilCup(dark, ['#e0a52f', '#c2452d', '#3f9a5f']),
  ],
  icon: (ink, ground) =>
    [
      path(
        'M-14 38C-52 30 -50 -34 -16 -42C4 -46 10 -26 -4 -20C-12 -18 -16 -24 -14 -28C-28 -24 -28 6 -12 20Z',
        ink,
      ),
      path('M-14 40C-16 8 4 -6 20 -6C34 -4 38 20 34 40Z', ink),
      circle(26, -16, 16, ink),
      path('M16 -26L16 -42L30 -30Z', ink),
      circle(30, -18, 3, ground),
    ].join(''),
});

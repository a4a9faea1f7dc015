import { materials } from '../palette.ts';
import { prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { bowl, sack } from '../things/containers.ts';
import { drink } from '../things/food.ts';
import { shaded } from '../things/shade.ts';
import { jar } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const bigBowl = (main: string) =>
  prop(
    500,
    330,
    path('M-210 -180C-160 -290 -60 -270 0 -280C80 -300 170 -280 210 -180Z', '#e7cf95'),
    repeat(24, (i) =>
      circle(-150 + ((i * 67) % 300), -196 - ((i * 31) % 64), 6, i % 2 ? '#d3b26a' : '#f5e4b8'),
    ),
    ...[-160, -124].map((x) => ellipse(x, -212, 34, 22, '#6f9a4b')),
    ellipse(-100, -238, 40, 24, '#82b066'),
    circle(-20, -272, 44, '#fff8ea'),
    circle(-20, -272, 22, '#f2a93a'),
    ...[60, 92, 124].map(
      (x, i) =>
        circle(x, -262 + i * 12, 27, '#d9472f') + circle(x - 6, -268 + i * 12, 8, '#ef8a72'),
    ),
    path('M120 -224C150 -270 210 -250 206 -196Z', '#b9709c'),
    stroke('M30 -300q30 -40 70 -30M20 -300q0 -40 30 -66', '#4f8a4b', 8),
    shaded('M-240 -190H240C236 -80 150 -10 80 -6V0H-80V-6C-150 -10 -236 -80 -240 -190Z', main, 50),
    rect(-248, -198, 496, 18, '#f3e4c4', 9),
    repeat(9, (i) =>
      path(`M${-196 + i * 48} -140l14 -18l14 18l-14 18Z`, '#f3e4c4', 'opacity=".8"'),
    ),
  );

/** Ears of millet in a vase. */
const ears = () =>
  prop(
    170,
    400,
    ...[-26, -10, 8, 24].map(
      (a, i) =>
        `<g transform="translate(0 -110) rotate(${a})">${stroke('M0 0V-180', '#a58a3e', 6)}${ellipse(0, -220, 17, 62, i % 2 ? '#c9a550' : '#b58f3a')}${repeat(5, (k) => circle((k % 2) * 12 - 6, -258 + k * 18, 4, '#e7cf95'))}</g>`,
    ),
    shaded(
      'M-40 -130H40C36 -110 66 -90 62 -50C60 -16 44 0 36 0H-36C-44 0 -60 -16 -62 -50C-66 -90 -36 -110 -40 -130Z',
      materials.clay,
      14,
    ),
  );

const roti = () =>
  prop(
    280,
    100,
    repeat(4, (i) => ellipse(0, -26 - i * 16, 126, 22, i % 2 ? '#c79b63' : '#b4854d')),
    ellipse(0, -84, 126, 22, '#d3aa74'),
    repeat(4, (i) => ellipse(-80 + i * 52, -84, 14, 6, '#8f6636')),
    rect(-134, -18, 268, 18, materials.steelLight, 8),
  );

export const milletBowl: MotifMaker = ({ main }) => ({
  hero: [bigBowl(main), roti()],
  side: [
    ears(),
    jar(
      150,
      230,
      materials.wood,
      rect(-80, -150, 160, 150, '#e3c27c') + rect(-80, -150, 160, 14, '#f1dba6'),
    ),
    jar(
      130,
      190,
      materials.wood,
      rect(-80, -120, 160, 120, '#9a6a3f') + rect(-80, -120, 160, 12, '#b98a58'),
    ),
    drink(200, '#b7cf8a', '#dfe9c4', main),
    sack(170, 170, '#d9b96a'),
    bowl(150, 80, '#f3e4c4', '#82b066', 0.4),
  ],
  icon: (ink, ground) =>
    [
      path('M-44 4H44C42 28 26 40 14 42H-14C-26 40 -42 28 -44 4Z', ink),
      ellipse(0, -24, 8, 22, ink),
      `<g transform="translate(-14 -2) rotate(-32)">${ellipse(0, -18, 7, 18, ink)}</g>`,
      `<g transform="translate(14 -2) rotate(32)">${ellipse(0, -18, 7, 18, ink)}</g>`,
      stroke('M-30 18Q0 26 30 18', ground, 4),
    ].join(''),
});

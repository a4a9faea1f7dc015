import { materials } from '../palette.ts';
import { prop, stand } from '../prop.ts';
import { coconut, davara, katori } from '../things/food.ts';
import { plate } from '../things/tableware.ts';
import { steam } from '../things/tableware.ts';
import { ellipse, path, rect, repeat, stroke } from '../svg.ts';
import type { MotifMaker } from './motif.ts';

const leaf = (w: number) =>
  path(`M${-w / 2} -12Q0 -44 ${w / 2} -12Q0 12 ${-w / 2} -12Z`, '#5f9a4c') +
  stroke(`M${-w / 2} -12H${w / 2}`, '#3f7a3a', 4);

/** A paper dosa: a long crisp roll on a leaf, bowls beside it. */
const paperDosa = () =>
  prop(
    640,
    250,
    `<g transform="translate(0 -6)">${plate(640, materials.steelLight, 26)}</g>`,
    `<g transform="translate(0 -34)">${leaf(600)}</g>`,
    path('M-270 -60C-270 -150 -200 -210 -130 -210L240 -176C280 -172 282 -60 240 -56Z', '#e3a550'),
    path(
      'M-130 -210C-200 -210 -270 -150 -270 -60L-210 -58C-214 -120 -180 -180 -112 -190Z',
      '#f3c984',
    ),
    path(
      'M-112 -190C-180 -180 -214 -120 -210 -58L-150 -58C-160 -110 -140 -160 -96 -170Z',
      '#c98432',
    ),
    repeat(7, (i) => stroke(`M${-90 + i * 48} ${-190 + i * 4}q14 60 2 122`, '#cf8f3d', 6)),
    repeat(5, (i) => ellipse(-60 + i * 62, -130 + (i % 2) * 30, 13, 7, '#b8742a')),
    stand(katori('#fdf6e6', 104), 130, -36),
    stand(katori('#c9542c', 104), 236, -30),
  );

/** Idlis on a steel plate. */
const idli = () =>
  prop(
    360,
    170,
    plate(360, materials.steelLight, 26),
    ...[
      [-90, -28],
      [40, -28],
      [-26, -74],
    ].map(
      ([x = 0, y = 0]) =>
        ellipse(x, y - 16, 78, 34, '#ece2cf') + ellipse(x - 6, y - 22, 74, 30, '#fffaf0'),
    ),
    stand(katori('#b9682e', 96), 130, -26),
    steam(-20, -120, 60),
  );

export const dosa: MotifMaker = () => ({
  hero: [paperDosa(), idli()],
  side: [davara(), katori('#6f9a4b', 120), coconut(), davara(), katori('#fdf6e6', 120)],
  icon: (ink, ground) =>
    [
      path('M-46 24C-46 -10 -26 -26 -8 -26L40 -16C48 -14 48 22 40 24Z', ink),
      stroke('M-30 20C-30 0 -20 -12 -6 -13', ground, 5),
      stroke('M6 -14q5 16 0 34M24 -10q5 14 0 30', ground, 4),
      rect(-48, 32, 96, 8, ink, 4),
    ].join(''),
});

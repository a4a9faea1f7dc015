import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, stroke } from '../svg.ts';
import { bottle, bowl } from '../things/containers.ts';
import { foldedStack } from '../things/cloth.ts';
import { lota } from '../things/food.ts';
import { shaded } from '../things/shade.ts';
import { steam } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const flower = (x: number, y: number, r: number, colour: string) =>
  [0, 72, 144, 216, 288]
    .map(
      (a) =>
        `<g transform="translate(${x} ${y}) rotate(${a})">${ellipse(0, -r * 0.7, r * 0.42, r * 0.62, colour)}</g>`,
    )
    .join('') + circle(x, y, r * 0.3, '#f2c83a');

/** Turmeric paste in a brass bowl, petals round it. */
const ubtan = (): Prop =>
  prop(
    460,
    300,
    `<g transform="translate(100 -190) rotate(34)">${rect(-12, -170, 24, 220, materials.wood, 10)}</g>`,
    path('M-150 -190C-120 -250 -30 -230 0 -236C50 -250 130 -240 150 -190Z', '#e0a52f'),
    path('M-60 -214C-20 -236 60 -226 90 -206C40 -196 -20 -196 -60 -214Z', '#f0c256'),
    shaded(
      'M-190 -200H190C186 -100 110 -30 60 -26V-10H-60V-26C-110 -30 -186 -100 -190 -200Z',
      materials.brass,
      40,
      -0.08,
    ),
    path(
      'M-150 -170C-140 -110 -110 -70 -80 -50C-100 -90 -112 -130 -114 -170Z',
      materials.brassLight,
    ),
    rect(-202, -214, 404, 24, materials.brassLight, 10),
    rect(-90, -14, 180, 14, materials.brassDeep, 6),
    flower(-170, -24, 40, '#e58a98'),
    flower(180, -22, 36, '#f3b3a6'),
  );

/** Oil pot over a stand, for shirodhara. */
const pot = (): Prop =>
  prop(
    300,
    500,
    stroke('M-120 0L-60 -480M120 0L60 -480', materials.woodDark, 16),
    rect(-80, -492, 160, 20, materials.woodDark, 6),
    stroke('M0 -480L-60 -340M0 -480L60 -340', materials.steelDark, 5),
    shaded(
      'M-84 -350H84C100 -280 60 -230 0 -220C-60 -230 -100 -280 -84 -350Z',
      materials.brass,
      18,
      -0.08,
    ),
    rect(-94, -362, 188, 20, materials.brassLight, 8),
    stroke('M0 -220V-70', '#d9a53a', 6),
    bowl(180, 66, materials.brassDeep, '#d9a53a', 0.05).art,
  );

const diya = (): Prop =>
  prop(
    150,
    110,
    path('M0 -104C18 -78 16 -62 0 -54C-16 -62 -18 -78 0 -104Z', '#f2a516'),
    path('M-70 -50H60L84 -56C70 -10 40 0 0 0C-40 0 -66 -16 -70 -50Z', materials.clay),
    ellipse(-4, -50, 62, 10, materials.clayDeep),
    circle(0, -76, 40, '#ffe39a', 'opacity=".3"'),
  );
const stones = (): Prop =>
  prop(
    170,
    120,
    ellipse(0, -22, 82, 24, '#5d5a57'),
    ellipse(-4, -58, 62, 20, '#75716c'),
    ellipse(4, -90, 44, 17, '#8d8882'),
  );
const oil = (main: string): Prop =>
  bottle(88, 230, '#b9832e', materials.wood, main, ellipse(0, 0, 16, 22, '#f2cf77'));

export const spa: MotifMaker = ({ main, second }) => ({
  hero: [ubtan(), pot()],
  side: [
    oil(main),
    foldedStack(['#fff8ea', second, '#fff8ea', second], 210),
    diya(),
    stones(),
    lota(140),
    prop(110, 190, bowl(110, 60, materials.clay, '#7a9a4a', 0.4).art, steam(0, -90, 60)),
    prop(
      90,
      70,
      flower(0, -34, 34, '#e58a98'),
      path('M30 -10q24 -16 40 0q-20 12 -40 0Z', shift(materials.leaf, 0)),
    ),
  ],
  icon: (ink) =>
    [
      ...[-58, 58, -30, 30, 0].map(
        (a) =>
          `<g transform="translate(0 30) rotate(${a})">${path('M0 0C-18 -22 -14 -46 0 -64C14 -46 18 -22 0 0Z', ink, a === 0 ? '' : 'opacity=".82"')}</g>`,
      ),
      rect(-40, 36, 80, 7, ink, 3),
    ].join(''),
});

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { lota } from '../things/food.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const roll = (x: number, y: number, r: number, w: number, colour: string) =>
  [
    rect(x, y - r * 2, w, r * 2, colour, r * 0.5),
    rect(x, y - r, w, r, shift(colour, -0.06), r * 0.5),
    ellipse(x + w, y - r, r * 0.6, r, shift(colour, 0.04)),
    ellipse(x + w, y - r, r * 0.36, r * 0.62, shift(colour, -0.1)),
    ellipse(x + w, y - r, r * 0.16, r * 0.3, shift(colour, 0.04)),
    rect(x + w * 0.3, y - r * 2, 14, r * 2, '#fff4e0'),
  ].join('');

const mats = (a: string, b: string): Prop =>
  prop(460, 250, roll(-220, 0, 60, 380, a), roll(-200, -118, 52, 350, b));

const figure = (mat: string, cloth: string): Prop =>
  prop(
    460,
    400,
    path('M-230 0L-190 -26H190L230 0Z', mat),
    path(
      'M-150 -20C-180 -60 -120 -86 -60 -70L60 -70C120 -86 180 -60 150 -20C110 -4 -110 -4 -150 -20Z',
      shift(cloth, -0.04),
    ),
    stroke(
      'M-56 -190C-100 -160 -120 -110 -116 -70M56 -190C100 -160 120 -110 116 -70',
      '#b97f57',
      26,
    ),
    path(
      'M-60 -226C-40 -240 40 -240 60 -226C66 -160 56 -110 60 -64H-60C-56 -110 -66 -160 -60 -226Z',
      cloth,
    ),
    path('M10 -236C40 -236 52 -232 60 -226C66 -160 56 -110 60 -64H16Z', shift(cloth, -0.05)),
    rect(-16, -262, 32, 34, '#a56c47', 8),
    path(
      'M-38 -300C-38 -350 38 -350 38 -300C38 -268 20 -250 0 -250C-20 -250 -38 -268 -38 -300Z',
      '#b97f57',
    ),
    path(
      'M-40 -298C-46 -356 46 -356 40 -298C34 -322 18 -330 0 -330C-18 -330 -34 -322 -40 -298Z',
      '#2e221c',
    ),
    circle(0, -352, 20, '#2e221c'),
    stroke('M-20 -296q6 5 12 0M8 -296q6 5 12 0', '#3a2a22', 3),
    stroke('M-8 -274q8 5 16 0', '#6a2f22', 3),
    path('M-100 -64C-60 -90 60 -90 100 -64C80 -40 40 -30 0 -36C-40 -30 -80 -40 -100 -64Z', cloth),
    ellipse(-118, -64, 18, 12, '#b97f57'),
    ellipse(118, -64, 18, 12, '#b97f57'),
  );

const blocks = (a: string): Prop =>
  prop(170, 130, block(-84, 0, 168, 62, a, 8), block(-70, -66, 150, 60, '#c9975d', 8));
const bottle = (colour: string): Prop =>
  prop(
    80,
    210,
    shaded('M-34 -160H34V-14Q34 0 20 0H-20Q-34 0 -34 -14Z', colour, 8),
    rect(-24, -200, 48, 44, materials.steelDark, 8),
    rect(-34, -100, 68, 12, '#fff4e0'),
  );
const cushion = (colour: string): Prop =>
  prop(
    250,
    90,
    shaded(
      'M-120 -40C-120 -84 120 -84 120 -40C120 0 100 0 0 0C-100 0 -120 0 -120 -40Z',
      colour,
      30,
    ),
    repeat(7, (i) =>
      stroke(
        `M${-90 + i * 30} -66Q${-96 + i * 32} -40 ${-90 + i * 30} -8`,
        shift(colour, -0.07),
        4,
      ),
    ),
  );
const lotus = (): Prop =>
  prop(
    180,
    90,
    ...[-60, 60, -34, 34, 0].map(
      (a) =>
        `<g transform="translate(0 -14) rotate(${a})">${path('M0 0C-26 -30 -18 -60 0 -78C18 -60 26 -30 0 0Z', Math.abs(a) > 40 ? '#e79aae' : Math.abs(a) > 10 ? '#efb3c2' : '#f7cdd7')}</g>`,
    ),
    ellipse(0, -6, 70, 8, materials.leaf),
  );

export const yoga: MotifMaker = ({ main, accent }) => ({
  hero: [figure(main, accent), mats(main, accent)],
  side: [
    lota(150),
    blocks(main),
    bottle(accent),
    cushion(accent),
    lotus(),
    prop(300, 124, roll(-150, 0, 56, 270, main)),
  ],
  icon: (ink) =>
    [
      circle(0, -34, 11, ink),
      path('M-12 -20H12C16 -6 14 6 14 14H-14C-14 6 -16 -6 -12 -20Z', ink),
      path('M-44 30C-40 14 -20 16 0 20C20 16 40 14 44 30C30 40 -30 40 -44 30Z', ink),
      stroke('M-12 -16C-28 -6 -34 6 -36 20M12 -16C28 -6 34 6 36 20', ink, 7),
    ].join(''),
});

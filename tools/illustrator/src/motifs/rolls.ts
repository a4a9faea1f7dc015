import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { bottle } from '../things/containers.ts';
import { drink, katori, lemon } from '../things/food.ts';
import { shaded } from '../things/shade.ts';
import { plate, steam } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

/** A paratha roll in printed paper. */
const roll = (paper: string, print: string, h: number): Prop =>
  prop(
    h * 0.42,
    h,
    ellipse(-h * 0.04, -h * 0.86, h * 0.16, h * 0.11, '#7aa552'),
    circle(h * 0.04, -h * 0.93, h * 0.06, '#c2452d'),
    circle(-h * 0.09, -h * 0.94, h * 0.055, '#8f4522'),
    circle(h * 0.1, -h * 0.87, h * 0.05, '#b4a0c9'),
    shaded(
      `M${n(-h * 0.19)} ${n(-h * 0.82)}C${n(-h * 0.2)} ${n(-h * 0.9)} ${n(-h * 0.14)} ${n(-h * 0.84)} ${n(-h * 0.06)} ${n(-h * 0.86)}S${n(h * 0.12)} ${n(-h * 0.82)} ${n(h * 0.2)} ${n(-h * 0.88)}L${n(h * 0.18)} ${n(-h * 0.3)}H${n(-h * 0.17)}Z`,
      '#e6b469',
      h * 0.06,
    ),
    repeat(3, (i) =>
      ellipse(
        -h * 0.1 + i * h * 0.09,
        -h * 0.72 + (i % 2) * h * 0.05,
        h * 0.03,
        h * 0.014,
        '#b9762c',
      ),
    ),
    shaded(
      `M${n(-h * 0.21)} ${n(-h * 0.58)}L${n(h * 0.21)} ${n(-h * 0.66)}L${n(h * 0.12)} 0H${n(-h * 0.12)}Z`,
      paper,
      h * 0.05,
    ),
    repeat(3, (i) =>
      path(
        `M${n(-h * 0.19 + i * h * 0.02)} ${n(-h * 0.46 + i * h * 0.14)}L${n(h * 0.18 - i * h * 0.03)} ${n(-h * 0.53 + i * h * 0.15)}v${n(h * 0.05)}L${n(-h * 0.18 + i * h * 0.02)} ${n(-h * 0.41 + i * h * 0.14)}Z`,
        print,
      ),
    ),
  );

const stack = (main: string, second: string) =>
  prop(
    480,
    400,
    `<g transform="translate(-100 -80) rotate(-12)">${roll(second, main, 320).art}</g>`,
    `<g transform="translate(100 -80) rotate(12)">${roll(second, main, 320).art}</g>`,
    `<g transform="translate(0 -84)">${roll(second, main, 336).art}</g>`,
    path('M-190 -150H190L160 -6Q158 0 150 0H-150Q-158 0 -160 -6Z', materials.wood),
    path('M60 -150H190L160 -6Q158 0 150 0H50Z', materials.woodDeep),
    rect(-200, -166, 400, 24, '#d09a60', 8),
  );

/** Parathas on the iron plate. */
const tawa = () =>
  prop(
    520,
    170,
    steam(40, -110, 70, 3),
    repeat(4, (i) =>
      ellipse(-30 + (i % 2) * 8, -54 - i * 14, 150, 26, i % 2 ? '#e6b469' : '#d79e4d'),
    ),
    ellipse(-26, -98, 150, 26, '#eebf78'),
    repeat(5, (i) => ellipse(-120 + i * 46, -98 + (i % 2) * 8 - 4, 14, 5, '#b9762c')),
    path('M-250 -46Q0 40 250 -46Z', '#3c3a3a'),
    rect(-256, -54, 512, 14, '#57534f', 7),
  );

const onion = () =>
  prop(
    150,
    70,
    ...[-44, 0, 44].map(
      (x) =>
        circle(x, -26, 26, '#c58bb0') +
        circle(x, -26, 17, '#efd9e8') +
        circle(x, -26, 8, '#c58bb0'),
    ),
    lemon(70, 0, 20),
  );

export const rolls: MotifMaker = ({ main, second }) => ({
  hero: [stack(main, second), tawa()],
  side: [
    roll(second, main, 240),
    bottle(84, 230, '#c2301f', '#fff4e0', '#fff4e0', circle(0, 0, 16, '#c2301f')),
    bottle(84, 230, '#4f8a3c', '#fff4e0', '#fff4e0', circle(0, 0, 16, '#4f8a3c')),
    onion(),
    prop(
      230,
      120,
      plate(230, shift(second, 0), 22),
      stand(katori('#5f9a4c', 90), -40, -22),
      stand(katori('#fffaf0', 80), 50, -22),
    ),
    drink(190, '#5a2d1c', '#8a5a3a', '#fff4e0'),
  ],
  icon: (ink, ground) =>
    [
      path('M-20 -30C-14 -46 14 -46 20 -34L14 44H-14Z', ink),
      stroke('M-20 -10L20 -18', ground, 5),
      stroke('M-17 8L18 0', ground, 4),
      circle(-5, -34, 4, ground),
      circle(7, -31, 3.5, ground),
      stroke('M-38 -24q6 18 2 36M38 -24q-6 18 -2 36', ink, 5),
    ].join(''),
});

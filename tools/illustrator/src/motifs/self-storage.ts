import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { bicycle } from '../street/vehicles.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';
import { carton } from '../things/containers.ts';
import { tableLamp } from '../things/furniture.ts';
import { block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A steel trunk with painted flowers. */
const trunk = (colour: string): Prop =>
  prop(
    360,
    220,
    block(-180, 0, 360, 150, colour, 6, 0.72),
    rect(-184, -214, 368, 70, shift(colour, 0.05), 10),
    rect(-184, -156, 368, 14, shift(colour, -0.1)),
    ...[-110, 110].map((x) => rect(x - 15, -176, 30, 50, materials.steel, 4)),
    stroke('M-30 -130A30 18 0 0 0 30 -130', materials.steelDark, 8),
    ...[-70, 0, 70].map(
      (x) =>
        repeat(6, (i) =>
          circle(
            x + 16 * Math.cos((i * Math.PI) / 3),
            -60 + 16 * Math.sin((i * Math.PI) / 3),
            10,
            '#e58a98',
          ),
        ) + circle(x, -60, 9, '#f2cf77'),
    ),
  );

const padlock = (): Prop =>
  prop(
    300,
    400,
    stroke('M-84 -220V-290A84 84 0 0 1 84 -290V-220', materials.steel, 42),
    stroke('M96 -220V-290A84 84 0 0 0 60 -352', materials.steelDeep, 16),
    block(-140, 0, 280, 240, materials.brass, 28, 0.7),
    circle(0, -136, 30, '#3a2a12'),
    path('M-14 -128H14L22 -60H-22Z', '#3a2a12'),
    rect(-120, -40, 240, 10, materials.brassDeep, 5),
  );

/** An open unit: roller door up, boxes to the ceiling. */
const unit = (main: string): Prop =>
  prop(
    520,
    480,
    rect(-250, -480, 500, 480, shift(main, -0.05), 6),
    rect(-214, -400, 428, 400, '#5a4632'),
    rect(-214, -50, 428, 50, '#6d573f'),
    stand(carton(170, 120), -110, -30),
    stand(carton(150, 110, main), 64, -30),
    stand(carton(140, 100, '#f2d489', '#b9834b'), -104, -150),
    stand(carton(120, 90), 50, -140),
    stand(tableLamp('#e58a98', false), 160, -26, 0.62),
    stand(carton(110, 80, main), -100, -250),
    stand(trunk('#3f6f8c'), 20, -230, 0.4),
    repeat(5, (i) =>
      rect(-214, -418 + i * 17, 428, 13, i % 2 ? shift(main, 0.08) : shift(main, 0.04)),
    ),
    rect(-214, -336, 428, 12, materials.iron, 4),
    circle(0, -450, 24, '#fff4e0'),
  );

export const selfStorage: MotifMaker = ({ main, accent }) => ({
  hero: [unit(main), padlock()],
  side: [
    carton(200, 150, main),
    trunk(accent),
    prop(140, 190, `<g transform="scale(.46)">${padlock().art}</g>`),
    carton(130, 96, '#f2d489', '#b9834b'),
    tableLamp('#e58a98', false),
    prop(230, 130, `<g transform="scale(.8)">${bicycle(accent).art}</g>`),
  ],
  large: [0],
  icon: (ink, ground) =>
    [
      path('M-44 -16L0 -44L44 -16V42H-44Z', ink),
      ...[0, 1, 2].map((i) => rect(-28, -4 + i * 16, 56, 8, ground, 2)),
    ].join(''),
});

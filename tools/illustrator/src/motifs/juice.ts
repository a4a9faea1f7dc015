import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { prop, stand } from '../prop.ts';
import { circle, clipped, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { basket } from '../things/containers.ts';
import { drink, fruit, pineapple } from '../things/food.ts';
import { ball, block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A glass dispenser with slices and a tap. */
const dispenser = (main: string) =>
  prop(
    300,
    520,
    block(-110, 0, 220, 90, main, 10, 0.68),
    rect(-130, -100, 260, 22, shift(main, -0.08), 6),
    rect(-124, -430, 248, 340, '#e7f1ea', 26),
    clipped(
      rect(-116, -422, 232, 330, '#fff', 20),
      rect(-130, -370, 260, 290, '#f6a93b'),
      rect(20, -370, 140, 290, '#ee9a2b'),
      ...[
        [-60, -300],
        [40, -240],
        [-40, -170],
        [70, -330],
        [-80, -110],
      ].map(
        ([x = 0, y = 0]) =>
          circle(x, y, 36, '#f9c468') +
          circle(x, y, 27, '#f6a93b') +
          stroke(`M${x - 27} ${y}H${x + 27}M${x} ${y - 27}V${y + 27}`, '#f9c468', 5),
      ),
    ),
    rect(-104, -410, 20, 290, '#ffffff', 10, 'opacity=".5"'),
    rect(-134, -450, 268, 30, shift(main, 0.04), 10),
    circle(0, -462, 22, main),
    rect(-16, -120, 32, 26, materials.steelDark, 6),
    path('M-10 -96H10V-70H-10Z', materials.steel),
  );

/** Sugarcane press wheel. */
const press = (main: string) =>
  prop(
    440,
    420,
    ...[-150, -120, -90].map(
      (x, i) =>
        `<g transform="translate(${x} -190) rotate(${-38 + i * 5})">${rect(-9, -230, 18, 240, i % 2 ? '#8fae5c' : '#a9bf6a', 6)}${repeat(4, (k) => rect(-10, -200 + k * 52, 20, 5, '#6d8a3d'))}</g>`,
    ),
    block(-160, 0, 300, 220, main, 12, 0.68),
    rect(-140, -196, 260, 60, shift(main, -0.1), 8),
    circle(130, -230, 140, 'none', `stroke="${materials.iron}" stroke-width="20"`),
    repeat(
      6,
      (i) =>
        `<g transform="translate(130 -230) rotate(${i * 60})">${rect(-6, -134, 12, 134, materials.iron)}</g>`,
    ),
    circle(130, -230, 30, materials.steelDark),
    stand(drink(110, '#cddc8a', '#eef3cf', ''), -90, 0),
  );

const pile = () =>
  prop(
    260,
    200,
    ...[-78, 0, 78].map((x) => ball(x, -44, 44, '#f29a2e')),
    ball(-40, -112, 42, '#f4a63e'),
    ball(40, -112, 42, '#f29a2e'),
    ball(0, -172, 38, '#f4a63e'),
  );

const melon = () =>
  prop(
    260,
    140,
    path('M-130 -130A130 130 0 0 0 130 -130Z', '#3f8a4b'),
    path('M-116 -130A116 116 0 0 0 116 -130Z', '#e9f0cf'),
    path('M-104 -130A104 104 0 0 0 104 -130Z', '#e0523a'),
    ...[-60, -20, 20, 60].map((x, i) => ellipse(x, -96 + (i % 2) * 22, 5, 8, '#3a1d16')),
  );

export const juice: MotifMaker = ({ main }) => ({
  hero: [dispenser(main), press(main)],
  side: [
    pineapple(),
    drink(210, '#f29a2e', '#fbd9a0', main),
    drink(190, '#e0523a', '#f6a994', '#fff4e0'),
    pile(),
    melon(),
    basket(
      210,
      100,
      stand(fruit(44, '#d94f3a'), -50, -96) +
        stand(fruit(46, '#e8b23a'), 46, -96) +
        stand(fruit(42, '#8fae5c'), 0, -120),
    ),
  ],
  icon: (ink, ground) =>
    [
      path('M-26 -22H26L18 44H-18Z', ink),
      stroke('M6 -22L16 -48H30', ink, 6),
      circle(-24, -24, 17, ink),
      circle(-24, -24, 11, ground),
      stroke('M-33 -24H-15M-24 -33V-15', ink, 3.5),
      stroke('M-19 2H19', ground, 4),
    ].join(''),
});

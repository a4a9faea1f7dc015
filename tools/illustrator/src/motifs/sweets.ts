import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, n, path, polygon, rect, repeat } from '../svg.ts';
import { bowl } from '../things/containers.ts';
import { ball, block } from '../things/shade.ts';
import { plate } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const laddoo = (x: number, y: number, r: number) =>
  ball(x, y - r, r, '#eda32f') +
  repeat(5, (i) =>
    circle(
      x + (((i * 29) % 11) / 11 - 0.5) * r * 1.3,
      y - r + (((i * 17) % 9) / 9 - 0.5) * r * 1.2,
      r * 0.09,
      '#c97a1c',
    ),
  );

const barfi = (x: number, y: number, s: number, colour: string) =>
  polygon(
    [
      [x - s, y - s * 0.5],
      [x, y - s * 0.95],
      [x + s, y - s * 0.5],
      [x, y - s * 0.05],
    ],
    shift(colour, 0.04),
  ) +
  polygon(
    [
      [x - s, y - s * 0.5],
      [x, y - s * 0.05],
      [x, y + s * 0.3],
      [x - s, y - s * 0.14],
    ],
    colour,
  ) +
  polygon(
    [
      [x + s, y - s * 0.5],
      [x, y - s * 0.05],
      [x, y + s * 0.3],
      [x + s, y - s * 0.14],
    ],
    shift(colour, -0.07),
  ) +
  ellipse(x, y - s * 0.5, s * 0.3, s * 0.1, '#8fae5c');

/** A cake stand of three tiers, each with its own sweet. */
const tiers = () =>
  prop(
    470,
    520,
    rect(-10, -480, 20, 480, materials.brassDeep),
    circle(0, -496, 20, materials.brass),
    ...[-66, 0, 66].map((x) => laddoo(x, -372, 34)),
    laddoo(-33, -420, 32),
    laddoo(33, -420, 32),
    rect(-130, -374, 260, 18, materials.brass, 8),
    ...[-120, -40, 40, 120].map((x, i) => barfi(x, -222, 40, i % 2 ? '#f3d9c0' : '#cfe0b4')),
    rect(-184, -214, 368, 20, materials.brass, 8),
    ...[-160, -80, 0, 80, 160].map(
      (x) => ball(x, -72, 38, '#fff3dc') + ellipse(x, -100, 10, 5, '#c9542c'),
    ),
    rect(-234, -38, 468, 22, materials.brass, 9),
    rect(-100, -16, 200, 16, materials.brassDeep, 6),
  );

/** The box that goes home. */
const box = (main: string, second: string): Prop =>
  prop(
    340,
    190,
    ...[-100, -34, 34, 100].map((x) => laddoo(x, -94, 32)),
    block(-170, 0, 340, 110, main, 6, 0.7),
    rect(-170, -64, 340, 18, second),
    path('M-60 -64C-20 -100 20 -100 60 -64C40 -30 -40 -30 -60 -64Z', second),
    circle(0, -58, 14, main),
  );

const closedBox = (main: string, second: string): Prop =>
  prop(
    220,
    110,
    block(-110, 0, 220, 92, main, 5, 0.7),
    rect(-116, -108, 232, 26, shift(main, 0.05), 5),
    rect(-16, -108, 32, 108, second),
    path(`M0 ${n(-108)}C-50 -150 -70 -100 0 -104C70 -100 50 -150 0 -108Z`, second),
  );

const pyramid = (): Prop =>
  prop(
    280,
    190,
    ...[-76, 0, 76].map((x) => laddoo(x, -28, 40)),
    laddoo(-38, -92, 38),
    laddoo(38, -92, 38),
    laddoo(0, -150, 36),
    plate(280, '#fdf3e3', 26),
  );

const rosogolla = (): Prop =>
  prop(
    190,
    150,
    ...[-44, 0, 44].map((x) => ball(x, -104, 36, '#fff8ea')),
    stand(bowl(190, 96, materials.steelLight, '#f3e3bd', 0.05), 0, 0),
  );

export const sweets: MotifMaker = ({ main, second }) => ({
  hero: [tiers(), box(main, second)],
  side: [
    pyramid(),
    closedBox(main, second),
    rosogolla(),
    prop(150, 96, ...[-36, 36].map((x) => barfi(x, -16, 46, x < 0 ? '#f3d9c0' : '#cfe0b4'))),
    closedBox(second, main),
  ],
  icon: (ink, ground) =>
    [
      circle(-22, 14, 20, ink),
      circle(22, 14, 20, ink),
      circle(0, -18, 20, ink),
      rect(-46, 36, 92, 8, ink, 4),
      ...[
        [-6, -24],
        [8, -16],
        [-28, 10],
        [-16, 20],
        [16, 10],
        [28, 20],
      ].map(([x = 0, y = 0]) => circle(x, y, 3, ground)),
    ].join(''),
});

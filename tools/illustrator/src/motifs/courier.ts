import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';
import { carton } from '../things/containers.ts';
import { pen, stamp } from '../things/paper.ts';
import { block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A hand truck loaded with parcels. */
const trolley = (main: string): Prop =>
  prop(
    430,
    480,
    stroke('M-170 -40V-430C-170 -470 -120 -470 -110 -450', main, 16),
    stand(carton(300, 170), 20, -44),
    stand(carton(250, 140, '#f2d489', '#b9834b'), 0, -214),
    stand(carton(160, 96, main, '#d3a469'), 30, -354),
    rect(-176, -52, 380, 16, materials.steelDark, 5),
    circle(-130, -34, 36, materials.rubber),
    circle(-130, -34, 16, materials.steel),
  );

const weighing = (main: string): Prop =>
  prop(
    400,
    330,
    stand(carton(240, 150), -40, -118),
    rect(-190, -126, 300, 18, materials.steel, 6),
    block(-170, 0, 260, 108, '#f3eadb', 12),
    rect(-140, -86, 130, 44, '#2f3a37', 6),
    rect(-124, -70, 70, 12, '#b9ff66', 3),
    circle(40, -62, 14, main),
    rect(150, -300, 14, 300, materials.steelDark),
    rect(100, -320, 116, 90, '#2f3a37', 8),
    rect(116, -296, 70, 14, '#b9ff66', 3),
  );

const envelope = (colour: string): Prop =>
  prop(
    220,
    130,
    rect(-110, -130, 220, 130, materials.milk, 6),
    path('M-110 -126L0 -48L110 -126', 'none', 'stroke="#d9cbb4" stroke-width="5"'),
    repeat(11, (i) => path(`M${-110 + i * 20} 0h10l6 -12h-10Z`, i % 2 ? '#2f5d8c' : colour)),
    rect(62, -116, 34, 40, colour, 3),
  );
const tape = (colour: string): Prop =>
  prop(
    160,
    110,
    path('M-76 0L-60 -40H40L76 -30V0Z', materials.iron),
    circle(-10, -64, 46, colour),
    circle(-10, -64, 28, '#f3e6cf'),
    path('M34 -60L72 -34L66 -24L28 -40Z', shift(colour, 0.08)),
  );
const tube = (colour: string): Prop =>
  prop(
    60,
    260,
    rect(-26, -250, 52, 250, '#d3a469', 10),
    rect(4, -250, 22, 250, '#b9834b', 10),
    rect(-30, -260, 60, 26, colour, 6),
    rect(-26, -160, 52, 50, materials.milk),
  );

export const courier: MotifMaker = ({ main, second }) => ({
  hero: [trolley(main), weighing(main)],
  side: [
    carton(200, 140, main),
    envelope(main),
    tape('#e0b67a'),
    tube(main),
    stamp(main),
    carton(130, 90, second, '#b9834b'),
    pen('#2f5d8c'),
  ],
  large: [0],
  icon: (ink, ground) =>
    [
      path('M0 -46L42 -24V24L0 46L-42 24V-24Z', ink),
      stroke('M-40 -22L0 0L40 -22M0 0V44', ground, 5),
      stroke('M-22 -36L20 -12V4', ground, 5),
    ].join(''),
});

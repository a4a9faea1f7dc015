import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, path, rect, repeat } from '../svg.ts';
import { bag, bottle } from '../things/containers.ts';
import { block, shaded } from '../things/shade.ts';
import { jar, heap } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const cross = (s: number, colour: string) =>
  rect(-s * 0.18, -s / 2, s * 0.36, s, colour, s * 0.05) +
  rect(-s / 2, -s * 0.18, s, s * 0.36, colour, s * 0.05);

const packet = (w: number, h: number, colour: string, mark: string): Prop =>
  prop(
    w,
    h,
    block(-w / 2, 0, w, h, materials.milk, 4, 0.78),
    rect(-w / 2, -h * 0.5, w, h * 0.3, colour),
    `<g transform="translate(${-w * 0.28} ${-h * 0.76})">${cross(h * 0.26, mark)}</g>`,
    rect(-w * 0.04, -h * 0.8, w * 0.3, 5, '#c9bda8'),
  );

const syrup = (label: string): Prop =>
  bottle(110, 250, '#8a4a20', '#fff4e0', label, cross(46, materials.milk));
const pillJar = (main: string): Prop =>
  prop(
    130,
    200,
    shaded('M-56 -150H56V-10Q56 0 46 0H-46Q-56 0 -56 -10Z', '#d9822f', 14),
    rect(-56, -110, 112, 74, materials.milk),
    `<g transform="translate(0 -73)">${cross(40, main)}</g>`,
    block(-62, -146, 124, 44, materials.milk, 6),
    repeat(8, (i) => rect(-54 + i * 14, -186, 4, 36, '#d9cfbd')),
  );
const blister = (): Prop =>
  prop(
    180,
    100,
    rect(-88, -100, 176, 98, materials.steelLight, 8),
    repeat(2, (r) =>
      repeat(4, (i) => rect(-76 + i * 40, -90 + r * 44, 32, 34, i % 2 ? '#e0523a' : '#fff8ea', 15)),
    ),
  );
const thermometer = (): Prop =>
  prop(
    220,
    40,
    rect(-100, -30, 170, 24, materials.milk, 12),
    rect(-60, -26, 60, 16, '#cfe0cf', 4),
    path('M70 -26H100Q108 -18 100 -10H70Z', materials.steelDeep),
    circle(-84, -18, 7, '#c2452d'),
  );

/** A little cabinet with a cross on top, drawers of remedies. */
const cabinet = (main: string): Prop =>
  prop(
    440,
    480,
    rect(-210, -440, 420, 440, materials.wood, 8),
    rect(-190, -420, 380, 250, '#f3e6cf', 3),
    ...[0, 1].flatMap((r) => [
      stand(syrup(main), -140, -300 + r * 124, 0.42),
      stand(pillJar(main), -74, -300 + r * 124, 0.5),
      stand(packet(150, 110, r ? '#2f7d4b' : '#2f5d8c', '#c2452d'), 12, -300 + r * 124, 0.62),
      stand(
        jar(110, 170, main, heap(110, 100, 13, ['#fff8ea', '#f0b7a6'])),
        96,
        -300 + r * 124,
        0.58,
      ),
      stand(syrup('#c2452d'), 152, -300 + r * 124, 0.4),
      rect(-190, -300 + r * 124, 380, 10, materials.woodDeep),
    ]),
    repeat(2, (r) =>
      repeat(
        4,
        (i) =>
          rect(-190 + i * 96, -150 + r * 72, 90, 62, '#d09a60', 5) +
          circle(-145 + i * 96, -119 + r * 72, 7, materials.brass),
      ),
    ),
    circle(0, -462, 50, main),
    `<g transform="translate(0 -462)">${cross(52, materials.milk)}</g>`,
  );

const mortar = (main: string): Prop =>
  prop(
    300,
    320,
    `<g transform="translate(30 -180) rotate(26)">${rect(-20, -150, 40, 200, '#e6ddcd', 18)}</g>`,
    shaded(
      'M-130 -190H130C126 -110 90 -70 70 -50V-26H-70V-50C-90 -70 -126 -110 -130 -190Z',
      '#f6efe2',
      30,
    ),
    rect(-142, -204, 284, 26, materials.milk, 10),
    rect(-100, -28, 200, 28, '#e6ddcd', 8),
    `<g transform="translate(-10 -116)">${cross(76, main)}</g>`,
  );

export const pharmacy: MotifMaker = ({ main }) => ({
  hero: [cabinet(main), mortar(main)],
  side: [
    syrup(main),
    pillJar(main),
    packet(160, 120, main, '#c2452d'),
    blister(),
    packet(140, 100, '#2f5d8c', main),
    thermometer(),
    bag(140, 150, materials.milk, cross(52, main)),
  ],
  icon: (ink, ground) => [rect(-42, -42, 84, 84, ink, 20), cross(58, ground)].join(''),
});

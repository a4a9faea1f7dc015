import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { circle, ellipse, path, rect, stroke } from '../svg.ts';
import { deskLamp, officeChair, stool } from '../things/furniture.ts';
import { laptop } from '../things/gadgets.ts';
import { bookStack, pencilCup } from '../things/paper.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const bars = (a: string, b: string) =>
  [40, 70, 56, 100].map((h, i) => rect(-90 + i * 46, 60 - h, 30, h, i % 2 ? a : b, 4)).join('');

const mug = (colour: string): Prop =>
  prop(
    120,
    112,
    stroke('M46 -84C84 -84 84 -28 42 -32', colour, 13),
    shaded('M-48 -108H48V-14Q48 0 36 0H-36Q-48 0 -48 -14Z', colour, 12),
    ellipse(0, -108, 48, 8, '#5a3a22'),
  );

/** A shared desk seen from the front, two places. */
const place = (main: string, second: string, accent: string): Prop =>
  prop(
    680,
    480,
    stand(officeChair(accent), -150, -20, 0.9),
    stand(officeChair(main), 170, -20, 0.9),
    rect(-330, -214, 660, 24, materials.wood, 6),
    rect(-330, -198, 660, 8, materials.woodDeep, 4),
    path('M-300 -190H-276L-286 0H-300ZM300 -190H276L286 0H300Z', materials.iron),
    stand(
      laptop(
        210,
        materials.steel,
        '#fdf3df',
        `<g transform="scale(.7)">${bars(accent, second)}</g>`,
      ),
      -150,
      -214,
    ),
    stand(laptop(210, materials.steel, main, circle(0, 4, 30, second)), 150, -214),
    stand(deskLamp(accent), 2, -214, 0.7),
    stand(mug(second), 290, -214, 0.6),
    stand(mug(accent), -292, -214, 0.6),
  );

export const coWorking: MotifMaker = ({ main, second, accent }) => ({
  hero: [place(main, second, accent), laptop(430, materials.steel, '#fdf3df', bars(accent, main))],
  side: [
    pottedPlant(random('co-working'), accent),
    mug(accent),
    bookStack([accent, second, main], 200, 38),
    pencilCup(main, ['#e0a52f', '#c2452d', '#3f7d5b']),
    deskLamp(accent),
    laptop(220, materials.steel, main, circle(0, 0, 26, second)),
  ],
  beside: [
    pottedPlant(random('co-working'), accent),
    officeChair(second),
    prop(200, 160, bookStack([accent, second, main], 200, 38).art),
    stool(main),
  ],
  large: [0],
  icon: (ink, ground) =>
    [
      rect(-46, 2, 92, 10, ink, 4),
      path('M-40 12H-30L-34 44H-40ZM40 12H30L34 44H40Z', ink),
      rect(-26, -36, 52, 36, ink, 6),
      rect(-18, -28, 36, 21, ground, 2),
    ].join(''),
});

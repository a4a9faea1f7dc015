import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, smaller, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat } from '../svg.ts';
import { drink, katori, lota } from '../things/food.ts';
import { pillow } from '../things/cloth.ts';
import { stool } from '../things/furniture.ts';
import { block } from '../things/shade.ts';
import { plate, steam, teaGlass } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

/** A string cot under a quilt. */
const charpai = (quilt: string): Prop =>
  prop(
    640,
    260,
    rect(-270, -150, 30, 150, materials.woodDeep, 6),
    rect(240, -150, 30, 150, materials.woodDeep, 6),
    rect(-300, -160, 600, 30, materials.wood, 12),
    repeat(22, (i) => path(`M${-280 + i * 26} -156l14 22h-8l-14 -22Z`, '#e9d9b4')),
    rect(-300, -136, 600, 10, materials.woodDark, 5),
    stand(pillow(quilt, 190), -180, -164),
    path('M-70 -168H240Q270 -168 270 -150V-110H-70Z', quilt),
    path('M110 -168H240Q270 -168 270 -150V-110H110Z', shift(quilt, -0.06)),
    repeat(6, (i) => rect(-50 + i * 52, -168, 18, 58, shift(quilt, 0.14))),
    stand(teaGlass(), 30, -168, 0.5),
  );

/** Dal, rice, rotis on steel. */
export const thali = (): Prop =>
  prop(
    520,
    210,
    steam(30, -120, 70, 2),
    ...[
      [-170, '#e0a52f'],
      [-80, '#b9502c'],
      [170, '#6f9a4b'],
    ].map(([x, c]) => stand(katori(String(c), 108), Number(x), -34)),
    path('M-30 -34C-20 -110 90 -110 110 -34Z', '#fffaf0'),
    ellipse(40, -98, 26, 9, '#e0a52f'),
    repeat(3, (i) => ellipse(-10, -24 - i * 9, 92, 15, i % 2 ? '#e6c38a' : '#d3a86a')),
    plate(520, materials.steelLight, 28),
  );

const milestone = (main: string): Prop =>
  prop(
    150,
    210,
    path('M-66 0V-130C-66 -210 66 -210 66 -130V0Z', '#fff8ea'),
    path('M-66 -130C-66 -210 66 -210 66 -130Z', main),
    path('M14 0V-190C46 -184 66 -164 66 -130V0Z', materials.shadow, 'opacity=".08"'),
    letters('40 km', { style: 'block', size: 40, fill: '#1d1a16', x: 0, y: -62 }),
  );

/** A painted lorry, nose to the right. */
const truck = (main: string, second: string): Prop =>
  prop(
    460,
    290,
    block(-220, -60, 290, 180, main, 6, 0.8),
    rect(-220, -160, 290, 20, second),
    repeat(6, (i) => circle(-190 + i * 46, -110, 14, i % 2 ? second : '#e58a98')),
    path('M76 -60V-270H150Q180 -270 196 -240L222 -170V-60Z', second),
    path('M100 -180V-244H146Q160 -244 168 -228L188 -180Z', '#bfe0e6'),
    rect(76, -286, 96, 22, '#c2452d', 6),
    rect(-224, -70, 452, 26, materials.iron, 6),
    circle(208, -110, 14, '#fff1c9'),
    ...[-150, -70, 150].map(
      (x) =>
        circle(x, -40, 40, materials.rubber) +
        circle(x, -40, 20, second) +
        circle(x, -40, 8, materials.iron),
    ),
  );

export const highwayStop: MotifMaker = ({ main, second, accent }) => ({
  hero: [charpai(accent), thali()],
  side: [
    milestone(main),
    drink(210, '#fff6e4', '#fffaf0', ''),
    lota(130),
    smaller(truck(main, second), 0.55),
    teaGlass(),
    prop(190, 130, katori('#e0a52f', 150).art, steam(0, -90, 50)),
  ],
  beside: [milestone(main), stool(), smaller(truck(main, second), 0.8), lota(110)],
  large: [0],
  icon: (ink, ground) =>
    [
      rect(-48, -4, 96, 13, ink, 6),
      rect(-40, 6, 10, 34, ink, 4),
      rect(30, 6, 10, 34, ink, 4),
      ...[-28, -10, 8, 26].map((x) => path(`M${x} 0l7 5h-5l-7 -5Z`, ground)),
      path('M-38 -6C-40 -24 -14 -24 -12 -6Z', ink),
      path('M-4 -6V-18Q-4 -24 4 -24H34Q42 -24 42 -16V-6Z', ink),
    ].join(''),
});

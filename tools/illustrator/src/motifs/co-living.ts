import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { circle, path, rect, repeat } from '../svg.ts';
import { pillow } from '../things/cloth.ts';
import { sofa, tableLamp } from '../things/furniture.ts';
import { bookRow } from '../things/paper.ts';
import { ball, block } from '../things/shade.ts';
import { keys } from './property-desk.ts';
import type { MotifMaker } from './motif.ts';

/** Bunk beds with a ladder. */
const bunk = (a: string, b: string): Prop =>
  prop(
    520,
    440,
    ...[0, 1].flatMap((r) => {
      const y = -60 - r * 210;
      const quilt = r ? a : b;
      return [
        rect(-240, y, 480, 30, materials.woodDeep, 6),
        rect(-226, y - 44, 452, 48, '#fff8ea', 18),
        `<g transform="translate(-150 ${y - 30}) scale(.6)">${pillow('#f6e6c8', 220).art}</g>`,
        path(`M-70 ${y - 56}H210Q230 ${y - 56} 230 ${y - 36}V${y + 8}H-70Z`, quilt),
        path(`M100 ${y - 56}H210Q230 ${y - 56} 230 ${y - 36}V${y + 8}H100Z`, shift(quilt, -0.06)),
        rect(-70, y - 56, 34, 64, shift(quilt, 0.12)),
      ];
    }),
    rect(-256, -440, 26, 440, materials.wood, 6),
    rect(230, -440, 26, 440, materials.wood, 6),
    rect(-256, -330, 512, 14, materials.wood, 4),
    rect(130, -300, 12, 300, materials.woodDark),
    rect(200, -300, 12, 300, materials.woodDark),
    repeat(5, (i) => rect(130, -260 + i * 54, 82, 12, materials.woodDark, 3)),
  );

const lounge = (colour: string, accent: string): Prop =>
  prop(
    640,
    330,
    sofa(colour).art,
    `<g transform="translate(-130 -150) rotate(-8) scale(.56)">${pillow(accent, 220).art}</g>`,
    `<g transform="translate(140 -150) rotate(6) scale(.56)">${pillow('#f2d489', 220).art}</g>`,
  );
const beanbag = (colour: string): Prop =>
  prop(
    240,
    190,
    ball(0, -80, 92, colour),
    path('M-100 -70C-110 -10 -70 0 0 0C70 0 110 -10 100 -70Z', shift(colour, -0.05)),
  );
const nightstand = (accent: string): Prop =>
  prop(
    170,
    380,
    stand(tableLamp(accent), 0, -150, 0.8),
    block(-80, -10, 160, 140, materials.wood, 6),
    rect(-66, -136, 132, 50, materials.woodDeep, 4),
    rect(-66, -76, 132, 50, materials.woodDeep, 4),
    circle(0, -110, 7, materials.brass),
    circle(0, -50, 7, materials.brass),
  );
const mugs = (a: string, b: string): Prop =>
  prop(
    150,
    90,
    ...[
      [-36, a],
      [38, b],
    ].map(
      ([x, c]) =>
        rect(Number(x) - 30, -84, 60, 84, String(c), 10) +
        circle(Number(x) + 36, -44, 16, 'none', `stroke="${String(c)}" stroke-width="9"`),
    ),
  );

export const coLiving: MotifMaker = ({ main, second, accent }) => ({
  hero: [bunk(main, accent), lounge(main, accent)],
  side: [
    nightstand(second),
    pottedPlant(random('co-living'), accent),
    beanbag(accent),
    bookRow([main, '#e0a52f', '#c2452d', '#3f7d5b'], 170),
    mugs(main, accent),
    prop(130, 170, `<g transform="scale(.44)">${keys(main).art}</g>`),
  ],
  large: [0, 1],
  icon: (ink, ground) =>
    [
      path('M-46 -6L0 -44L46 -6V42H-46Z', ink),
      circle(-14, 6, 8, ground),
      circle(14, 6, 8, ground),
      path('M-28 36C-28 16 0 16 0 30C0 16 28 16 28 36Z', ground),
    ].join(''),
});

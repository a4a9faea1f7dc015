import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { bag } from '../things/containers.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const gold = materials.brass;

/** A bell-shaped ear-ring hanging from (x, y). */
const jhumka = (x: number, y: number, s: number, gem: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${circle(0, 14, 22, gold)}${circle(0, 14, 12, gem)}${rect(-3, 34, 6, 16, materials.brassDeep)}${shaded('M-46 104C-46 66 -30 50 0 48C30 50 46 66 46 104Z', gold, 10, -0.09)}${repeat(5, (i) => circle(-32 + i * 16, 82, 5, gem))}${rect(-50, 100, 100, 10, materials.brassLight, 5)}${repeat(7, (i) => circle(-42 + i * 14, 118, 6, i % 2 ? '#fff4e0' : gold))}</g>`;

/** A velvet bust with a necklace. */
const bust = (velvet: string, gem: string): Prop =>
  prop(
    380,
    500,
    shaded(
      'M-44 -490H44V-420C60 -380 150 -370 168 -300C180 -240 150 -120 96 -40H-96C-150 -120 -180 -240 -168 -300C-150 -370 -60 -380 -44 -420Z',
      velvet,
      30,
    ),
    rect(-120, -44, 240, 44, shift(velvet, -0.08), 10),
    stroke('M-62 -400C-110 -330 -90 -220 0 -190C90 -220 110 -330 62 -400', gold, 14),
    stroke('M-50 -400C-80 -340 -60 -270 0 -250C60 -270 80 -340 50 -400', materials.brassLight, 8),
    ...[-84, -58, -30, 0, 30, 58, 84].map((x, i) =>
      circle(x, -216 + (9 - Math.abs(i - 3) ** 2) * 3, 13, i % 2 ? gem : gold),
    ),
    path('M0 -196L34 -160L0 -104L-34 -160Z', gold),
    circle(0, -154, 16, gem),
    circle(0, -96, 9, '#fff4e0'),
  );

const tree = (gem: string): Prop =>
  prop(
    340,
    420,
    rect(-8, -400, 16, 390, materials.brassDeep),
    rect(-150, -392, 300, 14, materials.brassDeep, 7),
    rect(-90, -14, 180, 14, materials.brassDeep, 7),
    jhumka(-118, -378, 1.3, gem),
    jhumka(118, -378, 1.3, gem),
    jhumka(-52, -378, 0.9, '#2f7d4b'),
    jhumka(52, -378, 0.9, '#2f7d4b'),
  );

const bangles = (): Prop =>
  prop(
    200,
    190,
    repeat(8, (i) =>
      ellipse(
        0,
        -24 - i * 19,
        92,
        22,
        'none',
        `stroke="${[gold, '#b3341c', gold, '#2f7d4b'][i % 4] ?? gold}" stroke-width="14"`,
      ),
    ),
    ellipse(0, -176, 92, 22, 'none', `stroke="${materials.brassLight}" stroke-width="10"`),
  );

const ringBox = (velvet: string): Prop =>
  prop(
    150,
    150,
    path('M-70 -74L-58 -146H58L70 -74Z', shift(velvet, 0.05)),
    circle(0, -92, 24, 'none', `stroke="${gold}" stroke-width="9"`),
    path('M-14 -124L0 -140L14 -124L0 -108Z', '#eaf4f6'),
    block(-74, 0, 148, 80, velvet, 8, 0.66),
    rect(-74, -80, 148, 12, shift(velvet, 0.08), 4),
  );

export const jewellery: MotifMaker = ({ main, second, accent }) => ({
  hero: [bust(main, '#b3341c'), tree('#b3341c')],
  side: [
    tree('#b3341c'),
    bangles(),
    ringBox(main),
    prop(120, 170, bag(110, 130, main, circle(0, 0, 24, second)).art),
    ringBox(accent),
    prop(180, 80, block(-90, 0, 180, 70, second, 6), rect(-90, -44, 180, 12, gold)),
  ],
  icon: (ink, ground) =>
    [
      circle(0, -34, 12, ink),
      circle(0, -34, 5, ground),
      rect(-2.5, -24, 5, 10, ink),
      path('M-34 22C-34 -4 -20 -16 0 -18C20 -16 34 -4 34 22Z', ink),
      ...[-28, -14, 0, 14, 28].map((x) => circle(x, 33, 5.5, ink)),
      stroke('M-24 8Q0 0 24 8', ground, 4),
    ].join(''),
});

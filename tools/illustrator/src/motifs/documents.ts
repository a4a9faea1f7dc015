import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, path, rect, repeat } from '../svg.ts';
import { agreement, clipboard, pen, stamp, writing } from '../things/paper.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const typewriter = (colour: string): Prop =>
  prop(
    460,
    400,
    rect(-130, -400, 260, 230, materials.milk, 4),
    writing(-104, -374, 208, 6, 28),
    rect(-200, -226, 400, 36, materials.iron, 14),
    rect(-228, -232, 36, 48, materials.steelDark, 10),
    rect(192, -232, 36, 48, materials.steelDark, 10),
    shaded('M-180 -196H180L220 -20Q222 0 204 0H-204Q-222 0 -220 -20Z', colour, 50),
    rect(-120, -182, 240, 34, shift(colour, -0.12), 8),
    repeat(3, (r) =>
      repeat(9, (i) => circle(-160 + i * 40 + (r % 2) * 10 - 6, -120 + r * 36, 14, materials.milk)),
    ),
    rect(-90, -24, 180, 16, materials.milk, 8),
  );

const printer = (main: string): Prop =>
  prop(
    420,
    330,
    path('M-110 -190H110L96 -330H-96Z', materials.milk),
    writing(-74, -312, 148, 4, 26),
    block(-200, -20, 400, 180, '#f3eadb', 18, 0.74),
    rect(-200, -200, 400, 40, main, 18),
    rect(-150, -120, 300, 26, '#3a3a3c', 8),
    path('M-120 -100H120L140 -10H-140Z', materials.milk),
    writing(-96, -84, 192, 3, 24),
    circle(160, -140, 9, '#3f9a5f'),
    rect(-190, -24, 380, 24, '#ddd0bb', 8),
  );

const files = (colours: readonly string[]): Prop =>
  prop(
    250,
    210,
    ...colours.map(
      (colour, i) =>
        block(-110 + i * 52, 0, 48, 200 - (i % 2) * 14, colour, 4, 0.7) +
        rect(-104 + i * 52, -150, 36, 54, materials.milk, 3) +
        circle(-86 + i * 52, -36, 10, materials.milk),
    ),
  );
const photo = (main: string): Prop =>
  prop(
    170,
    130,
    rect(-84, -128, 168, 126, materials.milk, 8),
    rect(-84, -128, 168, 24, main, 8),
    rect(-70, -94, 54, 66, '#cfe0e6'),
    circle(-43, -70, 14, '#a56c47'),
    path('M-66 -28C-64 -50 -22 -50 -20 -28Z', '#2f5d8c'),
    writing(0, -88, 70, 3, 18),
    letters('ID', { style: 'block', size: 20, fill: materials.milk, x: -60, y: -110 }),
  );
const pad = (colour: string): Prop =>
  prop(170, 44, rect(-84, -40, 168, 40, materials.iron, 8), rect(-72, -36, 144, 16, colour, 5));

export const documents: MotifMaker = ({ main, accent }) => ({
  hero: [typewriter(main), printer(main)],
  side: [
    files([main, accent, '#e0a52f', '#3f7d5b']),
    clipboard(230, main),
    stamp(accent),
    photo(main),
    pad(accent),
    agreement(240, accent, 'FORM'),
    pen('#2f5d8c'),
  ],
  icon: (ink, ground) =>
    [
      path('M-30 -46H14L34 -26V46H-30Z', ink),
      path('M14 -46L34 -26H14Z', ground, 'opacity=".55"'),
      rect(-18, -12, 40, 6, ground, 3),
      rect(-18, 4, 40, 6, ground, 3),
      rect(-18, 20, 24, 6, ground, 3),
    ].join(''),
});

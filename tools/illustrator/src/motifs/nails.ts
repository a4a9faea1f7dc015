import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat } from '../svg.ts';
import { foldedStack } from '../things/cloth.ts';
import { block, shaded } from '../things/shade.ts';
import { heap, jar } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const lacquers = ['#c2304a', '#e58aa8', '#8a1f4f', '#e0785a', '#6b4a9c', '#2f8f9b', '#f2c83a'];

const polish = (colour: string, h = 200): Prop => {
  const s = h / 200;
  return prop(
    96 * s,
    h,
    `<g transform="scale(${Math.round(s * 1000) / 1000})">${shaded('M-20 -200H20L16 -96H-16Z', '#2a2422', 4)}${shaded('M-20 -98H20C26 -86 48 -80 48 -60V-12Q48 0 36 0H-36Q-48 0 -48 -12V-60C-48 -80 -26 -86 -20 -98Z', colour, 10)}${rect(-38, -62, 10, 46, '#ffffff', 5, 'opacity=".5"')}</g>`,
  );
};

/** A hand at rest on a towel, nails done. */
const hand = (towel: string): Prop =>
  prop(
    520,
    260,
    rect(-260, -40, 520, 40, towel, 16),
    rect(-260, -18, 520, 10, shift(towel, -0.08)),
    path(
      'M-260 -150C-180 -170 -110 -190 -40 -186C40 -184 60 -220 90 -226C112 -226 112 -200 96 -184C90 -176 80 -168 84 -160C140 -160 190 -150 214 -140C232 -130 226 -112 206 -112C230 -108 240 -96 230 -84C222 -78 210 -78 200 -80C212 -72 214 -60 200 -54C190 -50 176 -52 166 -56C172 -46 164 -36 150 -36H-40C-120 -36 -190 -44 -260 -50Z',
      '#c08a62',
    ),
    path('M-260 -90C-120 -60 20 -40 150 -36H-40C-120 -36 -190 -44 -260 -50Z', '#a9744e'),
    ellipse(98, -214, 15, 22, lacquers[0] ?? '', 'transform="rotate(30 98 -214)"'),
    ...[
      [212, -128],
      [224, -94],
      [202, -65],
      [156, -46],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 20, 11, lacquers[0] ?? '')),
    rect(-230, -158, 16, 112, materials.brass, 8),
    rect(-200, -162, 12, 118, materials.brassLight, 6),
  );

const rackOf = (frame: string): Prop =>
  prop(
    460,
    450,
    rect(-226, -450, 452, 440, shift(frame, 0.02), 18),
    rect(-200, -424, 400, 388, '#fff4ee', 8),
    repeat(3, (r) =>
      repeat(6, (i) => {
        const bottle = polish(lacquers[(i + r * 2) % lacquers.length] ?? '#c2304a', 104);
        return stand(bottle, -150 + i * 60, -304 + r * 126);
      }),
    ),
    repeat(3, (r) => rect(-200, -304 + r * 126, 400, 10, shift(frame, -0.1))),
    rect(-240, -16, 480, 16, shift(frame, -0.14), 6),
  );

const uvLamp = (colour: string): Prop =>
  prop(
    210,
    120,
    shaded('M-100 0V-70C-100 -120 100 -120 100 -70V0H60V-46H-60V0Z', colour, 20),
    rect(-60, -46, 120, 46, '#c9b7e8'),
    rect(-60, -46, 120, 10, '#8f7ac9'),
    circle(0, -84, 9, '#fff4e0'),
  );
const file = (): Prop =>
  prop(190, 30, rect(-92, -26, 184, 22, '#e58aa8', 11), rect(-80, -20, 160, 5, '#f6c9d2', 2));

export const nails: MotifMaker = ({ main, dark }) => ({
  hero: [rackOf(main), hand('#fff8ea')],
  side: [
    polish('#c2304a', 220),
    polish('#6b4a9c', 200),
    uvLamp(dark),
    jar(120, 170, dark, heap(120, 100, 17, ['#ffffff', '#f3e6e8', '#fbeef0'])),
    file(),
    foldedStack([main, '#fff8ea'], 160),
    prop(110, 80, block(-52, 0, 104, 70, '#fff8ea', 10)),
  ],
  icon: (ink, ground) =>
    [
      path('M-9 -48H9L7 -8H-7Z', ink),
      path(
        'M-10 -6H10C12 2 28 4 28 16V34Q28 42 20 42H-20Q-28 42 -28 34V16C-28 4 -12 2 -10 -6Z',
        ink,
      ),
      rect(-18, 18, 7, 16, ground, 3),
    ].join(''),
});

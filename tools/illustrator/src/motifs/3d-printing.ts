import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from '../things/shade.ts';
import { gear } from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

const vaseArt = (colour: string) =>
  shaded(
    'M-34 -150H34C20 -120 60 -90 60 -52C60 -20 44 0 36 0H-36C-44 0 -60 -20 -60 -52C-60 -90 -20 -120 -34 -150Z',
    colour,
    10,
  ) + repeat(7, (i) => rect(-60, -132 + i * 19, 120, 3, '#ffffff', 0, 'opacity=".22"'));

const printer = (main: string, second: string): Prop =>
  prop(
    430,
    470,
    circle(-140, -430, 52, second),
    circle(-140, -430, 20, '#f3e6cf'),
    rect(-200, -420, 400, 400, '#2a3138', 18),
    rect(-166, -384, 332, 300, '#dfe9ea', 6),
    rect(-166, -384, 332, 40, '#c6d4d6'),
    rect(-166, -330, 332, 14, materials.steelDark),
    rect(-30, -352, 84, 62, main, 8),
    path('M0 -290H24L14 -268H10Z', materials.brass),
    stroke('M-20 -352C-40 -400 -110 -400 -128 -420', second, 6),
    `<g transform="translate(12 -108)">${vaseArt(second)}</g>`,
    rect(-120, -110, 260, 14, materials.iron, 4),
    rect(-166, -84, 332, 6, materials.steelDark),
    rect(-200, -76, 400, 76, shift('#2a3138', 0.05), 14),
    rect(-160, -56, 110, 38, '#9fd0c9', 5),
    circle(120, -38, 20, main),
    circle(120, -38, 8, '#fff4e0'),
  );

const elephant = (colour: string): Prop =>
  prop(
    230,
    180,
    shaded(
      'M-100 0V-90C-100 -150 -40 -164 20 -156C70 -170 110 -130 108 -80V-20C108 -4 92 -4 92 -18V-74C88 -84 80 -84 76 -74L70 0H34V-44H-50V0Z',
      colour,
      10,
    ),
    path('M14 -150C-20 -140 -16 -84 20 -80C44 -84 44 -136 14 -150Z', shift(colour, -0.09)),
    circle(64, -120, 6, '#1d1a16'),
    stroke('M-100 -90q-20 10 -16 36', colour, 8),
    repeat(6, (i) => rect(-96, -130 + i * 22, 190, 2.5, '#ffffff', 0, 'opacity=".18"')),
  );
const spoolOf = (colour: string): Prop =>
  prop(
    150,
    150,
    circle(0, -74, 74, '#3a3a3c'),
    circle(0, -74, 62, colour),
    ...[56, 48, 40].map((r) =>
      circle(0, -74, r, 'none', `stroke="${shift(colour, -0.07)}" stroke-width="3"`),
    ),
    circle(0, -74, 30, '#3a3a3c'),
    circle(0, -74, 14, '#f3e6cf'),
  );
const cube = (a: string): Prop =>
  prop(
    130,
    130,
    path('M0 -128L60 -98V-34L0 -4L-60 -34V-98Z', a),
    path('M0 -66L60 -98V-34L0 -4Z', shift(a, -0.09)),
    path('M0 -128L60 -98L0 -66L-60 -98Z', shift(a, 0.08)),
  );
const towers = (a: string): Prop =>
  prop(
    200,
    240,
    block(-90, 0, 70, 240, a, 4),
    repeat(6, (i) => rect(-78, -224 + i * 36, 46, 16, shift(a, 0.14), 2)),
    block(-10, 0, 60, 160, shift(a, 0.06), 4),
    block(56, 0, 44, 100, shift(a, -0.04), 4),
    ellipse(-55, -240, 20, 10, a),
  );

export const threeDPrinting: MotifMaker = ({ main, second, accent }) => ({
  hero: [printer(main, second), elephant(accent)],
  side: [
    spoolOf(accent),
    prop(120, 160, vaseArt(main)),
    elephant(second),
    cube(accent),
    towers(main),
    prop(140, 140, gear(0, -66, 56, '#e0a52f')),
  ],
  icon: (ink, ground) =>
    [
      path('M0 -46L42 -23V23L0 46L-42 23V-23Z', ink),
      path('M0 -30L26 -15L0 0L-26 -15Z', ground),
      stroke('M-30 6L0 22L30 6M-30 20L0 36L30 20', ground, 4.5),
    ].join(''),
});

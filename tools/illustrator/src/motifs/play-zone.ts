import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, clipped, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { ball, block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const fun = ['#c2452d', '#f2b632', '#3f9a5f', '#2f7dc0', '#e58aa8'];

/** A wooden top with its cord. */
export const lattu = (h: number, a: string, b: string, c: string): Prop => {
  const s = h / 300;
  const body =
    'M-120 -220C-124 -260 124 -260 120 -220C116 -130 40 -70 8 -30H-8C-40 -70 -116 -130 -120 -220Z';
  return prop(
    250 * s,
    h,
    `<g transform="scale(${Math.round(s * 1000) / 1000})">${rect(-9, -300, 18, 60, materials.wood, 8)}${path(body, a)}${clipped(path(body, '#fff'), rect(-140, -226, 280, 34, b), rect(-140, -174, 280, 26, c), rect(-140, -130, 280, 18, b), rect(24, -300, 160, 300, materials.shadow, 0, 'opacity=".13"'))}${ellipse(-60, -216, 14, 22, '#ffffff', 'opacity=".4"')}${path('M-8 -34H8L3 0H-3Z', materials.steelDark)}</g>`,
  );
};

const spinning = (main: string, second: string): Prop =>
  prop(
    460,
    420,
    `<g transform="rotate(9)">${lattu(400, main, second, '#e0523a').art}</g>`,
    stroke(
      'M-190 -20C-140 -60 -80 -10 -120 -2C-190 8 -230 -60 -150 -90C-90 -110 20 -60 120 -10',
      '#e6d3ab',
      8,
    ),
    stroke('M-200 -300q-20 60 0 110M210 -320q24 60 4 120', main, 6, 'opacity=".5"'),
  );

/** A slide into a pit of balls. */
const slide = (main: string, second: string): Prop =>
  prop(
    640,
    500,
    rect(-260, -470, 18, 470, shift(main, -0.04), 6),
    rect(-130, -470, 18, 470, shift(main, -0.08), 6),
    repeat(6, (i) => rect(-256, -330 + i * 56, 140, 14, materials.wood, 5)),
    path('M-280 -420L-186 -500L-92 -420Z', '#e0523a'),
    rect(-264, -360, 156, 20, main, 5),
    path('M-120 -356C20 -340 40 -120 190 -96L190 -60C10 -80 -20 -300 -120 -320Z', second),
    path(
      'M-120 -380C40 -360 60 -150 190 -124V-96C40 -120 20 -340 -120 -356Z',
      shift(second, -0.08),
    ),
    ...Array.from({ length: 13 }, (_, i) =>
      ball(-60 + i * 29, -84 - (i % 3) * 20, 27, fun[i % 5] ?? '#c2452d'),
    ),
    block(-110, 0, 420, 84, main, 14, 0.7),
    ...[0, 1, 2, 3].map((i) => circle(-50 + i * 96, -42, 18, second)),
  );

const horse = (): Prop =>
  prop(
    250,
    230,
    stroke('M-120 -30Q0 30 120 -30', '#c2452d', 16),
    rect(-66, -80, 18, 66, materials.woodDeep),
    rect(44, -80, 18, 66, materials.woodDeep),
    path(
      'M-80 -70C-84 -130 -40 -130 0 -126C30 -130 40 -170 60 -210L84 -190L116 -170C120 -150 100 -146 86 -150C80 -120 74 -90 72 -70Z',
      '#d9a35c',
    ),
    path('M60 -210L40 -180L30 -140L14 -128C30 -150 34 -180 48 -208Z', '#8f3b26'),
    path('M-50 -128H0L-6 -100H-46Z', '#2f7dc0'),
    circle(86, -182, 5, '#2a1c16'),
    stroke('M-80 -100q-24 10 -26 40', '#8f3b26', 12),
  );
const balls = (): Prop =>
  prop(
    220,
    140,
    ...[-70, 0, 70].map((x, i) => ball(x, -38, 38, fun[i] ?? '#c2452d')),
    ball(-34, -98, 36, fun[3] ?? ''),
    ball(36, -98, 36, fun[4] ?? ''),
  );
const drum = (): Prop =>
  prop(
    170,
    150,
    rect(-76, -120, 152, 110, '#c2452d', 8),
    ...[0, 1, 2, 3].map((i) =>
      stroke(`M${-76 + i * 38} -110L${-57 + i * 38} -20L${-38 + i * 38} -110`, '#f2cf77', 5),
    ),
    ellipse(0, -122, 82, 20, '#fff4e0'),
    rect(-82, -22, 164, 20, '#2f7dc0', 8),
    stroke('M10 -128L90 -170', materials.wood, 7),
    circle(92, -172, 9, materials.wood),
  );

export const playZone: MotifMaker = ({ main, second }) => ({
  hero: [slide(main, second), spinning(main, second)],
  side: [
    lattu(220, '#e0523a', second, '#2f7dc0'),
    horse(),
    balls(),
    drum(),
    lattu(150, main, second, '#e0523a'),
  ],
  large: [0],
  icon: (ink, ground) =>
    [
      rect(-4, -48, 8, 16, ink, 3),
      path('M-42 -18C-44 -38 44 -38 42 -18C40 12 14 26 4 42H-4C-14 26 -40 12 -42 -18Z', ink),
      stroke('M-38 -8H38M-28 10H28', ground, 6),
    ].join(''),
});

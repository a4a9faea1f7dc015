import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const hues = ['#c2452d', '#e0a52f', '#2f8f9b', '#3f7d5b', '#8a3f6b', '#2f5d8c', '#e58a98'];

const can = (colour: string, label: string, s = 1): Prop =>
  prop(
    190 * s,
    220 * s,
    `<g transform="scale(${s})">${stroke('M-88 -150C-120 -250 120 -250 88 -150', materials.steelDark, 6)}${shaded('M-92 -190H92V-10Q92 0 82 0H-82Q-92 0 -92 -10Z', '#f3eadb', 26, -0.05)}${rect(-92, -140, 184, 96, label)}${rect(30, -140, 62, 96, shift(label, -0.06))}${circle(-10, -92, 28, colour)}${ellipse(0, -190, 96, 22, materials.steelDeep)}${ellipse(0, -190, 82, 16, colour)}${path('M-92 -186C-92 -150 -70 -140 -64 -166C-60 -128 -34 -130 -34 -172Z', colour)}</g>`,
  );

const cans = (main: string): Prop =>
  prop(
    560,
    460,
    stand(can('#c2452d', main), -180, 0),
    stand(can('#e0a52f', main), 20, 0),
    stand(can('#2f8f9b', main, 1), 200, 0),
    stand(can('#8a3f6b', main, 0.92), -80, -206),
    stand(can('#3f7d5b', main, 0.92), 120, -206),
  );

/** A roller with a fresh stripe of paint behind it. */
const roller = (paint: string): Prop =>
  prop(
    400,
    460,
    rect(-160, -460, 300, 90, paint, 24),
    rect(-160, -414, 300, 44, shift(paint, -0.06), 22),
    repeat(5, (i) => rect(-130 + i * 60, -460, 10, 90, shift(paint, 0.05))),
    stroke('M150 -414H184V-320H0V-220', materials.steelDark, 16),
    shaded('M-28 -230H28L36 -10Q36 0 26 0H-26Q-36 0 -36 -10Z', materials.wood, 8),
    rect(-34, -250, 68, 30, materials.iron, 8),
  );

const fan = (): Prop =>
  prop(
    330,
    250,
    ...hues.map(
      (c, i) =>
        `<g transform="translate(0 -10) rotate(${-54 + i * 18})">${rect(-30, -230, 60, 230, materials.milk, 8)}${rect(-24, -224, 48, 60, shift(c, 0.12), 3)}${rect(-24, -160, 48, 56, c, 3)}${rect(-24, -100, 48, 50, shift(c, -0.08), 3)}</g>`,
    ),
    circle(0, -14, 12, materials.brass),
  );
const brush = (paint: string): Prop =>
  prop(
    110,
    230,
    rect(-16, -120, 32, 120, '#c2452d', 12),
    circle(0, -18, 6, '#f6e9cf'),
    rect(-48, -150, 96, 36, materials.steel, 5),
    path('M-46 -150H46L50 -214C30 -232 -30 -232 -50 -214Z', '#d9b98a'),
    path('M-49 -190H49L50 -214C30 -232 -30 -232 -50 -214Z', paint),
  );
const ladder = (): Prop =>
  prop(
    210,
    400,
    path('M-20 -400H0L-80 0H-104ZM20 -400H0L80 0H104Z', materials.wood),
    repeat(5, (i) => rect(-34 - i * 13, -330 + i * 68, 68 + i * 26, 14, materials.woodDeep, 4)),
  );

export const paint: MotifMaker = ({ main, accent }) => ({
  hero: [cans(main), roller(accent)],
  side: [
    ladder(),
    can('#e0a52f', main, 0.8),
    fan(),
    brush('#2f8f9b'),
    can('#8a3f6b', main, 0.7),
    prop(200, 50, ellipse(0, -20, 96, 20, accent), ellipse(-20, -24, 40, 9, shift(accent, 0.1))),
  ],
  icon: (ink, ground) =>
    [
      rect(-40, -42, 70, 28, ink, 8),
      stroke('M30 -28H44V-4H0V10', ink, 7),
      rect(-9, 8, 18, 38, ink, 7),
      rect(-30, -34, 44, 5, ground, 2),
    ].join(''),
});

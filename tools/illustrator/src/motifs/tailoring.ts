import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { dummy, foldedStack } from '../things/cloth.ts';
import { shaded } from '../things/shade.ts';
import { heap, jar } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

/** A black treadle machine with gold scrolls, cloth under its needle. */
const machine = (cloth: string): Prop =>
  prop(
    540,
    390,
    path('M-270 -70C-240 -110 -200 -70 -160 -78V-50H-270Z', cloth),
    path('M-280 -60C-230 -80 -180 -60 -120 -64V-44H-280Z', shift(cloth, -0.06)),
    shaded(
      'M-190 -330H150C210 -330 236 -290 236 -230V-60H130V-200C130 -226 120 -236 96 -236H-110V-150H-190Z',
      '#2b2a2e',
      150,
    ),
    path(
      'M-170 -300H140C190 -300 210 -276 212 -230',
      'none',
      `stroke="${materials.brass}" stroke-width="5"`,
    ),
    stroke('M-100 -270q30 -26 60 0t60 0t60 0', materials.brass, 6),
    circle(180, -150, 16, materials.brass),
    rect(-164, -150, 10, 70, materials.steel),
    rect(-178, -92, 38, 14, materials.steelDeep, 4),
    rect(-176, -356, 30, 30, materials.steelDeep, 6),
    rect(60, -380, 8, 50, materials.steelDark),
    rect(46, -384, 36, 44, '#c2452d', 5),
    circle(258, -220, 76, '#3a393e'),
    circle(258, -220, 54, 'none', `stroke="${materials.brass}" stroke-width="5"`),
    circle(258, -220, 16, materials.steelDeep),
    rect(-230, -64, 490, 30, '#3a393e', 8),
    rect(-270, -36, 560, 36, materials.wood, 8),
    rect(-270, -14, 560, 14, materials.woodDeep, 6),
  );

const spool = (colour: string): Prop =>
  prop(
    80,
    110,
    rect(-36, -104, 72, 92, colour),
    rect(8, -104, 28, 92, shift(colour, -0.07)),
    repeat(5, (i) => rect(-36, -94 + i * 17, 72, 4, shift(colour, 0.08))),
    rect(-40, -112, 80, 16, materials.wood, 5),
    rect(-40, -16, 80, 16, materials.wood, 5),
  );
const spools = (): Prop =>
  prop(
    210,
    200,
    ...[
      ['#c2452d', -68, 0],
      ['#e0a52f', 0, 0],
      ['#2f7d4b', 68, 0],
      ['#2f5d8c', -34, -106],
    ].map(
      ([c, x, y]) =>
        `<g transform="translate(${String(x)} ${String(y)}) scale(.86)">${spool(String(c)).art}</g>`,
    ),
  );
const scissors = (): Prop =>
  prop(
    230,
    110,
    `<g transform="translate(0 -50) rotate(-8)">${path('M-10 -6L110 -34Q116 -20 104 -14L-6 10Z', materials.steel)}${path('M-10 6L110 30Q114 18 104 12L-6 -10Z', materials.steelDeep)}${circle(-64, -28, 28, 'none', 'stroke="#c2452d" stroke-width="14"')}${circle(-64, 30, 28, 'none', 'stroke="#c2452d" stroke-width="14"')}${circle(0, 0, 8, materials.steelDark)}</g>`,
  );
const tape = (): Prop =>
  prop(
    180,
    70,
    ellipse(0, -34, 80, 30, '#f2c83a'),
    ellipse(0, -34, 52, 17, '#d9a91e'),
    ellipse(0, -34, 26, 8, '#f6e9bd'),
    repeat(8, (i) => rect(-62 + i * 16, -14, 3, 8, '#1d1a16')),
  );

export const tailoring: MotifMaker = ({ main, accent, second }) => ({
  hero: [machine(main), dummy(second, '#f2c83a')],
  side: [
    dummy(main, '#f2c83a'),
    spools(),
    foldedStack([main, accent, second, '#2f7d4b'], 220),
    jar(130, 180, materials.wood, heap(130, 110, 14, ['#c2452d', '#fff4e0', '#2f5d8c', '#e0a52f'])),
    scissors(),
    tape(),
  ],
  icon: (ink, ground) =>
    [
      circle(0, 0, 40, ink),
      circle(0, 0, 30, 'none', `stroke="${ground}" stroke-width="4"`),
      ...[
        [-10, -10],
        [10, -10],
        [-10, 10],
        [10, 10],
      ].map(([x = 0, y = 0]) => circle(x, y, 5.5, ground)),
    ].join(''),
});

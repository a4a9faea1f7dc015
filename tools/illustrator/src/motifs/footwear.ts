import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';
import { bag, tin } from '../things/containers.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A Kolhapuri: flat leather sole, T-strap, tassel. Toe to the right. */
const chappal = (leather: string, thread: string): Prop =>
  prop(
    300,
    130,
    path(
      'M-150 -16C-150 -34 -120 -34 -90 -30C-20 -22 60 -30 130 -34C150 -34 156 -16 146 -6Q142 0 130 0H-134Q-150 0 -150 -16Z',
      shift(leather, -0.12),
    ),
    path(
      'M-150 -20C-150 -38 -120 -38 -90 -34C-20 -26 60 -34 130 -38C146 -38 154 -30 152 -20C60 -8 -60 -8 -150 -20Z',
      leather,
    ),
    path('M-20 -28C-30 -110 60 -124 96 -34L70 -32C50 -84 10 -80 10 -28Z', leather),
    path('M40 -92C56 -84 84 -62 96 -34L70 -32C62 -52 50 -66 36 -72Z', shift(leather, -0.07)),
    stroke('M-12 -40C-14 -96 54 -104 86 -40', thread, 4, 'stroke-dasharray="8 8"'),
    stroke('M60 -84L104 -44', shift(leather, -0.1), 9),
    circle(34, -100, 15, '#b3341c'),
    circle(34, -100, 8, thread),
    path('M-130 -34C-136 -70 -96 -84 -70 -60L-76 -40C-94 -56 -110 -52 -112 -33Z', leather),
  );

/** A jutti with a curled toe. Toe to the right. */
const jutti = (cloth: string, thread: string): Prop =>
  prop(
    290,
    150,
    path('M-140 -8H120Q128 -8 126 0H-134Q-142 0 -140 -8Z', materials.woodDark),
    shaded(
      'M-140 -10V-86C-140 -96 -112 -98 -104 -86C-92 -66 -60 -56 -20 -58C30 -84 80 -80 116 -74C140 -72 146 -96 130 -104C160 -110 172 -60 140 -38C120 -24 130 -10 116 -10Z',
      cloth,
      40,
    ),
    path(
      'M-104 -86C-92 -66 -60 -56 -20 -58L-30 -44C-70 -40 -110 -50 -124 -84Z',
      shift(cloth, -0.14),
    ),
    stroke('M0 -60C40 -50 80 -44 116 -44', thread, 5),
    repeat(4, (i) => circle(12 + i * 26, -28, 6, thread)),
    stroke('M-140 -20H118', thread, 4),
    circle(132, -106, 8, thread),
  );

const pairOf = (one: Prop, dx: number, dy: number): Prop =>
  prop(
    one.w + dx,
    one.h + dy,
    `<g transform="translate(${dx / 2} ${-dy})">${one.art}</g>`,
    `<g transform="translate(${-dx / 2} 0)">${one.art}</g>`,
  );

const boxed = (main: string, second: string): Prop =>
  prop(
    260,
    110,
    block(-126, 0, 252, 84, main, 4, 0.7),
    rect(-132, -110, 264, 34, shift(main, 0.05), 4),
    rect(-60, -60, 90, 40, second, 4),
    rect(-44, -48, 58, 6, main),
    rect(-44, -36, 40, 6, main),
  );

const rack = (thread: string): Prop =>
  prop(
    480,
    470,
    ...[0, 1, 2].flatMap((r) => [
      `<g transform="translate(-110 ${-16 - r * 148}) scale(.66)">${r === 1 ? jutti('#1d6b64', thread).art : chappal(['#8a4a20', '', '#c2452d'][r] || '#8a4a20', thread).art}</g>`,
      `<g transform="translate(110 ${-16 - r * 148}) scale(.66)">${r === 1 ? jutti('#8c1d4f', thread).art : chappal(['#b9713c', '', '#3a2a22'][r] || '#b9713c', thread).art}</g>`,
      rect(-230, -16 - r * 148, 460, 16, materials.wood, 4),
    ]),
    rect(-236, -452, 16, 452, materials.woodDeep, 4),
    rect(220, -452, 16, 452, materials.woodDeep, 4),
  );

export const footwear: MotifMaker = ({ main, second, accent }) => ({
  hero: [pairOf(chappal('#a5602d', '#f2cf77'), 80, 44), rack('#f2cf77')],
  side: [
    pairOf(jutti(accent, '#f2cf77'), 50, 24),
    boxed(main, second),
    chappal('#3a2a22', '#f2cf77'),
    bag(160, 190, second, circle(0, 0, 34, main)),
    tin(96, 60, main, second),
    jutti('#8c1d4f', '#f2cf77'),
  ],
  icon: (ink, ground) =>
    [
      path(
        'M-48 22C-48 10 -30 12 -16 14C10 16 30 12 44 10C52 12 50 26 40 28H-38C-46 28 -48 26 -48 22Z',
        ink,
      ),
      path('M-6 12C-10 -26 26 -30 38 10L26 11C18 -12 6 -10 8 13Z', ink),
      circle(14, -20, 7, ink),
      circle(14, -20, 3, ground),
      path('M-42 12C-44 -6 -24 -10 -16 2L-20 12C-26 4 -32 6 -32 13Z', ink),
    ].join(''),
});

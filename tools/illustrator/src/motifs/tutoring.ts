import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, stroke } from '../svg.ts';
import { fruit } from '../things/food.ts';
import { bookRow, bookStack, pencilCup, writing } from '../things/paper.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A hurricane lantern, lit. */
const lantern = (metal: string): Prop =>
  prop(
    280,
    500,
    stroke('M-96 -350C-110 -500 110 -500 96 -350', materials.iron, 9),
    circle(0, -230, 150, '#ffe39a', 'opacity=".3"'),
    stroke('M-104 -96V-350M104 -96V-350', shift(metal, -0.06), 18),
    path('M-62 -130C-92 -190 -92 -260 -50 -330H50C92 -260 92 -190 62 -130Z', '#fff3cf'),
    path('M0 -292C30 -250 34 -214 0 -190C-34 -214 -30 -250 0 -292Z', '#f2a516'),
    path('M0 -256C14 -234 16 -214 0 -198C-16 -214 -14 -234 0 -256Z', '#fff6d8'),
    path(
      'M-50 -300C-70 -260 -72 -210 -56 -160L-44 -160C-56 -210 -54 -260 -36 -310Z',
      '#ffffff',
      'opacity=".8"',
    ),
    shaded('M-70 -330H70L46 -390H-46Z', metal, 10),
    rect(-30, -420, 60, 34, shift(metal, 0.04), 8),
    rect(-116, -352, 232, 24, metal, 8),
    rect(-76, -146, 152, 22, shift(metal, -0.08), 6),
    shaded(
      'M-110 -124H110C116 -80 120 -40 120 -14Q120 0 106 0H-106Q-120 0 -120 -14C-120 -40 -116 -80 -110 -124Z',
      metal,
      24,
    ),
    circle(0, -62, 22, materials.brass),
  );

const notebook = (cover: string): Prop =>
  prop(
    430,
    150,
    path(
      'M-210 -20L-170 -120C-110 -140 -40 -130 0 -100C40 -130 110 -140 170 -120L210 -20C130 -36 60 -30 0 -4C-60 -30 -130 -36 -210 -20Z',
      cover,
    ),
    path(
      'M-192 -34L-158 -126C-104 -142 -40 -132 0 -104V-18C-56 -44 -126 -48 -192 -34Z',
      materials.milk,
    ),
    path('M192 -34L158 -126C104 -142 40 -132 0 -104V-18C56 -44 126 -48 192 -34Z', '#f3ead8'),
    writing(-150, -112, 120, 4, 20),
    writing(30, -112, 120, 4, 20),
  );

const clock = (colour: string): Prop =>
  prop(
    170,
    190,
    stroke('M-50 -20L-66 0M50 -20L66 0', materials.iron, 12),
    circle(-46, -170, 24, colour),
    circle(46, -170, 24, colour),
    circle(0, -96, 82, colour),
    circle(0, -96, 66, materials.milk),
    stroke('M0 -96V-140M0 -96L28 -80', materials.iron, 8),
    circle(0, -96, 7, '#c2452d'),
  );
const apple = (): Prop =>
  prop(90, 100, fruit(44, '#c9402c').art, ellipse(-14, -60, 8, 14, '#ffffff', 'opacity=".3"'));

export const tutoring: MotifMaker = ({ main, second, accent }) => ({
  hero: [lantern(main), notebook(accent)],
  side: [
    bookRow([main, '#c2452d', '#e0a52f', '#2f7d4b', accent], 210),
    bookStack(['#c2452d', second, main], 240, 46),
    clock('#c2452d'),
    apple(),
    pencilCup(second, ['#c2452d', '#2f7d4b', '#2f5d8c']),
  ],
  icon: (ink, ground) =>
    [
      stroke('M-18 -34C-20 -52 20 -52 18 -34', ink, 5),
      rect(-24, -36, 48, 9, ink, 4),
      path('M-22 -24H22C32 -8 32 8 22 20H-22C-32 8 -32 -8 -22 -24Z', ink),
      path('M0 -18C10 -6 12 6 0 16C-12 6 -10 -6 0 -18Z', ground),
      rect(-30, 22, 60, 20, ink, 6),
    ].join(''),
});

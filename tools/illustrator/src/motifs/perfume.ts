import { mix, shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A cut-glass attar bottle with a long stopper. */
const attar = (liquid: string, h: number): Prop => {
  const s = h / 400;
  return prop(
    250 * s,
    h,
    `<g transform="scale(${Math.round(s * 1000) / 1000})">`,
    path('M0 -400C20 -376 24 -350 12 -326H-12C-24 -350 -20 -376 0 -400Z', materials.brass),
    rect(-22, -330, 44, 34, materials.brassDeep, 8),
    rect(-16, -300, 32, 40, '#e6eef0'),
    path('M-30 -262H30L120 -130L70 -10Q66 0 54 0H-54Q-66 0 -70 -10L-120 -130Z', '#e6eef0'),
    path('M-96 -140H96L58 -24Q55 -16 46 -16H-46Q-55 -16 -58 -24Z', liquid),
    path('M20 -140H96L58 -24Q55 -16 46 -16H6Z', shift(liquid, -0.07)),
    path('M-30 -262L-120 -130L-60 -140ZM30 -262L120 -130L60 -140Z', '#ffffff', 'opacity=".5"'),
    path('M-60 -140L-20 -16L20 -16L-10 -140Z', '#ffffff', 'opacity=".2"'),
    circle(0, -82, 30, materials.brassLight),
    circle(0, -82, 20, liquid),
    '</g>',
  );
};

const round = (liquid: string): Prop =>
  prop(
    130,
    180,
    circle(0, -166, 15, materials.brass),
    rect(-14, -156, 28, 34, materials.brassDeep, 5),
    shaded(
      'M-20 -124H20C60 -118 64 -70 64 -60C64 -20 40 0 20 0H-20C-40 0 -64 -20 -64 -60C-64 -70 -60 -118 -20 -124Z',
      mix(liquid, '#e6eef0', 0.3),
      12,
    ),
    path('M-56 -60H56C56 -24 36 -10 18 -10H-18C-36 -10 -56 -24 -56 -60Z', liquid),
    ellipse(-32, -82, 9, 20, '#ffffff', 'opacity=".55"'),
  );
const vial = (liquid: string): Prop =>
  prop(
    60,
    170,
    rect(-15, -166, 30, 46, materials.brass, 6),
    rect(-24, -124, 48, 124, '#e6eef0', 8),
    rect(-18, -86, 36, 80, liquid, 5),
    rect(-18, -118, 6, 100, '#ffffff', 3, 'opacity=".6"'),
  );
const chest = (wood: string): Prop =>
  prop(
    420,
    360,
    path('M-200 -170L-180 -350H180L200 -170Z', shift(wood, -0.05)),
    rect(-164, -330, 328, 150, '#8c1d4f', 4),
    ...['#d9a53a', '#8fae5c', '#c2452d', '#d9667a', '#b97a48'].map(
      (c, i) => `<g transform="translate(${-132 + i * 66} -150) scale(.9)">${vial(c).art}</g>`,
    ),
    block(-204, 0, 408, 176, wood, 8, 0.7),
    rect(-204, -176, 408, 18, shift(wood, 0.06), 4),
    repeat(5, (i) => path(`M${-160 + i * 80} -110l24 30l-24 30l-24 -30Z`, materials.brass)),
    rect(-22, -186, 44, 46, materials.brass, 6),
  );
const rose = (): Prop =>
  prop(
    150,
    110,
    stroke('M-60 -6C-20 -10 10 -30 30 -46', materials.leafDeep, 8),
    path('M-30 -16q-10 -30 16 -34q8 24 -16 34Z', materials.leaf),
    circle(44, -64, 40, '#b3304a'),
    path('M14 -70C20 -100 66 -104 76 -74C60 -60 30 -54 14 -70Z', '#cf5068'),
    path('M28 -74C34 -92 56 -92 62 -76C52 -66 36 -66 28 -74Z', '#8f1f38'),
  );
const incense = (): Prop =>
  prop(
    170,
    210,
    stroke('M-10 -20L40 -150', '#6b4a2c', 5),
    stroke('M40 -150C20 -170 60 -186 36 -210', '#ffffff', 6, 'opacity=".7"'),
    circle(40, -150, 5, '#e0523a'),
    path('M-80 -22H80C70 0 40 0 0 0C-40 0 -70 0 -80 -22Z', materials.wood),
  );

export const perfume: MotifMaker = ({ main, second }) => ({
  hero: [attar('#d9a53a', 440), chest('#7a3e12')],
  side: [
    attar('#c2647a', 250),
    round('#8fae5c'),
    vial('#d9a53a'),
    rose(),
    incense(),
    round('#c2647a'),
    prop(
      130,
      150,
      block(-62, 0, 124, 146, main, 6),
      rect(-62, -100, 124, 14, materials.brass),
      circle(0, -52, 22, second),
    ),
  ],
  icon: (ink, ground) =>
    [
      path('M0 -48C8 -40 8 -32 4 -26H-4C-8 -32 -8 -40 0 -48Z', ink),
      rect(-9, -26, 18, 12, ink, 3),
      path('M-11 -13H11L40 18L26 44H-26L-40 18Z', ink),
      path('M-24 18H24L16 34H-16Z', ground),
    ].join(''),
});

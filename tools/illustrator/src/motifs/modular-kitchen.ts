import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, stroke } from '../svg.ts';
import { heap, jar } from '../things/tableware.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const cooker = (): Prop =>
  prop(
    300,
    240,
    rect(120, -176, 90, 22, materials.iron, 10),
    rect(-210, -170, 70, 18, materials.iron, 8),
    shaded('M-130 -170H130V-16Q130 0 114 0H-114Q-130 0 -130 -16Z', materials.steel, 36, -0.09),
    rect(-104, -154, 18, 136, '#ffffff', 8, 'opacity=".6"'),
    path('M-130 -170C-120 -210 120 -210 130 -170Z', materials.steelLight),
    rect(-138, -180, 276, 16, materials.steelDeep, 6),
    rect(-14, -226, 28, 34, '#c2452d', 6),
  );
const pan = (colour: string): Prop =>
  prop(
    330,
    110,
    rect(110, -86, 150, 20, materials.woodDark, 9),
    shaded('M-140 -90H120C112 -20 80 0 60 0H-80C-100 0 -132 -20 -140 -90Z', colour, 0),
    rect(-148, -98, 276, 14, shift(colour, 0.1), 6),
  );

/** A run of cabinets with hob, sink and wall units. */
const kitchen = (main: string, top: string): Prop =>
  prop(
    700,
    520,
    ...[0, 1, 2].map(
      (i) =>
        block(-330 + i * 150, -360, 144, 150, shift(main, 0.1), 5, 0.9) +
        rect(-204 + i * 150, -390, 8, 30, materials.brass, 4),
    ),
    path('M140 -510H320V-430L290 -370H170L140 -430Z', materials.steel),
    path('M240 -510H320V-430L290 -370H240Z', materials.steelDeep),
    ...[0, 1, 2, 3].map(
      (i) =>
        block(-340 + i * 172, -24, 166, 200, main, 5, 0.9) +
        rect(-300 + i * 172, -206, 86, 9, materials.brass, 4),
    ),
    rect(-340, -150, 166, 4, shift(main, -0.1)),
    rect(-340, -88, 166, 4, shift(main, -0.1)),
    rect(-350, -254, 700, 30, top, 4),
    rect(-350, -232, 700, 8, shift(top, -0.1), 3),
    rect(-340, -24, 690, 24, materials.iron),
    stroke('M-120 -254V-320C-120 -350 -70 -350 -70 -322', materials.steelDeep, 12),
    rect(150, -264, 150, 12, materials.iron, 4),
    stand(cooker(), 226, -264, 0.46),
    stand(jar(70, 110, materials.wood, rect(-50, -70, 100, 70, '#e0a52f')), -300, -254),
    stand(jar(70, 100, materials.wood, rect(-50, -60, 100, 60, '#b3341c')), -222, -254),
    rect(20, -300, 60, 48, materials.clay, 6),
    circle(36, -316, 26, materials.leaf),
    circle(64, -320, 24, materials.leafDeep),
  );

const utensils = (): Prop =>
  prop(
    140,
    270,
    ...[
      [-30, -10],
      [0, 2],
      [30, 12],
    ].map(
      ([x = 0, a = 0], i) =>
        `<g transform="translate(${x} -90) rotate(${a})">${rect(-7, -120, 14, 140, i === 1 ? materials.steelDeep : materials.wood, 6)}${ellipse(0, -136, 24, 34, i === 1 ? materials.steelDeep : materials.wood)}</g>`,
    ),
    shaded('M-56 -120H56L48 -6Q47 0 40 0H-40Q-47 0 -48 -6Z', materials.clay, 12),
    rect(-60, -128, 120, 14, materials.clayLight, 6),
  );
const swatches = (main: string): Prop =>
  prop(
    210,
    90,
    ...[materials.wood, main, '#ddd4c6', shift(main, 0.2)].map((c, i) =>
      rect(-100 + i * 26, -26 - i * 20, 130, 24, c, 4),
    ),
  );

export const modularKitchen: MotifMaker = ({ main, accent }) => ({
  hero: [kitchen(main, '#ece4d6'), cooker()],
  side: [
    utensils(),
    jar(120, 190, materials.wood, heap(120, 120, 13, ['#8fae5c', '#7a9a4a'])),
    pan(accent),
    cooker(),
    swatches(main),
    jar(
      120,
      160,
      materials.wood,
      rect(-80, -100, 160, 100, '#e0a52f') + rect(-80, -100, 160, 12, '#f0c256'),
    ),
  ],
  large: [0],
  icon: (ink, ground) =>
    [
      rect(-44, -2, 88, 10, ink, 3),
      rect(-40, 10, 38, 34, ink, 4),
      rect(2, 10, 38, 34, ink, 4),
      rect(-30, 17, 18, 5, ground, 2),
      rect(12, 17, 18, 5, ground, 2),
      path('M-40 -44H0V-14H-40Z', ink),
      path('M10 -44H40L34 -18H16Z', ink),
      rect(-8, -36, 4, 14, ground, 2),
    ].join(''),
});

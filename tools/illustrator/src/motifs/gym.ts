import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A dumbbell lying across, `w` wide. */
export const dumbbell = (w: number, plateColour: string): Prop => {
  const h = w * 0.4;
  const plate = (x: number, ph: number) =>
    block(x, -(h - ph) / 2, w * 0.11, ph, plateColour, 8, 0.6);
  return prop(
    w,
    h,
    rect(-w * 0.34, -h / 2 - h * 0.1, w * 0.68, h * 0.2, materials.steelDeep, 6),
    rect(-w * 0.12, -h / 2 - h * 0.12, w * 0.24, h * 0.24, materials.iron, 6),
    plate(-w * 0.4, h),
    plate(w * 0.29, h),
    plate(-w * 0.5, h * 0.7),
    plate(w * 0.39, h * 0.7),
  );
};

export const kettlebell = (h: number, colour: string): Prop =>
  prop(
    h * 0.8,
    h,
    stroke(
      `M${-h * 0.2} ${-h * 0.56}C${-h * 0.36} ${-h * 0.98} ${h * 0.36} ${-h * 0.98} ${h * 0.2} ${-h * 0.56}`,
      shift(colour, -0.05),
      h * 0.12,
    ),
    shaded(
      `M${-h * 0.14} ${-h * 0.66}H${h * 0.14}C${h * 0.4} ${-h * 0.6} ${h * 0.44} ${-h * 0.2} ${h * 0.24} 0H${-h * 0.24}C${-h * 0.44} ${-h * 0.2} ${-h * 0.4} ${-h * 0.6} ${-h * 0.14} ${-h * 0.66}Z`,
      colour,
      h * 0.08,
    ),
    circle(-h * 0.04, -h * 0.3, h * 0.14, '#fff4e0'),
    rect(-h * 0.1, -h * 0.33, h * 0.12, h * 0.06, colour, 3),
  );

/** Two shelves of dumbbells. */
const rack = (main: string, second: string): Prop =>
  prop(
    560,
    420,
    path('M-240 0L-210 -410H-180L-190 0ZM240 0L210 -410H180L190 0Z', materials.iron),
    repeat(2, (r) =>
      repeat(3, (i) =>
        stand(dumbbell(150, (i + r) % 2 ? second : main), -140 + i * 140, -84 - r * 180, 0.94),
      ),
    ),
    repeat(2, (r) => rect(-244, -90 - r * 180, 488, 22, materials.steelDark, 6)),
    repeat(2, (r) => rect(-244, -74 - r * 180, 488, 8, materials.iron, 3)),
    ...[-120, 20, 140].map(
      (x, i) =>
        `<g transform="translate(${x} 0) scale(.5)">${kettlebell(150, i % 2 ? second : main).art}</g>`,
    ),
  );

const barbell = (main: string, second: string): Prop =>
  prop(
    640,
    270,
    rect(-320, -146, 640, 18, materials.steel, 8),
    ...[-1, 1].flatMap((s) => [
      ellipse(s * 210, -136, 34, 134, main),
      ellipse(s * 224, -136, 30, 120, shift(main, 0.06)),
      ellipse(s * 246, -136, 22, 92, second),
      ellipse(s * 264, -136, 16, 60, materials.steelDark),
    ]),
  );

const shaker = (colour: string): Prop =>
  prop(
    110,
    220,
    shaded('M-46 -160H46L38 -8Q37 0 30 0H-30Q-37 0 -38 -8Z', colour, 12),
    repeat(4, (i) => rect(14, -120 + i * 26, 18, 4, '#ffffff', 2, 'opacity=".6"')),
    rect(-52, -182, 104, 28, materials.iron, 8),
    rect(-18, -214, 36, 34, materials.iron, 8),
  );
const plateDisc = (colour: string): Prop =>
  prop(
    190,
    190,
    circle(0, -95, 95, colour),
    circle(0, -95, 74, shift(colour, 0.06)),
    circle(0, -95, 34, shift(colour, -0.03)),
    circle(0, -95, 14, '#f3e6cf'),
  );
const rope = (): Prop =>
  prop(
    200,
    130,
    stroke(
      'M-70 -10C-110 -90 -30 -140 20 -100C60 -66 -20 -20 -40 -60C-56 -100 60 -120 80 -50C88 -20 60 -4 40 -10',
      '#e0a52f',
      12,
    ),
    rect(-86, -30, 22, 60, materials.rubber, 8, 'transform="translate(0 -30)"'),
    rect(50, -40, 22, 40, materials.rubber, 8),
  );
const towel = (colour: string): Prop =>
  prop(
    190,
    90,
    ...[0, 1, 2].map((i) => rect(-92, -30 - i * 29, 184, 28, i % 2 ? colour : '#fff8ea', 12)),
  );

export const gym: MotifMaker = ({ main, second }) => ({
  hero: [rack('#3a3d42', second), barbell(main, second)],
  side: [
    kettlebell(190, main),
    shaker(second),
    plateDisc('#3a3d42'),
    dumbbell(210, second),
    towel(second),
    rope(),
  ],
  large: [0, 1],
  icon: (ink) =>
    [
      rect(-20, -6, 40, 12, ink, 3),
      rect(-34, -28, 14, 56, ink, 5),
      rect(20, -28, 14, 56, ink, 5),
      rect(-47, -18, 10, 36, ink, 4),
      rect(37, -18, 10, 36, ink, 4),
    ].join(''),
});

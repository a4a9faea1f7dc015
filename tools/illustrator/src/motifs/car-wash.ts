import { materials } from '../palette.ts';
import { type Prop, prop, smaller } from '../prop.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import { car, cone } from '../things/cars.ts';
import { bottle, spray } from '../things/containers.ts';
import { foldedStack } from '../things/cloth.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const suds = (points: readonly (readonly [number, number, number])[]) =>
  points
    .map(
      ([x, y, r]) =>
        circle(x, y, r, '#ffffff') + circle(x - r * 0.3, y - r * 0.3, r * 0.25, '#d5eef5'),
    )
    .join('');

const soapy = (paint: string): Prop =>
  prop(
    640,
    300,
    car(paint).art,
    suds([
      [-120, -250, 40],
      [-70, -262, 34],
      [-20, -256, 42],
      [40, -258, 34],
      [90, -240, 30],
      [-180, -216, 28],
      [150, -190, 30],
      [200, -160, 26],
      [-150, -236, 22],
      [-40, -232, 24],
      [-290, -100, 24],
      [-262, -84, 20],
      [280, -110, 22],
      [20, -120, 20],
      [48, -110, 26],
      [80, -118, 18],
    ]),
    ...[
      [-230, -290, 9],
      [-60, -316, 12],
      [120, -300, 10],
      [240, -230, 8],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'none', 'stroke="#ffffff" stroke-width="4"')),
  );

const bucket = (main: string, second: string): Prop =>
  prop(
    330,
    320,
    suds([
      [-80, -226, 40],
      [-20, -240, 46],
      [50, -232, 42],
      [100, -214, 30],
    ]),
    path('M60 -250C90 -290 140 -280 150 -240C140 -220 80 -220 60 -250Z', '#f2c83a'),
    shaded('M-140 -214H140L112 -12Q110 0 98 0H-98Q-110 0 -112 -12Z', main, 36),
    rect(-150, -226, 300, 22, second, 10),
    stroke('M-140 -190C-180 -100 180 -100 140 -190', materials.steelDeep, 8),
    path('M0 -150q34 46 0 70q-34 -24 0 -70Z', second),
  );

const hose = (colour: string): Prop =>
  prop(
    230,
    190,
    ...[74, 58, 42].map((r) => circle(-20, -78, r, 'none', `stroke="${colour}" stroke-width="14"`)),
    stroke('M54 -78C60 -10 90 -30 96 -110', colour, 14),
    path('M84 -110H110L118 -168H76Z', materials.iron),
    path(
      'M76 -168L50 -190M118 -168L140 -190M97 -168V-196',
      'none',
      'stroke="#9fd0e8" stroke-width="7" stroke-linecap="round"',
    ),
  );

export const carWash: MotifMaker = ({ main, second, accent }) => ({
  hero: [soapy(accent), bucket(main, second)],
  side: [
    smaller(bucket(main, second), 0.66),
    spray(210, '#9fd0e8', main),
    hose(accent),
    cone(),
    bottle(96, 210, main, '#f2c83a', second, path('M0 -24q20 26 0 40q-20 -14 0 -40Z', main)),
    foldedStack([second, '#f2c83a', '#fff8ea'], 160),
  ],
  large: [0, 1],
  icon: (ink, ground) =>
    [
      path(
        'M-46 22V6Q-46 -2 -38 -4L-26 -26Q-22 -32 -14 -32H14Q22 -32 26 -26L38 -4Q46 -2 46 6V22Q46 28 40 28H-40Q-46 28 -46 22Z',
        ink,
      ),
      path('M-24 -6L-16 -22H16L24 -6Z', ground),
      circle(-27, 28, 11, ink),
      circle(27, 28, 11, ink),
      circle(-28, 9, 5, ground),
      circle(28, 9, 5, ground),
      ...[
        [-34, -42, 5],
        [36, -40, 6],
        [0, -45, 4],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink)),
    ].join(''),
});

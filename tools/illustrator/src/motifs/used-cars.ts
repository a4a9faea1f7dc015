import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, smaller } from '../prop.ts';
import { random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import { car, cone } from '../things/cars.ts';
import { clipboard } from '../things/paper.ts';
import { block } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A car with a bow on its roof. */
const ribboned = (paint: string, bow: string): Prop =>
  prop(
    640,
    320,
    car(paint).art,
    path('M-20 -262C-80 -330 -130 -270 -30 -256C70 -270 40 -330 -20 -262Z', bow),
    path(
      'M-34 -256L-70 -226L-48 -224L-40 -206L-22 -250ZM-14 -256L22 -226L0 -224L-8 -206L-24 -250Z',
      bow,
    ),
    circle(-26, -258, 13, bow),
  );

const key = (main: string, second: string): Prop =>
  prop(
    340,
    300,
    circle(-60, -240, 50, 'none', `stroke="${materials.steelDeep}" stroke-width="12"`),
    `<g transform="translate(-30 -210) rotate(-30)">${rect(-50, -10, 100, 170, '#2a3138', 30)}${circle(0, 40, 17, main)}${circle(0, 86, 17, second)}${rect(-12, 158, 24, 80, materials.steel, 4)}${rect(10, 190, 14, 12, materials.steel)}${rect(10, 212, 14, 12, materials.steel)}</g>`,
    `<g transform="translate(-74 -196) rotate(24)">${rect(-36, 0, 72, 110, main, 12)}${circle(0, 20, 8, second)}${path('M-24 84V72L-14 56H14L24 72V84Z', second)}</g>`,
  );

const plate = (second: string): Prop =>
  prop(
    250,
    96,
    rect(-124, -92, 248, 84, '#f6f0e2', 8),
    rect(-116, -84, 232, 68, 'none', 5, 'stroke="#1d1a16" stroke-width="4"'),
    letters('NO 0001', { style: 'block', size: 52, fill: '#1d1a16', x: 0, y: -34 }),
    rect(-124, -8, 248, 8, second),
  );
const tagStand = (main: string, second: string): Prop =>
  prop(
    150,
    230,
    rect(-6, -120, 12, 120, materials.steelDark),
    rect(-60, -12, 120, 12, materials.steelDark, 6),
    rect(-70, -230, 140, 120, main, 10),
    letters('SALE', { style: 'tall', size: 56, fill: second, x: 0, y: -154 }),
  );
const polish = (main: string): Prop =>
  prop(
    110,
    130,
    block(-52, 0, 104, 110, main, 10),
    rect(-56, -130, 112, 26, '#f6f0e2', 8),
    circle(-4, -54, 28, '#f6f0e2'),
    stroke('M-16 -56l8 10l20 -22', main, 6),
  );

export const usedCars: MotifMaker = ({ main, second, accent }) => ({
  hero: [ribboned(main, accent), key(main, second)],
  side: [
    tagStand(accent, '#fff4e0'),
    clipboard(200, main),
    smaller(car(accent), 0.34),
    plate(second),
    cone(),
    smaller(pottedPlant(random('used-cars'), accent), 1),
    polish(main),
  ],
  large: [0],
  icon: (ink, ground) =>
    [
      path(
        'M-48 20V2Q-48 -6 -38 -8L-24 -30Q-20 -36 -12 -36H12Q20 -36 24 -30L38 -8Q48 -6 48 2V20Q48 26 42 26H-42Q-48 26 -48 20Z',
        ink,
      ),
      path('M-24 -10L-14 -27H14L24 -10Z', ground),
      rect(-42, 22, 18, 18, ink, 5),
      rect(24, 22, 18, 18, ink, 5),
      circle(-30, 6, 6, ground),
      circle(30, 6, 6, ground),
      rect(-12, 4, 24, 6, ground, 3),
    ].join(''),
});

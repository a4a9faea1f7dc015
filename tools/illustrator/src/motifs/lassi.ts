import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { shaded } from '../things/shade.ts';
import { kulhad } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

/** A big clay pot, painted round the shoulder, churner in it. */
const matka = (paint: string) =>
  prop(
    430,
    450,
    rect(44, -460, 18, 200, materials.wood, 8),
    stroke('M20 -452H86M26 -430H80', materials.woodDeep, 12),
    shaded(
      'M-120 -330H120C110 -300 214 -270 214 -160C214 -60 130 0 70 0H-70C-130 0 -214 -60 -214 -160C-214 -270 -110 -300 -120 -330Z',
      materials.clay,
      40,
    ),
    path(
      'M-180 -170C-178 -220 -150 -250 -120 -268C-140 -230 -150 -190 -140 -130C-160 -134 -178 -150 -180 -170Z',
      materials.clayLight,
    ),
    path(
      'M-206 -200C-120 -176 120 -176 206 -200C212 -186 214 -174 214 -160V-150C120 -126 -120 -126 -214 -150V-160C-214 -174 -212 -186 -206 -200Z',
      materials.cream,
    ),
    repeat(9, (i) => circle(-176 + i * 44, -166 + Math.abs(i - 4) * -3 + 6, 10, paint)),
    ellipse(0, -334, 134, 26, materials.clayDeep),
    ellipse(0, -338, 112, 18, '#fffaf0'),
    ellipse(-30, -342, 44, 9, '#f6ead0'),
    circle(30, -342, 7, '#8fae5c'),
    circle(50, -336, 6, '#c9703a'),
  );

const lassiCup = () => {
  const cup = kulhad('#fff6e4');
  return prop(
    140,
    176,
    cup.art,
    path('M-54 -142C-50 -168 -20 -164 -8 -172C10 -182 50 -166 54 -142Z', '#fffaf0'),
    circle(-14, -160, 6, '#8fae5c'),
    circle(12, -164, 6, '#c9703a'),
    circle(28, -154, 5, '#8fae5c'),
  );
};

const milkCan = () =>
  prop(
    170,
    300,
    stroke('M-40 -262C-46 -310 46 -310 40 -262', materials.steelDark, 9),
    shaded(
      'M-46 -250H46V-220C46 -200 84 -196 84 -160V-10Q84 0 74 0H-74Q-84 0 -84 -10V-160C-84 -196 -46 -200 -46 -220Z',
      materials.steel,
      20,
      -0.09,
    ),
    rect(-64, -150, 16, 130, '#ffffff', 8, 'opacity=".6"'),
    rect(-56, -272, 112, 26, materials.steelLight, 8),
    rect(-84, -40, 168, 8, materials.steelDeep),
  );

const glass = () =>
  prop(
    110,
    220,
    shaded('M-54 -200H54L42 0H-42Z', materials.steelLight, 12, -0.1),
    path('M-42 -194h12l-8 180h-10Z', '#ffffff'),
    path('M-50 -200C-44 -226 -16 -214 0 -224C18 -230 46 -220 50 -200Z', '#fffaf0'),
    rect(-58, -206, 116, 12, materials.steelLight, 5),
  );

const sugar = () =>
  prop(
    120,
    80,
    path('M-60 0C-40 -60 -20 -70 0 -76C24 -66 44 -50 60 0Z', '#fff6e4'),
    path('M8 -73C26 -62 44 -50 60 0H20C30 -30 20 -56 8 -73Z', '#eadfc8'),
    circle(-14, -40, 5, '#c9703a'),
    circle(6, -24, 5, '#8fae5c'),
  );

export const lassi: MotifMaker = (palette) => ({
  hero: [matka(shift(palette.main, 0)), milkCan()],
  side: [lassiCup(), glass(), milkCan(), lassiCup(), sugar()],
  icon: (ink, ground) =>
    [
      path(
        'M-26 -28H26C24 -20 46 -14 46 12C46 32 26 44 14 44H-14C-26 44 -46 32 -46 12C-46 -14 -24 -20 -26 -28Z',
        ink,
      ),
      rect(-32, -38, 64, 9, ink, 4),
      stroke('M-40 8Q0 20 40 8', ground, 5),
      circle(0, 28, 4, ground),
      circle(-18, 26, 3.5, ground),
      circle(18, 26, 3.5, ground),
    ].join(''),
});

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { prop, stand } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { chilli, katori, paperSheet } from '../things/food.ts';
import { ball, shaded } from '../things/shade.ts';
import { teaGlass } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

/** The bun open like a mouth, the fried potato ball inside. */
const vadaPavBun = (paper: string) =>
  prop(
    500,
    360,
    `<g transform="translate(0 -4)">${paperSheet(520, paper)}</g>`,
    path(
      'M-210 -30C-220 -90 -200 -112 -160 -116H170C206 -112 222 -84 212 -30Q208 -14 190 -14H-190Q-206 -14 -210 -30Z',
      materials.bread,
    ),
    path('M-200 -112H204V-96H-204Z', '#f6e2bd'),
    path(
      'M-214 -118C-190 -148 -130 -120 -90 -132C-40 -146 20 -118 70 -132C120 -146 190 -120 216 -116C200 -92 140 -104 90 -98C30 -92 -20 -108 -80 -98C-130 -92 -190 -96 -214 -118Z',
      '#5f9a4c',
    ),
    ball(-4, -180, 104, '#d88f2e'),
    repeat(11, (i) => circle(-80 + ((i * 53) % 150), -240 + ((i * 41) % 110), 7, '#b96f1c')),
    shaded(
      'M-206 -222C-206 -320 -120 -356 0 -356C120 -356 206 -320 206 -222Q206 -208 190 -208C120 -226 -120 -226 -190 -208Q-206 -208 -206 -222Z',
      materials.bread,
      40,
    ),
    path(
      'M-160 -270C-140 -316 -80 -334 -30 -336C-80 -316 -110 -286 -120 -250C-140 -246 -160 -254 -160 -270Z',
      materials.breadLight,
    ),
  );

const pan = () =>
  prop(
    400,
    210,
    ...[-110, -36, 40, 114].map((x) => ball(x, -128, 44, '#d88f2e')),
    ...[-74, 4, 78].map((x) => ball(x, -164, 42, '#e09a3c')),
    path('M-190 -112H190C180 -40 110 0 60 0H-60C-110 0 -180 -40 -190 -112Z', '#3c3a3a'),
    path('M40 -112H190C180 -40 110 0 60 0H10C60 -30 60 -80 40 -112Z', '#2d2b2c'),
    rect(-200, -122, 400, 16, '#57534f', 8),
    stroke(
      'M-200 -104C-240 -112 -240 -150 -206 -146M200 -104C240 -112 240 -150 206 -146',
      '#57534f',
      11,
    ),
  );

const pav = () =>
  prop(
    300,
    120,
    ...[-96, 0, 96].map(
      (x) =>
        shaded(
          `M${x - 56} 0V-50C${x - 56} -110 ${x + 56} -110 ${x + 56} -50V0Z`,
          materials.bread,
          x + 16,
        ) + ellipse(x - 14, -82, 24, 9, materials.breadLight),
    ),
    rect(-152, -20, 304, 20, '#f0d3a0', 6),
  );

export const vadaPav: MotifMaker = (palette) => ({
  hero: [vadaPavBun(palette.dark), pan()],
  side: [
    teaGlass(),
    pav(),
    prop(150, 96, stand(katori('#5f9a4c', 130), 0, 0)),
    prop(
      190,
      70,
      chilli(-90, -10, 110),
      chilli(-50, -26, 120, shift('#3f8a3c', 0.05)),
      chilli(-70, -2, 130),
    ),
    prop(120, 60, stand(katori('#b5371f', 112), 0, 0)),
  ],
  icon: (ink, ground) =>
    [
      path('M-42 -6C-42 -40 42 -40 42 -6Q42 0 36 0H-36Q-42 0 -42 -6Z', ink),
      stroke('M-40 9q10 -8 20 0t20 0t20 0t20 0', ink, 6),
      path('M-42 20H42V26C42 40 34 44 26 44H-26C-34 44 -42 40 -42 26Z', ink),
      circle(-14, -20, 3.5, ground),
      circle(6, -25, 3.5, ground),
      circle(20, -15, 3.5, ground),
    ].join(''),
});

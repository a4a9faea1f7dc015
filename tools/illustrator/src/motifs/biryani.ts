import { shift } from '../colour.ts';
import { prop, stand } from '../prop.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { bowl } from '../things/containers.ts';
import { chilli, katori, lemon } from '../things/food.ts';
import { shaded } from '../things/shade.ts';
import { plate, steam } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const copper = '#c46a3a';

const rice = (w: number, h: number, y: number) =>
  [
    path(
      `M${n(-w / 2)} ${n(y)}C${n(-w * 0.36)} ${n(y - h)} ${n(-w * 0.1)} ${n(y - h * 1.15)} 0 ${n(y - h * 1.1)}C${n(w * 0.16)} ${n(y - h * 1.2)} ${n(w * 0.38)} ${n(y - h)} ${n(w / 2)} ${n(y)}Z`,
      '#f6dfa6',
    ),
    repeat(16, (i) => {
      const x = -w * 0.38 + ((i * 61) % 100) * w * 0.0076;
      const drop = y - h * 0.14 - ((i * 37) % 60) * h * 0.012;
      return `<g transform="translate(${n(x)} ${n(drop)}) rotate(${(i * 47) % 90})">${ellipse(0, 0, w * 0.03, w * 0.01, ['#fff8e6', '#e58f2c', '#fff8e6', '#c9542c'][i % 4] ?? '#fff8e6')}</g>`;
    }),
    circle(-w * 0.12, y - h * 0.92, w * 0.05, '#a8532a'),
    circle(w * 0.14, y - h * 0.86, w * 0.055, '#8f4522'),
    path(`M${n(w * 0.02)} ${n(y - h * 1.05)}q14 -22 30 -10q-8 16 -30 10Z`, '#4f8a4b'),
  ].join('');

/** A copper handi with its lid tilted and rice above the rim. */
const handi = (band: string) =>
  prop(
    480,
    440,
    steam(30, -350, 90, 3),
    `<g transform="translate(150 -330) rotate(24)">${shaded('M-120 0C-110 -60 110 -60 120 0Z', copper, 20, -0.08)}${rect(-132, -4, 264, 18, shift(copper, 0.06), 8)}${circle(0, -58, 14, '#e0b04c')}</g>`,
    rice(300, 70, -276),
    shaded(
      'M-170 -280H170C160 -250 226 -220 226 -140C226 -56 150 0 80 0H-80C-150 0 -226 -56 -226 -140C-226 -220 -160 -250 -170 -280Z',
      copper,
      40,
      -0.08,
    ),
    path(
      'M-196 -150C-194 -194 -168 -222 -140 -238C-158 -204 -164 -170 -154 -112C-174 -116 -194 -130 -196 -150Z',
      shift(copper, 0.12),
    ),
    rect(-186, -294, 372, 26, shift(copper, 0.06), 10),
    path('M-222 -122Q0 -84 222 -122L218 -104Q0 -66 -218 -104Z', band),
    stroke(
      'M-206 -220C-250 -216 -250 -170 -220 -166M206 -220C250 -216 250 -170 220 -166',
      shift(copper, -0.14),
      14,
    ),
  );

const plateful = () =>
  prop(
    400,
    190,
    rice(270, 96, -26),
    plate(400, '#fdf3e3', 30),
    stand(katori('#fffaf0', 90), 150, -30),
  );
const garnish = () => prop(170, 60, lemon(-40, 0, 30), lemon(14, 0, 26), chilli(30, -6, 70));

export const biryani: MotifMaker = (palette) => ({
  hero: [handi(palette.main), plateful()],
  side: [
    bowl(200, 100, copper, '#f0cf88', 0.5),
    katori('#fffaf0', 140),
    garnish(),
    bowl(170, 90, copper, '#b4532b', 0.2),
    plateful(),
  ],
  icon: (ink, ground) =>
    [
      path(
        'M-34 -8H34C32 0 46 6 46 20C46 36 30 44 16 44H-16C-30 44 -46 36 -46 20C-46 6 -32 0 -34 -8Z',
        ink,
      ),
      path('M-30 -14C-26 -34 26 -34 30 -14Z', ink),
      circle(0, -34, 5, ink),
      stroke('M-42 20Q0 32 42 20', ground, 5),
    ].join(''),
});

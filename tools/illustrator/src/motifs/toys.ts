import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, smaller } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { block } from '../things/shade.ts';
import { lattu } from './play-zone.ts';
import { letterBlocks } from './preschool.ts';
import type { MotifMaker } from './motif.ts';

/** A string puppet: king or dancer. */
const puppet = (x: number, robe: string, trim: string, king: boolean) =>
  `<g transform="translate(${x} 0)">${stroke('M0 -330V-470M-74 -180L-50 -470M74 -180L50 -470', '#4a4038', 3)}${path('M-30 -240H30L110 -20Q55 0 0 -6Q-55 0 -110 -20Z', robe)}${path('M8 -240H30L110 -20Q60 -2 20 -5Z', shift(robe, -0.06))}${repeat(5, (i) => circle(-72 + i * 36, -48 + Math.abs(i - 2) * -2, 10, trim))}${path('M-106 -34Q0 6 106 -34L110 -20Q0 20 -110 -20Z', trim)}${stroke('M-26 -226L-74 -176M26 -226L74 -176', robe, 24)}${circle(-78, -172, 13, '#b97f57')}${circle(78, -172, 13, '#b97f57')}${path('M-30 -240H30L20 -196H-20Z', trim)}${ellipse(0, -290, 46, 50, '#b97f57')}${circle(-16, -294, 6, '#2a1c16')}${circle(16, -294, 6, '#2a1c16')}${king ? path('M-26 -272Q0 -290 26 -272Q34 -280 38 -274Q20 -256 0 -266Q-20 -256 -38 -274Q-34 -280 -26 -272Z', '#2a1c16') : stroke('M-12 -266Q0 -258 12 -266', '#a3302a', 5) + circle(0, -316, 5, '#c2301f')}${king ? path('M-56 -310C-60 -370 60 -370 56 -310C20 -330 -20 -330 -56 -310Z', trim) + circle(0, -350, 14, '#c2301f') + path('M0 -356q10 -30 26 -34q-2 24 -18 40Z', '#fff4e0') : path('M-48 -300C-54 -360 54 -360 48 -300C30 -330 -30 -330 -48 -300Z', '#2a1c16') + path('M-58 -306C-60 -380 60 -380 58 -306L78 -200C60 -240 56 -280 50 -300C30 -340 -30 -340 -50 -300C-56 -280 -60 -240 -78 -200Z', shift(robe, 0.08))}</g>`;

const pair = (a: string, b: string): Prop =>
  prop(
    500,
    500,
    puppet(-125, a, materials.brass, true),
    puppet(125, b, materials.brass, false),
    rect(-220, -490, 190, 20, materials.woodDeep, 8),
    rect(30, -490, 190, 20, materials.woodDeep, 8),
  );

const train = (main: string): Prop =>
  prop(
    520,
    260,
    ...[-190, -110, 10, 60, 130, 200].map(
      (x) => circle(x, -34, 34, '#e0a52f') + circle(x, -34, 13, materials.woodDark),
    ),
    block(-240, -44, 190, 90, '#3f7d5b', 10),
    ...[-200, -146, -96].map((x, i) =>
      circle(x, -150, 32, ['#c2452d', '#e0a52f', '#2f7dc0'][i] ?? '#c2452d'),
    ),
    rect(-52, -70, 50, 12, materials.woodDark),
    block(0, -44, 110, 180, main, 10),
    rect(20, -200, 66, 60, '#fff4e0', 8),
    rect(-10, -240, 130, 24, '#2f5d8c', 8),
    block(104, -44, 130, 96, shift(main, 0.04), 40, 0.66),
    path('M170 -140H210L220 -210H160Z', '#2f5d8c'),
    circle(230, -92, 20, '#f2cf77'),
  );

const teddy = (): Prop =>
  prop(
    180,
    220,
    circle(-52, -190, 24, '#b9834b'),
    circle(52, -190, 24, '#b9834b'),
    ellipse(0, -64, 68, 64, '#b9834b'),
    ellipse(0, -58, 42, 40, '#e6c38a'),
    circle(0, -156, 62, '#c9955c'),
    ellipse(0, -138, 28, 22, '#f0d8ac'),
    circle(0, -146, 8, '#3a2a20'),
    circle(-24, -166, 6, '#2a1c16'),
    circle(24, -166, 6, '#2a1c16'),
    stroke('M0 -138v10M-10 -124q10 8 20 0', '#3a2a20', 4),
    ellipse(-44, -16, 30, 22, '#c9955c'),
    ellipse(44, -16, 30, 22, '#c9955c'),
  );
const cart = (main: string): Prop =>
  prop(
    200,
    190,
    path('M-84 -60H60L74 -130H-98Z', main),
    path('M20 -60H60L74 -130H26Z', shift(main, -0.06)),
    circle(-46, -40, 40, '#e0a52f'),
    circle(-46, -40, 14, materials.woodDark),
    circle(42, -30, 30, '#e0a52f'),
    circle(42, -30, 11, materials.woodDark),
    stroke('M72 -120L104 -180', materials.woodDark, 8),
  );

export const toys: MotifMaker = ({ main, accent }) => ({
  hero: [pair(main, accent), train(main)],
  side: [
    teddy(),
    lattu(170, main, '#f2c83a', '#2f7dc0'),
    smaller(train(accent), 0.5),
    smaller(letterBlocks('BAC', ['#c2452d', '#2f7dc0', '#3f9a5f']), 0.7),
    cart(accent),
    lattu(120, '#2f7dc0', '#f2c83a', '#c2452d'),
  ],
  icon: (ink, ground) =>
    [
      stroke('M-24 -18V-46M24 -18V-46M-34 -46H34', ink, 4),
      circle(0, -16, 13, ink),
      path('M-14 -4H14L36 40H-36Z', ink),
      stroke('M-12 0L-28 -14M12 0L28 -14', ink, 8),
      stroke('M-26 28H26', ground, 5),
    ].join(''),
});

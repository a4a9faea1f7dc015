import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { bottle, spray } from '../things/containers.ts';
import { foldedStack } from '../things/cloth.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

/** A dressing mirror with lamps round it. */
export const mirror = (frame: string, glow = '#fff1c4'): Prop =>
  prop(
    360,
    500,
    rect(-120, -24, 240, 24, shift(frame, -0.08), 8),
    rect(-16, -60, 32, 40, shift(frame, -0.08)),
    rect(-170, -490, 340, 440, frame, 170),
    rect(-138, -458, 276, 376, '#d5e6e8', 138),
    path('M-90 -330L30 -450H70L-100 -280Z', '#ffffff', 'opacity=".6"'),
    path('M-60 -200L110 -370V-330L-40 -180Z', '#ffffff', 'opacity=".45"'),
    ...[
      [-154, -270],
      [154, -270],
      [-142, -370],
      [142, -370],
      [-96, -452],
      [96, -452],
      [0, -474],
      [-142, -170],
      [142, -170],
    ].map(([x = 0, y = 0]) => circle(x, y, 15, glow)),
  );

export const dryer = (colour: string): Prop =>
  prop(
    300,
    250,
    stroke('M-10 -10C-10 20 -90 10 -120 -6', materials.iron, 9),
    path('M-40 -140H24L6 -6Q4 0 -4 0H-30Q-38 0 -40 -8Z', shift(colour, -0.1)),
    shaded(
      'M-110 -190C-110 -240 -50 -250 -10 -244L110 -226V-152L-10 -132C-60 -126 -110 -140 -110 -190Z',
      colour,
      0,
    ),
    rect(106, -234, 34, 90, materials.iron, 8),
    circle(-52, -188, 34, shift(colour, -0.12)),
    circle(-52, -188, 18, materials.iron),
    rect(-30, -110, 24, 34, '#fff4e0', 5),
  );

const combCup = (colour: string): Prop =>
  prop(
    130,
    250,
    `<g transform="translate(-24 -90) rotate(-8)">${rect(-12, -150, 24, 170, materials.woodDark, 10)}${repeat(9, (i) => rect(-32, -144 + i * 13, 24, 6, materials.woodDark, 2))}</g>`,
    `<g transform="translate(24 -90) rotate(10)">${rect(-9, -70, 18, 90, '#3a2a22', 8)}${ellipse(0, -110, 30, 48, '#e58a98')}${ellipse(0, -110, 20, 36, '#f6c9d2')}</g>`,
    shaded('M-54 -120H54L46 -6Q45 0 38 0H-38Q-45 0 -46 -6Z', colour, 12),
    rect(-58, -128, 116, 14, shift(colour, 0.06), 6),
  );
const scissors = (): Prop =>
  prop(
    120,
    220,
    `<g transform="translate(0 -90)">${path('M-8 10L34 -126Q44 -122 42 -110L8 16Z', materials.steel)}${path('M8 10L-34 -126Q-44 -122 -42 -110L-8 16Z', materials.steelDeep)}${circle(-32, 50, 26, 'none', `stroke="${materials.iron}" stroke-width="12"`)}${circle(32, 50, 26, 'none', `stroke="${materials.iron}" stroke-width="12"`)}${circle(0, 2, 7, materials.iron)}</g>`,
  );

export const salon: MotifMaker = ({ main, second, accent }) => ({
  hero: [mirror(main), dryer(main)],
  side: [
    bottle(90, 230, main, materials.brass, second, circle(0, 0, 18, main)),
    combCup(accent),
    spray(210, second, main),
    scissors(),
    foldedStack([second, '#fff8ea', main], 180),
    dryer(accent),
  ],
  icon: (ink, ground) =>
    [
      `<g transform="rotate(-18)">${rect(-34, -36, 22, 76, ink, 8)}${repeat(7, (i) => rect(-14, -32 + i * 10.4, 24, 6, ink, 2))}</g>`,
      circle(28, -22, 18, ink),
      circle(28, -22, 11, ground),
      rect(24, -6, 8, 40, ink, 4, 'transform="rotate(-18 28 -22)"'),
    ].join(''),
});

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, smaller } from '../prop.ts';
import { random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { circle, clipped, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { bottle, tin } from '../things/containers.ts';
import { foldedStack } from '../things/cloth.ts';
import { stool } from '../things/furniture.ts';
import { block, shaded } from '../things/shade.ts';
import { mirror } from './salon.ts';
import type { MotifMaker } from './motif.ts';

const moustache = (w: number, colour: string) =>
  path(
    `M0 ${-w * 0.06}C${-w * 0.1} ${-w * 0.2} ${-w * 0.26} ${-w * 0.14} ${-w * 0.32} ${-w * 0.02}C${-w * 0.38} ${w * 0.06} ${-w * 0.46} ${w * 0.02} ${-w * 0.5} ${-w * 0.08}C${-w * 0.52} ${w * 0.12} ${-w * 0.36} ${w * 0.18} ${-w * 0.22} ${w * 0.14}C${-w * 0.12} ${w * 0.12} ${-w * 0.04} ${w * 0.08} 0 ${w * 0.02}C${w * 0.04} ${w * 0.08} ${w * 0.12} ${w * 0.12} ${w * 0.22} ${w * 0.14}C${w * 0.36} ${w * 0.18} ${w * 0.52} ${w * 0.12} ${w * 0.5} ${-w * 0.08}C${w * 0.46} ${w * 0.02} ${w * 0.38} ${w * 0.06} ${w * 0.32} ${-w * 0.02}C${w * 0.26} ${-w * 0.14} ${w * 0.1} ${-w * 0.2} 0 ${-w * 0.06}Z`,
    colour,
  );

/** The chair: chrome, leather, footrest. */
const chair = (leather: string): Prop =>
  prop(
    420,
    520,
    ellipse(0, -12, 130, 18, materials.steelDeep),
    rect(-30, -130, 60, 110, materials.steel),
    rect(-50, -140, 100, 20, materials.steelDeep, 6),
    path('M-60 -130L-170 -40H-120L-20 -110Z', materials.steelDark),
    rect(-200, -52, 100, 20, materials.steel, 8),
    block(-150, -140, 300, 74, leather, 22, 0.66),
    shaded('M-110 -200L-124 -420Q-124 -450 -94 -450H94Q124 -450 124 -420L110 -200Z', leather, 36),
    repeat(3, (i) => stroke(`M-104 ${-390 + i * 54}H104`, shift(leather, -0.08), 5)),
    rect(-66, -520, 132, 64, shift(leather, 0.04), 26),
    rect(-8, -470, 16, 24, materials.steel),
    rect(-190, -290, 60, 26, materials.steelDark, 12),
    rect(130, -290, 60, 26, materials.steelDark, 12),
    rect(-172, -270, 18, 100, materials.steel),
    rect(154, -270, 18, 100, materials.steel),
  );

const pole = (): Prop =>
  prop(
    90,
    300,
    ellipse(0, -286, 32, 16, materials.brass),
    rect(-38, -272, 76, 30, materials.brass, 8),
    clipped(
      rect(-30, -244, 60, 200, '#fff'),
      rect(-30, -244, 60, 200, '#fff8ea'),
      repeat(7, (i) =>
        path(
          `M-30 ${-236 + i * 42}L30 ${-276 + i * 42}v18L-30 ${-218 + i * 42}Z`,
          i % 2 ? '#2c4794' : '#b3341c',
        ),
      ),
    ),
    rect(-38, -48, 76, 30, materials.brass, 8),
    rect(-26, -20, 52, 20, materials.brassDeep, 6),
  );
const brush = (): Prop =>
  prop(
    90,
    170,
    path(
      'M-34 -170C-44 -120 -30 -90 -20 -84H20C30 -90 44 -120 34 -170C20 -160 -20 -160 -34 -170Z',
      '#e3d2b0',
    ),
    rect(-24, -88, 48, 22, materials.brass, 5),
    shaded(
      'M-22 -66H22C16 -44 34 -30 34 -8Q34 0 24 0H-24Q-34 0 -34 -8C-34 -30 -16 -44 -22 -66Z',
      '#5f3a1f',
      6,
    ),
  );
const razor = (): Prop =>
  prop(
    200,
    90,
    `<g transform="translate(0 -30) rotate(-14)">${path('M-10 -12H96L104 10H-10Z', materials.steelLight)}${rect(-100, -2, 110, 20, '#3a2a22', 9)}${circle(0, 4, 7, materials.brass)}</g>`,
  );
const wax = (main: string, second: string): Prop => tin(150, 90, main, second, moustache(70, main));

export const barber: MotifMaker = ({ main, second }) => ({
  hero: [chair('#8a2f24'), mirror(main)],
  side: [
    pole(),
    bottle(90, 220, '#3f7d6b', materials.brass, second, moustache(56, main)),
    brush(),
    wax(main, second),
    razor(),
    foldedStack(['#fff8ea', second, '#fff8ea'], 170),
  ],
  beside: [
    smaller(pole(), 1.4),
    pottedPlant(random('barber'), main),
    stool(),
    smaller(foldedStack(['#fff8ea', second], 170), 0.7),
  ],
  large: [0],
  icon: (ink) => moustache(100, ink),
});

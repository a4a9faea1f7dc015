import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { ball, block } from '../things/shade.ts';
import { clipboard } from '../things/paper.ts';
import type { MotifMaker } from './motif.ts';

/** A model spine on its stand. */
const spine = (base: string): Prop =>
  prop(
    240,
    500,
    rect(70, -480, 12, 470, materials.steelDeep, 5),
    stroke('M76 -478C40 -490 10 -480 4 -462', materials.steelDeep, 10),
    repeat(11, (i) => {
      const y = -440 + i * 32;
      const x = [-4, -10, -16, -18, -14, -6, 2, 8, 8, 2, -6][i] ?? 0;
      const w = 40 + i * 4;
      return (
        rect(x - w / 2, y, w, 22, '#f6ead2', 9) +
        rect(x + w / 2 - 14, y + 4, 28, 14, '#e3d2b0', 6) +
        rect(x - w / 2 + 6, y + 22, w - 16, 9, i % 3 === 2 ? '#e0523a' : '#9fc3d9', 4)
      );
    }),
    path(
      'M-76 -92C-60 -110 50 -110 64 -92C90 -70 70 -30 40 -24C20 -40 -20 -40 -44 -24C-80 -30 -96 -70 -76 -92Z',
      '#f6ead2',
    ),
    ellipse(-40, -64, 18, 14, '#e3d2b0'),
    ellipse(34, -64, 18, 14, '#e3d2b0'),
    rect(-60, -18, 180, 18, base, 8),
  );

const balls = (main: string, accent: string): Prop =>
  prop(
    400,
    330,
    ball(50, -150, 150, main),
    path(
      'M-90 -180C-40 -220 140 -220 190 -180M-96 -130C-40 -160 140 -160 196 -130',
      'none',
      `stroke="${shift(main, 0.08)}" stroke-width="6"`,
    ),
    ball(-130, -70, 70, accent),
  );
const roller = (colour: string): Prop =>
  prop(
    250,
    110,
    rect(-110, -104, 220, 104, colour, 20),
    rect(-110, -50, 220, 50, shift(colour, -0.06), 20),
    repeat(6, (i) => rect(-96 + i * 34, -96, 14, 88, shift(colour, 0.06), 6)),
    ellipse(112, -52, 22, 52, shift(colour, 0.03)),
    ellipse(112, -52, 11, 28, shift(colour, -0.16)),
  );
const bandLoop = (colour: string): Prop =>
  prop(
    170,
    110,
    ellipse(0, -54, 76, 46, 'none', `stroke="${colour}" stroke-width="20"`),
    ellipse(0, -48, 76, 46, 'none', `stroke="${shift(colour, -0.08)}" stroke-width="6"`),
  );
const tape = (colour: string): Prop =>
  prop(
    110,
    110,
    circle(0, -54, 54, colour),
    circle(0, -54, 38, shift(colour, 0.09)),
    circle(0, -54, 22, '#f6ead2'),
    rect(0, -16, 70, 14, colour, 3),
  );
const weights = (colour: string): Prop =>
  prop(
    190,
    70,
    rect(-90, -56, 180, 50, colour, 16),
    rect(-40, -56, 16, 50, shift(colour, 0.1)),
    rect(24, -56, 16, 50, shift(colour, 0.1)),
  );
const stool = (colour: string): Prop =>
  prop(
    170,
    220,
    rect(-80, -220, 160, 40, colour, 18),
    rect(-8, -184, 16, 110, materials.steel),
    stroke('M0 -80L-70 -14M0 -80L70 -14M0 -80V-14', materials.steelDeep, 12),
    ...[-70, 0, 70].map((x) => circle(x, -8, 10, materials.rubber)),
    block(-6, -60, 12, 20, materials.steelDark, 2),
  );

export const physiotherapy: MotifMaker = ({ main, accent }) => ({
  hero: [spine(main), balls(main, accent)],
  side: [
    roller(accent),
    clipboard(230, main),
    bandLoop('#e0a52f'),
    tape('#2f9aa6'),
    weights(main),
    stool(accent),
  ],
  icon: (ink) =>
    [
      ...[-36, -20, -4, 12, 28].map((y, i) =>
        rect(-14 - i * 1.6 + ([-3, -6, -3, 3, 5][i] ?? 0), y, 28 + i * 3.2, 11, ink, 5),
      ),
      stroke('M30 -36C42 -16 42 16 30 40M-30 -36C-42 -16 -42 16 -30 40', ink, 5),
    ].join(''),
});

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { bottle, spray } from '../things/containers.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const foam = (y: number, w: number) =>
  [-0.36, -0.14, 0.1, 0.34]
    .map((t, i) => circle(t * w, y - (i % 2) * 8, w * 0.13, '#ffffff'))
    .join('') +
  circle(w * 0.2, y - w * 0.16, w * 0.05, '#ffffff', 'opacity=".8"') +
  circle(-w * 0.24, y - w * 0.2, w * 0.035, '#ffffff', 'opacity=".8"');

/** A bucket of suds with mop, brush and duster in it. */
const bucket = (main: string, second: string): Prop =>
  prop(
    380,
    530,
    `<g transform="translate(-60 -180) rotate(-12)">${rect(-8, -340, 16, 340, materials.wood, 6)}${path('M-50 -340C-60 -380 60 -380 50 -340C40 -300 -40 -300 -50 -340Z', '#e0a52f')}${repeat(6, (i) => stroke(`M${-36 + i * 14} -360V-316`, '#c98d1e', 4))}</g>`,
    `<g transform="translate(70 -180) rotate(10)">${rect(-7, -240, 14, 240, shift(main, 0.12), 6)}${rect(-46, -290, 92, 56, second, 8)}${repeat(6, (i) => rect(-42 + i * 15, -318, 9, 32, shift(second, -0.12), 3))}</g>`,
    foam(-236, 260),
    shaded('M-150 -232H150L120 -12Q118 0 106 0H-106Q-118 0 -120 -12Z', main, 40),
    rect(-160, -246, 320, 24, shift(main, 0.06), 10),
    stroke('M-152 -210C-190 -120 190 -120 152 -210', materials.steelDeep, 8),
    circle(-20, -90, 44, second),
    path(
      'M-42 -90l16 18l30 -34',
      'none',
      `stroke="${main}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"`,
    ),
  );

const vacuum = (main: string): Prop =>
  prop(
    440,
    330,
    stroke('M70 -150C140 -330 200 -250 170 -40', materials.iron, 16),
    path('M110 -20H220L210 0H100Z', materials.iron),
    shaded('M-180 -90C-180 -190 -90 -230 0 -220C90 -210 110 -140 104 -60H-170Z', main, 10),
    path(
      'M-120 -120C-110 -170 -60 -190 -10 -186C-40 -160 -50 -130 -50 -100H-120Z',
      '#ffffff',
      'opacity=".25"',
    ),
    rect(-190, -66, 310, 30, shift(main, -0.1), 12),
    circle(-110, -46, 46, materials.rubber),
    circle(-110, -46, 22, materials.steel),
    circle(60, -26, 26, materials.rubber),
    stroke('M-60 -222C-40 -260 20 -260 40 -218', materials.iron, 13),
  );

const gloves = (colour: string): Prop =>
  prop(
    150,
    180,
    shaded(
      'M-50 0V-70C-76 -80 -80 -110 -66 -114C-56 -114 -50 -100 -44 -92V-150C-44 -164 -24 -164 -24 -150V-110V-164C-24 -178 -4 -178 -4 -164V-110V-158C-4 -172 16 -172 16 -158V-108V-140C16 -154 36 -154 36 -140V-60L42 0Z',
      colour,
      0,
    ),
    rect(-56, -24, 106, 24, shift(colour, 0.08), 6),
  );
const sponge = (): Prop =>
  prop(
    150,
    70,
    rect(-72, -64, 144, 64, '#f2c83a', 12),
    rect(-72, -26, 144, 26, '#3f8a5b', 10),
    circle(-34, -44, 6, '#d9a91e'),
    circle(6, -50, 5, '#d9a91e'),
    circle(40, -40, 7, '#d9a91e'),
  );
const shine = (): Prop =>
  prop(120, 120, path('M0 -120Q8 -68 60 -60Q8 -52 0 0Q-8 -52 -60 -60Q-8 -68 0 -120Z', '#ffffff'));

export const homeCleaning: MotifMaker = ({ main, second }) => ({
  hero: [bucket(main, second), vacuum(main)],
  side: [
    spray(240, '#7fc3d9', '#c2452d'),
    bottle(100, 220, '#8fbf5a', main, '#fff8ea', ellipse(0, 0, 22, 14, '#8fbf5a')),
    gloves('#f2b632'),
    sponge(),
    spray(200, second, main),
    shine(),
  ],
  icon: (ink) =>
    [
      path('M-34 -4H34L26 42H-26Z', ink),
      stroke('M-30 -4C-30 -34 30 -34 30 -4', ink, 6),
      path('M26 -48Q29 -34 42 -30Q29 -26 26 -12Q23 -26 10 -30Q23 -34 26 -48Z', ink),
      circle(-18, -28, 6, ink),
      circle(-32, -18, 4, ink),
    ].join(''),
});

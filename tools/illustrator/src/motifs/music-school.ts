import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { writing } from '../things/paper.ts';
import { block, shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const skin = '#f3e6cf';
const straps = (x: number, w: number, top: number, foot: number) =>
  repeat(4, (i) =>
    stroke(
      `M${x - w / 2 + (w * (i + 0.5)) / 4} ${top}L${x - w * 0.34 + (w * 0.68 * (i + 0.5)) / 4} ${foot}`,
      '#e3c795',
      7,
    ),
  );

/** Dayan and bayan on their rings. */
const tabla = (ring: string): Prop =>
  prop(
    480,
    330,
    ellipse(-120, -20, 120, 22, ring),
    ellipse(130, -18, 96, 20, ring),
    shaded(
      'M-226 -240C-226 -120 -190 -30 -150 -22H-90C-50 -30 -14 -120 -14 -240Z',
      materials.brass,
      -84,
      -0.08,
    ),
    straps(-120, 200, -226, -60),
    ellipse(-120, -246, 112, 34, '#8f5c30'),
    ellipse(-120, -250, 104, 29, skin),
    ellipse(-112, -250, 44, 13, '#2a2422'),
    shaded('M52 -270C48 -160 62 -40 76 -22H184C198 -40 212 -160 208 -270Z', '#9c5a2c', 150),
    straps(130, 146, -256, -50),
    ...[86, 130, 174].map((x) => rect(x - 11, -196, 22, 44, materials.wood, 6)),
    ellipse(130, -276, 84, 26, '#8f5c30'),
    ellipse(130, -280, 77, 22, skin),
    ellipse(130, -280, 34, 10, '#2a2422'),
  );

const harmonium = (wood: string): Prop =>
  prop(
    500,
    270,
    path('M-230 -110L-250 -256H-40L-20 -110Z', shift(wood, -0.06)),
    repeat(5, (i) =>
      stroke(`M${-226 + i * 4} ${-128 - i * 26}L${-34 + i * -4} ${-128 - i * 26}`, '#7a1f2b', 9),
    ),
    block(-240, 0, 480, 116, wood, 8, 0.7),
    rect(-60, -186, 296, 76, shift(wood, 0.05), 6),
    rect(-50, -136, 276, 36, '#fff8ea', 3),
    repeat(14, (i) => rect(-31 + i * 19.7, -136, 3, 36, '#c9bda8')),
    repeat(13, (i) =>
      [2, 6, 9, 13].includes(i) ? '' : rect(-38 + i * 19.7, -136, 12, 20, '#2a2422', 2),
    ),
    repeat(5, (i) => circle(-190 + i * 95, -50, 13, materials.brass)),
    rect(-240, -20, 480, 10, materials.brassDeep),
  );

const sitar = (): Prop =>
  prop(
    170,
    470,
    rect(-15, -450, 30, 330, '#8a4a20', 8),
    repeat(9, (i) => rect(-19, -420 + i * 32, 38, 5, materials.brassLight)),
    repeat(4, (i) => rect(i % 2 ? 14 : -34, -440 + i * 30, 20, 9, materials.woodDark, 4)),
    shaded(
      'M-80 -84C-80 -160 -30 -150 -15 -190H15C30 -150 80 -160 80 -84C80 -30 44 0 0 0C-44 0 -80 -30 -80 -84Z',
      '#b9683a',
      16,
    ),
    circle(0, -80, 26, '#f0d3a0'),
    stroke('M-6 -440V-60M6 -440V-60', '#fff1cf', 2),
    rect(-26, -56, 52, 9, '#fff1cf', 3),
  );

const notes = (colour: string): Prop =>
  prop(
    200,
    330,
    stroke('M0 -180L-60 0M0 -180L60 0M0 -180V-10', materials.iron, 9),
    rect(-96, -320, 192, 150, colour, 6),
    rect(-84, -310, 168, 124, materials.milk, 3),
    writing(-70, -296, 140, 6, 18),
    circle(-40, -250, 7, '#1d1a16'),
    circle(20, -268, 7, '#1d1a16'),
    stroke('M-34 -250V-286M26 -268V-300', '#1d1a16', 3),
  );
const metronome = (): Prop =>
  prop(
    110,
    190,
    shaded('M-30 -186H30L54 0H-54Z', '#7a3e12', 10),
    path('M-18 -160H18L30 -40H-30Z', '#f3e6cf'),
    stroke('M0 -44L26 -170', materials.steelDark, 5),
    rect(10, -140, 22, 16, materials.brass, 3),
  );
const flute = (): Prop =>
  prop(
    250,
    40,
    rect(-120, -30, 240, 22, '#c98d4e', 8),
    repeat(6, (i) => circle(-40 + i * 26, -19, 5, '#5f3a1f')),
    rect(-96, -30, 8, 22, '#b3341c'),
    rect(100, -30, 8, 22, '#b3341c'),
  );

export const musicSchool: MotifMaker = ({ main, accent }) => ({
  hero: [tabla(accent), harmonium('#9c5a2c')],
  side: [
    sitar(),
    notes(main),
    metronome(),
    flute(),
    prop(120, 110, ellipse(0, -50, 56, 48, accent), ellipse(-10, -64, 30, 18, shift(accent, 0.08))),
  ],
  icon: (ink, ground) =>
    [
      path('M-44 -14C-44 14 -34 38 -24 40H4C14 38 24 14 24 -14Z', ink),
      path('M22 -28H46C48 4 44 34 40 40H16C26 26 26 0 22 -28Z', ink),
      `<ellipse cx="-10" cy="-18" rx="35" ry="12" fill="${ink}"/><ellipse cx="-10" cy="-18" rx="26" ry="7.5" fill="${ground}"/><ellipse cx="-8" cy="-18" rx="11" ry="3.5" fill="${ink}"/>`,
      stroke('M-28 2L-20 34M-10 4V36M8 2L2 34', ground, 4),
    ].join(''),
});

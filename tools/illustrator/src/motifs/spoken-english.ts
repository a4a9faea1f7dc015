import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, stroke } from '../svg.ts';
import { headphones, microphone } from '../things/gadgets.ts';
import { bookStack, pencilCup } from '../things/paper.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const bubble = (x: number, y: number, w: number, h: number, colour: string, tail: number) =>
  rect(x - w / 2, y - h, w, h, colour, 34) +
  path(
    `M${x + tail * 30} ${y - 20}L${x + tail * 70} ${y + 44}L${x + tail * 84} ${y - 30}Z`,
    colour,
  );

/** Two speech bubbles cut from board, on a stand. */
const talk = (main: string, second: string, accent: string): Prop =>
  prop(
    500,
    440,
    rect(-130, -90, 14, 80, materials.woodDark),
    rect(120, -90, 14, 80, materials.woodDark),
    rect(-220, -16, 440, 16, materials.wood, 6),
    bubble(60, -250, 320, 180, accent, 1),
    letters('How are you?', { style: 'hand', size: 52, fill: '#fff8e6', x: 60, y: -322 }),
    bubble(-60, -90, 330, 190, main, -1),
    letters('Very well!', { style: 'hand', size: 66, fill: second, x: -60, y: -162 }),
  );

const globe = (): Prop =>
  prop(
    230,
    290,
    stroke('M-60 -250A106 106 0 1 0 90 -100', materials.brassDeep, 12),
    circle(0, -168, 92, '#7fb4c9'),
    path(
      'M-70 -210C-40 -260 10 -250 20 -220C10 -190 -20 -200 -30 -170C-50 -150 -80 -170 -70 -210Z',
      '#7aa552',
    ),
    path(
      'M20 -150C50 -170 84 -160 84 -130C70 -100 50 -90 30 -110C10 -120 6 -140 20 -150Z',
      '#7aa552',
    ),
    path('M30 -256A92 92 0 0 1 30 -80A120 120 0 0 0 30 -256Z', materials.shadow, 'opacity=".12"'),
    rect(-8, -66, 16, 54, materials.brassDeep),
    rect(-64, -16, 128, 16, materials.woodDark, 6),
  );

const alphabet = (main: string): Prop =>
  prop(
    200,
    250,
    rect(-96, -250, 192, 236, materials.milk, 8),
    rect(-96, -250, 192, 20, main, 6),
    letters('Aa', { style: 'elegant', size: 130, fill: '#1d1a16', x: 0, y: -120 }),
    stroke('M-60 -84H60M-60 -54H30', '#c9bda8', 8),
    rect(-104, -16, 208, 16, materials.wood, 5),
  );

const mug = (colour: string): Prop =>
  prop(
    130,
    120,
    stroke('M50 -90C90 -90 90 -30 46 -34', colour, 14),
    shaded('M-52 -116H52V-14Q52 0 38 0H-38Q-52 0 -52 -14Z', colour, 14),
    ellipse(0, -116, 52, 8, shift(colour, -0.15)),
  );

export const spokenEnglish: MotifMaker = ({ main, second, accent }) => ({
  hero: [talk(main, second, accent), microphone(main)],
  side: [
    globe(),
    bookStack([accent, main, '#e0a52f'], 240, 50),
    headphones(main),
    alphabet(main),
    mug(second),
    pencilCup(accent, ['#e0a52f', '#2f5d8c', '#c2452d']),
  ],
  icon: (ink, ground) =>
    [
      path(
        'M-44 -34H30Q42 -34 42 -22V8Q42 20 30 20H-8L-28 42V20H-32Q-44 20 -44 8V-22Q-44 -34 -32 -34Z',
        ink,
      ),
      circle(-20, -7, 5.5, ground),
      circle(0, -7, 5.5, ground),
      circle(20, -7, 5.5, ground),
    ].join(''),
});

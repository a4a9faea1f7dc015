import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { random } from '../random.ts';
import { pottedPlant, tulsi } from '../street/greenery.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { shaded } from '../things/shade.ts';
import type { MotifMaker } from './motif.ts';

const potShape = (w: number, h: number, colour: string) =>
  shaded(
    `M${-w / 2} ${-h}H${w / 2}L${w * 0.36} -6Q${w * 0.35} 0 ${w * 0.3} 0H${-w * 0.3}Q${-w * 0.35} 0 ${-w * 0.36} -6Z`,
    colour,
    w * 0.12,
  ) + rect(-w * 0.54, -h - 12, w * 1.08, 26, shift(colour, 0.05), 8);

const bigLeaf = (x: number, y: number, turn: number, s: number, colour: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${path('M0 0C-70 -30 -90 -110 0 -170C90 -110 70 -30 0 0Z', colour)}${path('M0 0C70 -30 90 -110 0 -170Z', shift(colour, -0.05))}${stroke('M0 0V-160', shift(colour, 0.12), 5)}${path('M-64 -60L-30 -66L-60 -84ZM64 -60L30 -66L60 -84ZM-70 -104L-30 -104L-58 -126ZM70 -104L30 -104L58 -126Z', shift(colour, -0.2), 'opacity=".35"')}</g>`;

const monstera = (clay: string): Prop =>
  prop(
    420,
    540,
    ...[
      [-30, -40],
      [30, 36],
      [-10, -12],
      [14, 14],
      [-40, -74],
      [40, 72],
    ].map(([x = 0, a = 0]) =>
      stroke(
        `M0 -160Q${x} -230 ${x * 3} ${-270 - (60 - Math.abs(a)) * 0.9}`,
        materials.leafDeep,
        8,
      ),
    ),
    bigLeaf(-120, -250, -66, 0.9, materials.leafDeep),
    bigLeaf(120, -250, 64, 0.9, materials.leafDeep),
    bigLeaf(-90, -300, -34, 1.05, materials.leaf),
    bigLeaf(92, -296, 32, 1.05, materials.leaf),
    bigLeaf(-6, -320, -4, 1.2, materials.leafLight),
    potShape(210, 170, clay),
  );

/** One shelf of the stand, the `r`th from below, with its pots. */
function step(r: number, flower: string): string {
  const y = -40 - r * 130;
  const count = 3 - r;
  return [
    repeat(count, (i) =>
      stand(pottedPlant(random(`step-${r}-${i}`), flower), (i - (count - 1) / 2) * 170, y, 0.72),
    ),
    rect(-260 + r * 80, y, 520 - r * 160, 22, materials.wood, 5),
    rect(-240 + r * 80, y + 22, 16, 130, materials.woodDeep),
    rect(224 - r * 80, y + 22, 16, 130, materials.woodDeep),
  ].join('');
}

/** A stepped stand of pots. */
const steps = (flower: string): Prop =>
  prop(560, 480, step(2, flower), step(1, flower), step(0, flower));

const can = (colour: string): Prop =>
  prop(
    290,
    200,
    path('M70 -100L150 -176L164 -162L84 -60Z', shift(colour, -0.05)),
    ellipse(158, -170, 22, 14, shift(colour, -0.1), 'transform="rotate(45 158 -170)"'),
    stroke('M-90 -130C-150 -130 -150 -30 -90 -36', shift(colour, -0.08), 16),
    shaded('M-92 -150H84V-10Q84 0 74 0H-82Q-92 0 -92 -10Z', colour, 16),
    path('M-92 -150C-80 -190 70 -190 84 -150Z', shift(colour, 0.05)),
  );
const cactus = (clay: string): Prop =>
  prop(
    120,
    220,
    rect(-26, -190, 52, 140, '#5f9a4c', 26),
    rect(4, -190, 22, 140, '#4f8a3f', 20),
    stroke('M-26 -110H-48V-140M26 -130H46V-160', '#5f9a4c', 20),
    circle(0, -190, 12, '#e58a98'),
    repeat(4, (i) => rect(-10, -170 + i * 28, 3, 10, '#e3efd2')),
    potShape(90, 66, clay),
  );
const trowel = (): Prop =>
  prop(
    70,
    190,
    rect(-10, -190, 20, 80, materials.wood, 9),
    rect(-4, -114, 8, 24, materials.steelDark),
    path('M-26 -92H26C30 -40 16 -10 0 0C-16 -10 -30 -40 -26 -92Z', materials.steelDeep),
    path('M2 -92H26C30 -40 16 -10 2 -2Z', materials.steelDark),
  );

export const plants: MotifMaker = ({ main, accent }) => ({
  hero: [monstera(main), steps(accent)],
  side: [
    pottedPlant(random('plants-1'), accent),
    cactus(materials.clay),
    can(accent),
    tulsi(),
    trowel(),
    pottedPlant(random('plants-3'), '#e58a98'),
    prop(150, 100, potShape(110, 84, materials.clayLight)),
  ],
  icon: (ink, ground) =>
    [
      path('M-26 10H26L18 44H-18Z', ink),
      rect(-31, 4, 62, 10, ink, 4),
      path('M0 2C-6 -16 -22 -20 -36 -18C-34 -2 -16 6 0 2Z', ink),
      path('M0 2C4 -22 20 -34 38 -34C38 -14 20 4 0 2Z', ink),
      path('M0 2C-10 -20 -6 -36 4 -48C14 -34 10 -16 0 2Z', ink),
      stroke('M0 0V-30', ground, 3),
    ].join(''),
});

import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, smaller, stand } from '../prop.ts';
import { scooter } from '../street/vehicles.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import { helmet } from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

const twoScooters = (a: string, b: string): Prop =>
  prop(620, 360, stand(scooter(b), 130, -46, 1.5), stand(scooter(a), -80, 0, 1.7));

/** A folded map with a route and a pin. */
export const map = (route: string): Prop =>
  prop(
    360,
    230,
    ...[0, 1, 2, 3].map((i) =>
      path(
        `M${-180 + i * 90} ${i % 2 ? -220 : -196}L${-90 + i * 90} ${i % 2 ? -196 : -220}V${i % 2 ? 0 : -24}L${-180 + i * 90} ${i % 2 ? -24 : 0}Z`,
        i % 2 ? '#dfe6cf' : '#eef1dc',
      ),
    ),
    path(
      'M-180 -110L-90 -130L0 -100L90 -126L180 -96V-60L90 -90L0 -66L-90 -94L-180 -76Z',
      '#9fcbd9',
    ),
    stroke(
      'M-140 -40C-100 -90 -40 -40 0 -110C30 -160 90 -120 130 -168',
      route,
      7,
      'stroke-dasharray="14 12"',
    ),
    path('M130 -168C104 -206 116 -238 130 -240C144 -238 156 -206 130 -168Z', '#c2452d'),
    circle(130, -212, 8, '#fff4e0'),
  );

const keyTag = (main: string, second: string): Prop =>
  prop(
    140,
    130,
    `<g transform="translate(-20 -60) rotate(-24)">${circle(-30, 0, 26, materials.steelDeep)}${circle(-34, 0, 11, '#f6e9cf')}${rect(-6, -8, 84, 16, materials.steelDeep, 3)}${rect(50, 6, 10, 16, materials.steelDeep)}${rect(66, 6, 10, 12, materials.steelDeep)}</g>`,
    `<g transform="translate(-30 -40) rotate(18)">${rect(-26, 0, 60, 44, main, 8)}${letters('7', { style: 'block', size: 40, fill: second, x: 6, y: 36 })}</g>`,
  );
const rateCard = (main: string, second: string): Prop =>
  prop(
    170,
    230,
    rect(-80, -226, 160, 210, main, 10),
    letters('1 day', { style: 'hand', size: 44, fill: second, x: 0, y: -168 }),
    stroke('M-50 -140H50', second, 4),
    letters('₹399', { style: 'block', size: 58, fill: second, x: 0, y: -82 }),
    rect(-60, -52, 120, 10, shift(main, 0.12), 4),
    path('M-60 -16L-74 0H-50L-44 -16ZM60 -16L74 0H50L44 -16Z', materials.woodDark),
  );

export const scooterRental: MotifMaker = ({ main, second, accent }) => ({
  hero: [twoScooters(main, accent), map(main)],
  side: [
    helmet(accent, second),
    rateCard(main, second),
    smaller(map(accent), 0.7),
    helmet(main, '#fff4e0'),
    keyTag(main, second),
    smaller(scooter(accent), 0.7),
  ],
  large: [0],
  icon: (ink, ground) =>
    [
      circle(-26, 26, 15, ink),
      circle(-26, 26, 6, ground),
      circle(30, 26, 15, ink),
      circle(30, 26, 6, ground),
      path(
        'M-46 16C-46 -6 -30 -10 -12 -10H-4L4 14H14L18 -30H6V-40H28L34 14L22 22H-10C-12 8 -36 8 -40 22Z',
        ink,
      ),
      rect(-42, -22, 36, 10, ink, 5),
    ].join(''),
});

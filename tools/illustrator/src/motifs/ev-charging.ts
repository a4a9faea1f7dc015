import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop, stand } from '../prop.ts';
import { scooter } from '../street/vehicles.ts';
import { circle, path, rect, stroke } from '../svg.ts';
import { chargerPost } from '../things/gadgets.ts';
import { block } from '../things/shade.ts';
import { helmet } from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

const bolt = (s: number, colour: string) =>
  path(
    `M${s * 0.1} ${-s * 0.5}L${-s * 0.3} ${s * 0.08}H${-s * 0.02}L${-s * 0.1} ${s * 0.5}L${s * 0.3} ${-s * 0.1}H${s * 0.02}Z`,
    colour,
  );

const station = (main: string, second: string, accent: string): Prop =>
  prop(
    640,
    520,
    stand(chargerPost(main, second, '#fff4e0'), -190, 0),
    stroke('M-80 -300C0 -280 -40 -80 60 -70', materials.rubber, 11),
    stand(scooter(accent), 150, 0, 1.5),
  );

const plug = (main: string, second: string): Prop =>
  prop(
    200,
    150,
    stroke('M-90 -10C-60 -10 -80 -70 -30 -74', materials.rubber, 14),
    block(-40, -36, 110, 80, main, 18),
    `<g transform="translate(14 -76)">${bolt(50, second)}</g>`,
    rect(68, -100, 34, 14, materials.steel, 3),
    rect(68, -66, 34, 14, materials.steel, 3),
  );
const battery = (main: string, second: string): Prop =>
  prop(
    140,
    200,
    rect(-24, -200, 48, 18, materials.steelDark, 4),
    block(-66, 0, 132, 186, shift(main, 0.04), 16),
    ...[0, 1, 2].map((i) =>
      rect(-46, -48 - i * 46, 92, 34, i < 2 ? second : shift(main, -0.06), 6),
    ),
  );
const sign = (main: string, second: string): Prop =>
  prop(
    150,
    250,
    rect(-6, -250, 12, 250, materials.steelDark),
    rect(-66, -250, 132, 132, main, 20),
    `<g transform="translate(0 -184)">${bolt(90, second)}</g>`,
  );

export const evCharging: MotifMaker = ({ main, second, accent }) => ({
  hero: [station(main, second, accent), chargerPost(main, second, '#fff4e0')],
  side: [
    battery(main, second),
    helmet(accent, '#fff4e0'),
    plug(main, second),
    sign(main, second),
    prop(
      160,
      60,
      stroke('M-70 -8C-30 -50 30 -50 70 -8', materials.rubber, 12),
      circle(-70, -10, 10, main),
      circle(70, -10, 10, main),
    ),
  ],
  large: [0, 1],
  icon: (ink, ground) =>
    [
      rect(-34, -46, 48, 88, ink, 10),
      `<g transform="translate(-10 -14)">${bolt(46, ground)}</g>`,
      rect(-40, 36, 60, 9, ink, 4),
      stroke('M14 -10H24C34 -10 30 24 38 24C46 24 44 -4 44 -16L34 -28', ink, 6),
    ].join(''),
});

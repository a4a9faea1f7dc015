import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { at, circle, group, path, rect, repeat, stroke } from '../svg.ts';
import { headphones, phone } from '../things/gadgets.ts';
import { block } from '../things/shade.ts';
import { screwdriver } from '../things/tools.ts';
import type { MotifMaker } from './motif.ts';

const heart = (s: number, colour: string) =>
  path(
    `M0 ${s * 0.42}C${-s * 0.7} ${-s * 0.1} ${-s * 0.36} ${-s * 0.6} 0 ${-s * 0.24}C${s * 0.36} ${-s * 0.6} ${s * 0.7} ${-s * 0.1} 0 ${s * 0.42}Z`,
    colour,
  );

const cracks =
  stroke('M-100 -170L-40 -110L-60 -70L0 -20L-14 30', '#ffffff', 6, 'opacity=".75"') +
  stroke('M-40 -110L30 -140M0 -20L60 -30', '#ffffff', 5, 'opacity=".75"');

const plaster = group(
  'rotate(34)',
  rect(-110, -34, 220, 68, '#f0c79a', 34),
  rect(-40, -34, 80, 68, '#e3b27f'),
  repeat(2, (r) => repeat(2, (i) => circle(-16 + i * 32, -14 + r * 28, 5, '#c9925c'))),
);

/** A phone with a plaster over its crack. */
const patient = (main: string, second: string): Prop => {
  const screen = cracks + plaster + at(0, 130, heart(70, second));
  return prop(330, 500, group('rotate(-5)', phone(480, '#1f2a33', main, screen).art));
};

/** Open on the bench: board, battery, ribbon. */
const open = (main: string, second: string): Prop =>
  prop(
    520,
    380,
    rect(-240, -380, 200, 380, '#1f2a33', 28),
    rect(-226, -366, 172, 352, main, 20),
    rect(40, -380, 200, 380, '#3a4650', 28),
    rect(56, -364, 168, 348, '#24303a', 18),
    rect(72, -340, 136, 90, '#2f7d5b', 8),
    rect(88, -326, 44, 40, '#1f2a33', 4),
    rect(146, -322, 46, 26, materials.steelDeep, 3),
    stroke('M90 -270H190M150 -290V-262', '#e8c15c', 5),
    rect(80, -230, 120, 150, '#e6dccb', 10),
    rect(96, -200, 60, 10, '#b9ab97', 4),
    rect(96, -176, 80, 10, '#b9ab97', 4),
    rect(90, -64, 100, 30, materials.steelDark, 8),
    path('M-40 -220H40V-190H-40Z', second),
    ...[
      [64, -372],
      [216, -372],
      [64, -10],
      [216, -10],
    ].map(([x = 0, y = 0]) => circle(x, y, 6, materials.steelLight)),
  );

const lens = (): Prop =>
  prop(
    170,
    290,
    stroke('M0 -10V-150L50 -200', materials.steelDark, 12),
    rect(-60, -18, 120, 18, materials.iron, 8),
    circle(50, -220, 66, materials.iron),
    circle(50, -220, 52, '#d5ecee'),
    path('M20 -224L56 -262H72L28 -210Z', '#ffffff', 'opacity=".8"'),
  );
const kit = (main: string): Prop =>
  prop(
    230,
    190,
    block(-112, 0, 224, 80, main, 10),
    ...['#c2452d', '#e0a52f', '#3f9a5f', '#2f5d8c'].map(
      (c, i) =>
        `<g transform="translate(${-72 + i * 48} -74) scale(.6)">${screwdriver(c, 200).art}</g>`,
    ),
    rect(-112, -86, 224, 14, shift(main, 0.08), 5),
  );
const charger = (): Prop =>
  prop(
    140,
    110,
    stroke('M0 -50C60 -120 90 -40 60 -10', '#f6f0e2', 9),
    block(-60, 0, 76, 84, '#f6f0e2', 12),
    rect(-46, -104, 12, 24, materials.steelDeep),
    rect(-16, -104, 12, 24, materials.steelDeep),
  );

export const phoneRepair: MotifMaker = ({ main, second, accent }) => ({
  hero: [patient(main, second), open(main, second)],
  side: [
    lens(),
    kit(main),
    phone(230, '#1f2a33', second, heart(60, main)),
    headphones(accent),
    charger(),
    phone(200, accent, '#fff4e0', circle(0, 0, 26, accent)),
  ],
  icon: (ink, ground) =>
    [
      rect(-26, -46, 52, 92, ink, 12),
      rect(-18, -34, 36, 62, ground, 4),
      `<g transform="rotate(40)">${rect(-40, -11, 80, 22, ink, 11)}${rect(-12, -11, 24, 22, ground, 0)}${circle(-4, -4, 2, ink)}${circle(4, 4, 2, ink)}${circle(4, -4, 2, ink)}${circle(-4, 4, 2, ink)}</g>`,
    ].join(''),
});

import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, path, rect, repeat, stroke } from '../svg.ts';
import { bowl, sack, tin } from '../things/containers.ts';
import { shaded } from '../things/shade.ts';
import { heap, jar } from '../things/tableware.ts';
import type { MotifMaker } from './motif.ts';

const powders = ['#d8921e', '#b3341c', '#8a5a2c', '#c9702c', '#6f7d3a', '#3a2a22', '#e8c15c'];

/** The round spice box, looked into from above. */
const dabba = (): Prop =>
  prop(
    520,
    330,
    path('M-250 -180V-70C-250 40 250 40 250 -70V-180Z', materials.steel),
    path('M40 10C160 6 250 -20 250 -70V-180H60Z', materials.steelDeep),
    path('M-230 -150V-60C-226 -36 -206 -22 -186 -14V-130Z', '#ffffff', 'opacity=".55"'),
    ellipse(0, -190, 256, 118, materials.steelLight),
    ellipse(0, -184, 234, 102, materials.steelDeep),
    ...[
      [0, -184],
      [-132, -196],
      [132, -196],
      [-72, -246],
      [72, -246],
      [-78, -134],
      [78, -134],
    ].map(([x = 0, y = 0], i) => {
      const colour = powders[i] ?? '#d8921e';
      return (
        ellipse(x, y + 8, 70, 38, materials.steelDark) +
        ellipse(x, y, 70, 36, materials.steelLight) +
        ellipse(x, y, 60, 29, colour) +
        path(
          `M${x - 44} ${y}Q${x - 10} ${y - 34} ${x + 40} ${y - 2}Q${x} ${y + 14} ${x - 44} ${y}Z`,
          shift(colour, 0.06),
        )
      );
    }),
  );

const mortar = (): Prop =>
  prop(
    250,
    270,
    `<g transform="translate(30 -150) rotate(26)">${rect(-16, -150, 32, 180, materials.brassDeep, 14)}${ellipse(0, -150, 26, 16, materials.brass)}</g>`,
    shaded(
      'M-104 -160H104C100 -90 70 -60 56 -40V-20H-56V-40C-70 -60 -100 -90 -104 -160Z',
      materials.brass,
      24,
      -0.08,
    ),
    rect(-114, -172, 228, 22, materials.brassLight, 8),
    rect(-80, -22, 160, 22, materials.brassDeep, 8),
  );

const sacks = (): Prop =>
  prop(
    560,
    300,
    `<g transform="translate(-170 -20)">${sack(230, 230, '#b3341c').art}</g>`,
    `<g transform="translate(170 -20)">${sack(230, 230, '#8a5a2c').art}</g>`,
    sack(250, 260, '#e0a52f').art,
  );

const nuts = (): Prop =>
  prop(190, 120, ...repeatNuts(), bowl(180, 84, materials.brass, '#c98d4e', 0.36).art);
const repeatNuts = () =>
  [-50, -14, 22, 56].map((x, i) =>
    ellipse(x, -104 - (i % 2) * 10, 20, 13, i % 2 ? '#e8cf9a' : '#8f5c30'),
  );

export const spices: MotifMaker = ({ main, second }) => ({
  hero: [dabba(), sacks()],
  side: [
    mortar(),
    jar(
      140,
      220,
      materials.brass,
      rect(-80, -140, 160, 140, '#d8921e') + rect(-80, -140, 160, 14, '#edb552'),
    ),
    jar(140, 220, materials.brass, heap(140, 140, 14, ['#c98d4e', '#b57a3c'])),
    tin(130, 160, main, second, path('M-20 0l20 -26l20 26l-20 26Z', main)),
    nuts(),
    prop(
      150,
      60,
      stroke('M-60 -10q40 -30 90 -10', '#b3341c', 12),
      stroke('M-40 -22q40 -26 96 0', '#c9402c', 11),
      circle(50, -12, 9, '#3a2a22'),
      circle(68, -8, 7, '#3a2a22'),
    ),
    sack(170, 180, '#b3341c'),
  ],
  icon: (ink, ground) =>
    [
      path('M-42 -2H42C40 18 28 26 22 32V40H-22V32C-28 26 -40 18 -42 -2Z', ink),
      stroke('M10 -8L30 -44', ink, 10),
      rect(-46, -10, 92, 9, ink, 4),
      stroke('M-26 12H14', ground, 5),
      repeat(3, (i) => circle(-30 + i * 16, -22 - (i % 2) * 8, 4.5, ink)),
    ].join(''),
});

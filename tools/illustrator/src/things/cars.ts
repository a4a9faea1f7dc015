import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, path, rect, repeat, stroke } from '../svg.ts';

const wheel = (x: number, r: number) =>
  circle(x, -r, r, materials.rubber) +
  circle(x, -r, r * 0.62, materials.steelLight) +
  repeat(
    5,
    (i) =>
      `<g transform="translate(${x} ${-r}) rotate(${i * 72})">${rect(-r * 0.09, -r * 0.56, r * 0.18, r * 0.5, materials.steelDeep, 3)}</g>`,
  ) +
  circle(x, -r, r * 0.16, materials.steelDark);

/** A small hatchback, nose to the right. */
export function car(colour: string): Prop {
  const deep = shift(colour, -0.07);
  const glass = '#bcd9dd';
  return prop(
    620,
    260,
    path(
      'M-300 -80C-304 -130 -280 -150 -240 -156L-180 -232C-170 -246 -150 -250 -120 -250H60C90 -250 110 -242 130 -220L186 -160C250 -152 296 -140 302 -100L304 -56Q304 -44 290 -44H-286Q-298 -44 -300 -60Z',
      colour,
    ),
    path(
      'M-300 -80C-302 -100 -300 -112 -294 -122H296Q302 -112 302 -100L304 -56Q304 -44 290 -44H-286Q-298 -44 -300 -60Z',
      deep,
    ),
    path('M-196 -160L-150 -218Q-142 -226 -126 -226H-50V-160Z', glass),
    path('M-34 -160V-226H54Q76 -226 90 -212L140 -160Z', glass),
    path(
      'M-170 -160L-120 -226H-96L-146 -160ZM20 -160L70 -224L84 -216L44 -160Z',
      '#ffffff',
      'opacity=".35"',
    ),
    rect(-44, -160, 6, 104, shift(colour, -0.13)),
    rect(-20, -140, 44, 9, shift(colour, -0.16), 4),
    rect(-120, -140, 44, 9, shift(colour, -0.16), 4),
    path('M286 -136C300 -130 304 -118 302 -106H262Q258 -132 286 -136Z', '#fff1c9'),
    rect(-302, -130, 24, 34, '#c8402c', 8),
    rect(-310, -70, 40, 22, materials.iron, 8),
    rect(268, -70, 44, 22, materials.iron, 8),
    path('M-236 -44A62 62 0 0 1 -112 -44ZM122 -44A62 62 0 0 1 246 -44Z', '#2a2422'),
    wheel(-174, 54),
    wheel(184, 54),
  );
}

/** A commuter motorcycle, nose to the right. */
export function motorcycle(colour: string): Prop {
  return prop(
    480,
    300,
    ...[-150, 160].map(
      (x) =>
        circle(x, -74, 74, materials.rubber) +
        circle(x, -74, 56, '#f3e6cf') +
        repeat(
          8,
          (i) =>
            `<g transform="translate(${x} -74) rotate(${i * 22.5})">${rect(-1.5, -56, 3, 112, materials.steelDeep)}</g>`,
        ) +
        circle(x, -74, 56, 'none', `stroke="${materials.steel}" stroke-width="6"`) +
        circle(x, -74, 15, materials.steelDark),
    ),
    stroke('M160 -74L112 -226L96 -262', materials.steel, 14),
    stroke('M-150 -74L-60 -86L-40 -150', materials.iron, 14),
    path('M-80 -146H70L60 -60C40 -40 -40 -40 -60 -60Z', materials.iron),
    rect(-30, -132, 74, 62, materials.steelDeep, 10),
    repeat(4, (i) => rect(-34, -126 + i * 15, 82, 5, materials.steelDark, 2)),
    stroke('M-20 -60C-60 -40 -120 -44 -220 -52', materials.steel, 18),
    path('M-30 -214C-10 -250 80 -254 110 -226L96 -172C60 -156 0 -160 -24 -176Z', colour),
    path(
      'M30 -244C70 -250 96 -240 110 -226L96 -172C76 -164 50 -162 30 -164Z',
      shift(colour, -0.06),
    ),
    rect(0, -206, 60, 9, materials.cream, 4),
    path(
      'M-210 -196C-150 -214 -60 -206 -24 -190L-30 -166C-90 -170 -150 -176 -206 -178Z',
      '#3a2a22',
    ),
    path('M-214 -176L-110 -172L-130 -126C-170 -130 -200 -146 -214 -176Z', colour),
    path('M96 -150A82 82 0 0 1 240 -96L226 -92A66 66 0 0 0 108 -138Z', colour),
    circle(132, -236, 26, materials.steelLight),
    circle(138, -236, 18, '#fff1c9'),
    stroke('M96 -262L60 -280', materials.iron, 10),
    rect(30, -290, 40, 14, materials.rubber, 7),
    stroke('M92 -262L96 -304', materials.iron, 4),
    rect(80, -322, 34, 20, materials.iron, 8),
  );
}

/** Tyres on top of each other, treads to us. */
export const tyreStack = (count: number): Prop =>
  prop(
    280,
    count * 84,
    repeat(count, (i) => {
      const y = -i * 84;
      return (
        rect(-138, y - 82, 276, 82, i % 2 ? '#2d2d30' : '#333337', 34) +
        rect(20, y - 82, 118, 82, '#252528', 34) +
        repeat(11, (k) =>
          path(`M${-118 + k * 22} ${y - 68}l12 24l-12 24h8l12 -24l-12 -24Z`, '#45454a'),
        )
      );
    }),
    `<ellipse cx="0" cy="${-count * 84 + 14}" rx="112" ry="20" fill="#3d3d42"/><ellipse cx="0" cy="${-count * 84 + 14}" rx="70" ry="11" fill="#1d1d20"/>`,
  );

/** One tyre with its rim, face on. */
export const tyre = (rim: string): Prop =>
  prop(
    300,
    300,
    circle(0, -150, 150, '#2d2d30'),
    circle(0, -150, 150, 'none', 'stroke="#1f1f22" stroke-width="16" stroke-dasharray="20 12"'),
    circle(0, -150, 100, '#222225'),
    circle(0, -150, 92, rim),
    repeat(
      5,
      (i) =>
        `<g transform="translate(0 -150) rotate(${i * 72})">${path('M-26 -84L26 -84L10 -26H-10Z', shift(rim, -0.17))}</g>`,
    ),
    circle(0, -150, 26, shift(rim, -0.08)),
    circle(0, -150, 11, materials.iron),
  );

/** Traffic cone. */
export const cone = (): Prop =>
  prop(
    130,
    170,
    path('M-14 -170H14L46 -18H-46Z', '#e8702c'),
    path('M4 -170H14L46 -18H14Z', '#cf5a1c'),
    path('M-25 -118H25L32 -84H-32Z', '#fff4e0'),
    rect(-64, -20, 128, 20, '#cf5a1c', 6),
  );

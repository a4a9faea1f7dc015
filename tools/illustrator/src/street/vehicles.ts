import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, line, path, rect, repeat, stroke } from '../svg.ts';

const wheel = (x: number, r: number, thick: number) =>
  circle(x, -r, r, materials.rubber) +
  circle(x, -r, r - thick, materials.steel) +
  circle(x, -r, r * 0.22, materials.steelDark);

/** A city scooter, nose to the right. */
export function scooter(colour: string): Prop {
  const deep = shift(colour, -0.08);
  const light = shift(colour, 0.07);
  return prop(
    270,
    180,
    ellipse(4, -2, 140, 9, materials.shadow, 'opacity=".2"'),
    wheel(-78, 33, 12),
    wheel(88, 33, 12),
    path(
      'M-126 -62C-126 -100 -96 -112 -54 -112H-18C-6 -112 -2 -102 -6 -90L-16 -48C-19 -38 -26 -34 -38 -34H-50A32 32 0 0 0 -112 -38C-122 -42 -126 -52 -126 -62Z',
      colour,
    ),
    path(
      'M-126 -62C-126 -70 -124 -78 -120 -84H-8L-16 -48C-19 -38 -26 -34 -38 -34H-50A32 32 0 0 0 -112 -38C-122 -42 -126 -52 -126 -62Z',
      deep,
    ),
    path('M-34 -34H58V-48H-20Z', deep),
    path('M40 -34L62 -146C64 -158 78 -160 84 -150L98 -112C82 -98 70 -66 68 -34Z', colour),
    path('M40 -34L62 -146C63 -152 67 -155 71 -155L56 -34Z', light),
    path('M46 -42A42 42 0 0 1 128 -48L116 -42A32 32 0 0 0 62 -34Z', deep),
    stroke('M76 -148L66 -172M66 -172L40 -178', materials.iron, 8),
    circle(88, -142, 15, materials.steelLight),
    circle(90, -142, 10, '#fff1c9'),
    stroke('M64 -170L54 -196', materials.iron, 3),
    ellipse(53, -202, 12, 8, materials.iron),
    path(
      'M-122 -112H-26C-16 -112 -14 -126 -26 -128C-52 -132 -70 -120 -104 -128C-120 -130 -128 -116 -122 -112Z',
      '#4a3328',
    ),
    rect(-134, -88, 14, 18, '#c8402c', 4),
    stroke('M-30 -32L-44 -4M-44 -4H-30', materials.iron, 5),
  );
}

const rim = (x: number) =>
  [
    circle(x, -52, 50, 'none', `stroke="${materials.rubber}" stroke-width="7"`),
    circle(x, -52, 44, 'none', `stroke="${materials.steel}" stroke-width="3"`),
    repeat(6, (i) => {
      const a = (i * Math.PI) / 6;
      return line(
        x - 43 * Math.cos(a),
        -52 - 43 * Math.sin(a),
        x + 43 * Math.cos(a),
        -52 + 43 * Math.sin(a),
        materials.steelDeep,
        1.6,
      );
    }),
    circle(x, -52, 6, materials.steelDark),
  ].join('');

/** A roadster with a carrier, nose to the right. */
export function bicycle(colour: string): Prop {
  return prop(
    290,
    165,
    ellipse(4, -1, 140, 8, materials.shadow, 'opacity=".18"'),
    rim(-86),
    rim(86),
    stroke(
      'M-86 -52L-40 -130L54 -134M-86 -52H-14L54 -134M-14 -52L-44 -142M86 -52L58 -148',
      colour,
      8,
    ),
    stroke('M-86 -52L-14 -44', shift(colour, -0.1), 12),
    circle(-14, -50, 15, materials.steelDark),
    stroke('M-14 -50L4 -26', materials.steelDark, 5),
    rect(-4, -28, 22, 7, materials.rubber, 3),
    path('M-66 -146C-62 -158 -24 -156 -20 -150C-22 -142 -62 -136 -66 -146Z', '#4a3328'),
    stroke('M58 -148C58 -164 44 -164 26 -160', materials.steelDark, 6),
    rect(18, -166, 20, 9, materials.rubber, 4),
    stroke('M-128 -108H-58M-128 -108L-88 -56', materials.steelDark, 5),
    rect(-132, -74, 8, 14, '#c8402c', 3),
    stroke('M-134 -58A52 52 0 0 1 -60 -96', colour, 7),
    stroke('M40 -76A52 52 0 0 1 134 -66', colour, 7),
  );
}

/** A three-wheeler, nose to the right. */
export function rickshaw(body: string, hood: string): Prop {
  const deep = shift(body, -0.08);
  return prop(
    330,
    250,
    ellipse(6, -2, 170, 10, materials.shadow, 'opacity=".2"'),
    path(
      'M-150 -60V-204C-150 -232 -128 -242 -100 -242H60C92 -242 110 -222 122 -190L140 -130H-150Z',
      hood,
    ),
    path(
      'M-150 -204C-150 -232 -128 -242 -100 -242H60C76 -242 88 -237 98 -228H-110C-132 -228 -146 -216 -150 -196Z',
      shift(hood, 0.08),
    ),
    path('M-128 -200H-40V-128H-128Z', '#3c4a4d'),
    path('M-20 -204H62C80 -204 92 -190 100 -170L112 -130H-20Z', '#dceae6'),
    path('M-20 -130V-204H10L-6 -130Z', '#ffffff', 'opacity=".5"'),
    path('M-152 -132H138C158 -128 164 -104 162 -74L160 -50H-152Z', body),
    path('M-152 -84H163L160 -50H-152Z', deep),
    rect(-30, -196, 8, 146, deep),
    rect(-152, -106, 314, 8, '#fff1cf'),
    wheel(-96, 34, 13),
    wheel(112, 34, 13),
    path('M66 -50A46 46 0 0 1 158 -50Z', body),
    circle(154, -92, 13, '#fff1c9'),
    rect(-158, -92, 10, 18, '#c8402c', 3),
  );
}

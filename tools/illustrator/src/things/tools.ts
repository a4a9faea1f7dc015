import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { block, shaded } from './shade.ts';

/** A cantilever toolbox, closed, with tools looking out. */
export function toolbox(colour: string): Prop {
  return prop(
    430,
    330,
    `<g transform="translate(-120 -180) rotate(-14)">${rect(-10, -120, 20, 140, materials.wood, 6)}${rect(-44, -150, 88, 40, materials.steelDark, 6)}</g>`,
    `<g transform="translate(20 -180) rotate(6)">${rect(-13, -70, 26, 90, '#e0a52f', 8)}${rect(-5, -150, 10, 84, materials.steel)}</g>`,
    `<g transform="translate(128 -180) rotate(16)">${stroke('M0 0V-100', materials.steelDeep, 18)}${path('M-26 -130A30 30 0 1 0 26 -130L12 -118A14 14 0 0 1 -12 -118Z', materials.steelDeep)}</g>`,
    stroke('M-90 -190V-226H90V-190', materials.iron, 14),
    block(-205, -110, 410, 86, shift(colour, 0.05), 10, 0.7),
    block(-215, 0, 430, 130, colour, 10, 0.7),
    rect(-215, -132, 430, 12, shift(colour, -0.12)),
    rect(-150, -146, 44, 46, materials.steel, 5),
    rect(106, -146, 44, 46, materials.steel, 5),
    rect(-70, -78, 140, 44, shift(colour, -0.12), 6),
  );
}

export const hammer = (): Prop =>
  prop(
    220,
    250,
    `<g transform="rotate(24)">${rect(-12, -220, 24, 210, materials.wood, 10)}${rect(-12, -90, 24, 80, '#b3341c', 10)}${rect(-64, -250, 128, 46, materials.steelDark, 8)}${path('M-64 -250L-104 -226L-64 -212Z', materials.steelDark)}</g>`,
  );

export const screwdriver = (handle: string, length: number): Prop =>
  prop(
    54,
    length,
    rect(-5, -length, 10, length * 0.6, materials.steelDeep, 2),
    rect(-20, -length * 0.46, 40, length * 0.46, handle, 14),
    rect(-8, -length * 0.42, 6, length * 0.36, shift(handle, 0.1), 3),
    rect(6, -length * 0.42, 6, length * 0.36, shift(handle, -0.08), 3),
  );

export const spanner = (length = 260): Prop =>
  prop(
    80,
    length,
    rect(-11, -length * 0.86, 22, length * 0.74, materials.steelDeep),
    path(
      `M-38 ${n(-length)}A38 38 0 1 0 38 ${n(-length)}L16 ${n(-length + 16)}A18 18 0 0 1 -16 ${n(-length + 16)}Z`,
      materials.steelDeep,
    ),
    circle(0, -30, 30, materials.steelDeep),
    circle(0, -30, 14, '#f3e9d6'),
  );

export function drill(body: string): Prop {
  return prop(
    330,
    230,
    rect(118, -186, 54, 12, materials.steelDark, 3),
    path('M84 -206H122L132 -192V-168L122 -154H84Z', materials.iron),
    shaded(
      'M-140 -222H70Q90 -222 90 -202V-160Q90 -142 70 -142H-20L-34 -30H-104L-92 -142H-140Q-156 -142 -156 -158V-206Q-156 -222 -140 -222Z',
      body,
      20,
    ),
    block(-122, 0, 110, 44, materials.iron, 8),
    path('M-26 -142H14L4 -112H-30Z', materials.iron),
    repeat(4, (i) => rect(-136 + i * 18, -206, 8, 44, shift(body, -0.1), 3)),
  );
}

export function tapeMeasure(colour: string): Prop {
  return prop(
    180,
    110,
    rect(40, -20, 74, 16, '#f4d55c'),
    repeat(5, (i) => rect(48 + i * 13, -20, 3, 9, '#1d1a16')),
    shaded('M-80 0V-60A50 50 0 0 1 -30 -110H20Q50 -110 50 -80V0Z', colour, 4),
    circle(-18, -54, 28, materials.cream),
    circle(-18, -54, 11, materials.iron),
  );
}

/** Hard hat. */
export const hardHat = (colour: string): Prop =>
  prop(
    250,
    150,
    shaded('M-100 -22C-100 -150 100 -150 100 -22Z', colour, 20),
    path('M-20 -134C-14 -150 14 -150 20 -134V-22H-20Z', shift(colour, 0.06)),
    rect(-124, -28, 248, 26, shift(colour, -0.05), 13),
  );

/** Full-face or open helmet for two-wheelers, visor to the right. */
export function helmet(colour: string, stripe: string): Prop {
  return prop(
    220,
    190,
    shaded(
      'M-104 -60C-110 -150 -50 -188 10 -188C70 -188 104 -140 104 -92V-40Q104 -12 80 -6L20 0H-70C-96 0 -102 -30 -104 -60Z',
      colour,
      30,
    ),
    path(
      'M-12 -188C0 -189 14 -189 26 -187C-10 -150 -30 -100 -34 -30H-66C-62 -110 -44 -160 -12 -188Z',
      stripe,
    ),
    path(
      'M6 -128C40 -134 80 -128 100 -118C104 -104 104 -80 102 -66C70 -58 30 -58 8 -66Q-2 -98 6 -128Z',
      '#33424c',
    ),
    path(
      'M18 -120C40 -126 60 -124 74 -120L60 -70C44 -68 26 -68 14 -72Q10 -98 18 -120Z',
      '#ffffff',
      'opacity=".22"',
    ),
    rect(-20, -40, 122, 10, shift(colour, -0.12), 5),
  );
}

/** A gear wheel. */
export const gear = (x: number, y: number, r: number, colour: string, hole = '#fff4e0') =>
  [
    repeat(
      8,
      (i) =>
        `<g transform="translate(${n(x)} ${n(y)}) rotate(${i * 45})">${rect(-r * 0.18, -r * 1.22, r * 0.36, r * 0.5, colour, r * 0.06)}</g>`,
    ),
    circle(x, y, r, colour),
    circle(x, y, r * 0.62, shift(colour, -0.06)),
    circle(x, y, r * 0.3, hole),
  ].join('');

export const bulb = (on = '#ffe08a'): Prop =>
  prop(
    110,
    170,
    path('M-50 -116A50 50 0 1 1 50 -116C50 -84 28 -76 26 -48H-26C-28 -76 -50 -84 -50 -116Z', on),
    ellipse(-18, -132, 12, 20, '#ffffff', 'opacity=".6"'),
    stroke('M-12 -52L-16 -96L0 -84L16 -96L12 -52', materials.brassDeep, 4),
    rect(-26, -50, 52, 14, materials.steelDeep, 4),
    rect(-26, -34, 52, 14, materials.steel, 4),
    rect(-20, -18, 40, 18, materials.steelDark, 6),
  );

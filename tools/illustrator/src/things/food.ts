import { shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, clipped, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';
import { ball, shaded } from './shade.ts';

/** A tall glass of something, with a straw and froth. */
export function drink(h: number, liquid: string, top: string, straw: string): Prop {
  const w = h * 0.46;
  const d = `M${n(-w / 2)} ${n(-h)}H${n(w / 2)}L${n(w * 0.38)} -6Q${n(w * 0.37)} 0 ${n(w * 0.32)} 0H${n(-w * 0.32)}Q${n(-w * 0.37)} 0 ${n(-w * 0.38)} -6Z`;
  return prop(
    w,
    h * 1.18,
    straw
      ? stroke(`M${n(w * 0.02)} ${n(-h * 0.3)}L${n(w * 0.26)} ${n(-h * 1.16)}`, straw, w * 0.08)
      : '',
    path(d, '#e9f1ec', 'opacity=".9"'),
    clipped(
      path(d, '#fff'),
      rect(-w, -h * 0.86, w * 2, h * 0.83, liquid),
      rect(w * 0.1, -h * 0.86, w, h * 0.83, shift(liquid, -0.05)),
      rect(-w, -h * 0.88, w * 2, h * 0.1, top),
    ),
    path(
      `M${n(-w * 0.4)} ${n(-h * 0.94)}h${n(w * 0.1)}l${n(-w * 0.05)} ${n(h * 0.8)}h${n(-w * 0.07)}Z`,
      '#ffffff',
      'opacity=".55"',
    ),
  );
}

/** A steel tumbler in its davara. */
export function davara(): Prop {
  return prop(
    190,
    180,
    ellipse(0, -172, 54, 12, materials.steelDeep),
    shaded('M-58 -166H58L46 -30H-46Z', materials.steelLight, 16, -0.1),
    path('M-46 -160h14l-8 126h-10Z', '#ffffff'),
    ellipse(0, -170, 60, 14, materials.steelLight),
    ellipse(0, -168, 52, 10, '#9a6238'),
    ellipse(-6, -172, 38, 8, '#e8cfa6'),
    shaded('M-94 -58H94L74 -6Q72 0 64 0H-64Q-72 0 -74 -6Z', materials.steel, 24, -0.09),
    rect(-98, -68, 196, 14, materials.steelLight, 6),
  );
}

export function lemon(x: number, y: number, r: number): string {
  return (
    ellipse(x, y - r * 0.8, r, r * 0.8, '#f0d24a') +
    ellipse(x + r * 0.3, y - r * 0.7, r * 0.6, r * 0.6, '#e0bb34') +
    circle(x + r * 0.96, y - r * 0.8, r * 0.16, '#e0bb34')
  );
}

export const chilli = (x: number, y: number, length: number, colour = '#3f8a3c') =>
  path(
    `M${n(x)} ${n(y)}c${n(length * 0.3)} ${n(-length * 0.3)} ${n(length * 0.8)} ${n(-length * 0.2)} ${n(length)} ${n(-length * 0.02)}c${n(-length * 0.3)} ${n(-length * 0.02)} ${n(-length * 0.6)} ${n(length * 0.1)} ${n(-length)} ${n(length * 0.02)}Z`,
    colour,
  ) + stroke(`M${n(x)} ${n(y)}l${n(-length * 0.16)} ${n(-length * 0.1)}`, '#2f6a35', length * 0.07);

/** A coconut, half open. */
export const coconut = (): Prop =>
  prop(
    150,
    130,
    ball(0, -62, 62, '#7a5334'),
    ellipse(-8, -84, 46, 26, '#fff8ea'),
    ellipse(-6, -82, 32, 16, '#e9dcc4'),
  );

/** Little bowls of chutney. */
export const katori = (fill: string, w: number): Prop =>
  prop(
    w,
    w * 0.6,
    shaded(
      `M${n(-w / 2)} ${n(-w * 0.5)}H${n(w / 2)}L${n(w * 0.34)} 0H${n(-w * 0.34)}Z`,
      materials.steel,
      w * 0.1,
      -0.09,
    ),
    ellipse(0, -w * 0.5, w * 0.52, w * 0.11, materials.steelLight),
    ellipse(0, -w * 0.49, w * 0.43, w * 0.075, fill),
  );

/** Fruit: a round one with a leaf. */
export const fruit = (r: number, colour: string): Prop =>
  prop(
    r * 2,
    r * 2.1,
    ball(0, -r, r, colour),
    path(
      `M0 ${n(-r * 1.9)}q${n(r * 0.5)} ${n(-r * 0.5)} ${n(r * 0.8)} ${n(-r * 0.1)}q${n(-r * 0.4)} ${n(r * 0.3)} ${n(-r * 0.8)} ${n(r * 0.1)}Z`,
      materials.leaf,
    ),
  );

export function pineapple(): Prop {
  return prop(
    130,
    270,
    repeat(
      7,
      (i) =>
        `<g transform="translate(0 -160) rotate(${(i - 3) * 20})">${path('M-12 0C-18 -40 -10 -80 0 -110C10 -80 18 -40 12 0Z', i % 2 ? materials.leaf : materials.leafDeep)}</g>`,
    ),
    shaded(
      'M-62 -84C-62 -140 -40 -166 0 -166C40 -166 62 -140 62 -84C62 -28 40 0 0 0C-40 0 -62 -28 -62 -84Z',
      '#e8ac37',
      12,
    ),
    clipped(
      path(
        'M-62 -84C-62 -140 -40 -166 0 -166C40 -166 62 -140 62 -84C62 -28 40 0 0 0C-40 0 -62 -28 -62 -84Z',
        '#fff',
      ),
      repeat(5, (i) =>
        stroke(
          `M${-110 + i * 36} 0L${-10 + i * 36} -170M${110 - i * 36} 0L${10 - i * 36} -170`,
          '#b97f1e',
          4,
        ),
      ),
    ),
  );
}

/** Greaseproof paper with a printed edge, as a tray liner. */
export const paperSheet = (w: number, colour: string) =>
  path(`M${n(-w / 2)} 0L${n(-w * 0.42)} -22H${n(w * 0.44)}L${n(w / 2)} 0Z`, materials.milk) +
  path(`M${n(-w / 2)} 0l6 -7H${n(w / 2 - 6)}l6 7Z`, colour);

/** Brass pot, round-bellied. */
export function lota(w: number): Prop {
  const metal = materials.brass;
  return prop(
    w,
    w * 0.95,
    shaded(
      `M${n(-w * 0.26)} ${n(-w * 0.82)}H${n(w * 0.26)}C${n(w * 0.2)} ${n(-w * 0.72)} ${n(w / 2)} ${n(-w * 0.62)} ${n(w / 2)} ${n(-w * 0.38)}C${n(w / 2)} ${n(-w * 0.14)} ${n(w * 0.3)} 0 ${n(w * 0.16)} 0H${n(-w * 0.16)}C${n(-w * 0.3)} 0 ${n(-w / 2)} ${n(-w * 0.14)} ${n(-w / 2)} ${n(-w * 0.38)}C${n(-w / 2)} ${n(-w * 0.62)} ${n(-w * 0.2)} ${n(-w * 0.72)} ${n(-w * 0.26)} ${n(-w * 0.82)}Z`,
      metal,
      w * 0.1,
      -0.08,
    ),
    path(
      `M${n(-w * 0.4)} ${n(-w * 0.42)}C${n(-w * 0.4)} ${n(-w * 0.54)} ${n(-w * 0.3)} ${n(-w * 0.6)} ${n(-w * 0.22)} ${n(-w * 0.62)}C${n(-w * 0.3)} ${n(-w * 0.5)} ${n(-w * 0.32)} ${n(-w * 0.4)} ${n(-w * 0.3)} ${n(-w * 0.24)}C${n(-w * 0.36)} ${n(-w * 0.28)} ${n(-w * 0.4)} ${n(-w * 0.34)} ${n(-w * 0.4)} ${n(-w * 0.42)}Z`,
      shift(metal, 0.12),
    ),
    rect(-w * 0.31, -w * 0.93, w * 0.62, w * 0.13, shift(metal, 0.05), w * 0.05),
    rect(-w * 0.5, -w * 0.4, w, w * 0.04, shift(metal, -0.12)),
  );
}

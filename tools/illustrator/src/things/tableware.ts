import { mix, shift } from '../colour.ts';
import { materials } from '../palette.ts';
import { type Prop, prop } from '../prop.ts';
import { circle, clipped, ellipse, n, path, rect, repeat, stroke } from '../svg.ts';

/** Steam: two or three slow curls above (x, y). */
export const steam = (x: number, y: number, height: number, count = 2) =>
  repeat(count, (i) => {
    const left = x + (i - (count - 1) / 2) * height * 0.3;
    const h = height * (i % 2 ? 0.8 : 1);
    return stroke(
      `M${n(left)} ${n(y)}c${n(-h * 0.2)} ${n(-h * 0.3)} ${n(h * 0.2)} ${n(-h * 0.5)} 0 ${n(-h)}`,
      '#ffffff',
      height * 0.09,
      'opacity=".7"',
    );
  });

/** A ribbed tea glass. */
export function teaGlass(): Prop {
  const body = path('M-58 -178H58L46 -4Q45 0 40 0H-40Q-45 0 -46 -4Z', '#fff');
  return prop(
    120,
    184,
    path('M-58 -178H58L46 -4Q45 0 40 0H-40Q-45 0 -46 -4Z', '#e9f0ea', 'opacity=".92"'),
    clipped(
      body,
      rect(-60, -146, 120, 136, '#b9713c'),
      rect(8, -146, 60, 136, '#a05d2d'),
      rect(-60, -146, 120, 15, '#dca46c'),
      repeat(5, (i) => rect(-44 + i * 20, -112, 8, 100, '#ffffff', 4, 'opacity=".16"')),
      rect(-60, -12, 120, 14, '#dfe8e2'),
    ),
    rect(-60, -184, 120, 9, '#ffffff', 4),
    path('M-48 -172h12l-9 150h-8Z', '#ffffff', 'opacity=".6"'),
  );
}

/** An unglazed clay cup. */
export function kulhad(drink = '#c98a52'): Prop {
  return prop(
    140,
    150,
    path(
      'M-66 -140C-62 -90 -50 -60 -48 -6Q-47 0 -40 0H40Q47 0 48 -6C50 -60 62 -90 66 -140Z',
      materials.clay,
    ),
    path('M18 -140C18 -90 10 -50 10 0H40Q47 0 48 -6C50 -60 62 -90 66 -140Z', materials.clayDeep),
    path('M-66 -140C-62 -90 -50 -60 -48 -6L-34 -4C-36 -60 -46 -90 -50 -140Z', materials.clayLight),
    stroke('M-57 -100Q0 -88 57 -100', materials.clayDeep, 4),
    stroke('M-52 -70Q0 -58 52 -70', materials.clayDeep, 4),
    ellipse(0, -140, 66, 14, materials.clayDeep),
    ellipse(0, -138, 55, 10, drink),
  );
}

export function plate(w: number, colour: string, h = 26): string {
  return [
    path(
      `M${n(-w / 2)} ${n(-h)}H${n(w / 2)}Q${n(w * 0.36)} 0 ${n(w * 0.24)} 0H${n(-w * 0.24)}Q${n(-w * 0.36)} 0 ${n(-w / 2)} ${n(-h)}Z`,
      mix(colour, materials.shadow, 0.12),
    ),
    rect(-w / 2, -h - 5, w, 9, colour, 4),
  ].join('');
}

/** A glass jar with a lid; `fill` is drawn inside, from the jar's foot. */
export function jar(w: number, h: number, lid: string, fill: string): Prop {
  const body = `M${n(-w / 2)} ${n(-h * 0.74)}Q${n(-w / 2)} ${n(-h * 0.84)} ${n(-w * 0.36)} ${n(-h * 0.86)}H${n(w * 0.36)}Q${n(w / 2)} ${n(-h * 0.84)} ${n(w / 2)} ${n(-h * 0.74)}V-14Q${n(w / 2)} 0 ${n(w / 2 - 14)} 0H${n(-w / 2 + 14)}Q${n(-w / 2)} 0 ${n(-w / 2)} -14Z`;
  return prop(
    w,
    h,
    path(body, '#e3eee8', 'opacity=".9"'),
    clipped(path(body, '#fff'), fill),
    path(body, '#ffffff', 'opacity=".14"'),
    rect(-w / 2 + w * 0.1, -h * 0.74, w * 0.1, h * 0.6, '#ffffff', w * 0.05, 'opacity=".65"'),
    rect(-w * 0.4, -h * 0.94, w * 0.8, h * 0.12, lid, 5),
    rect(-w * 0.4, -h * 0.86, w * 0.8, h * 0.04, shift(lid, -0.08)),
    rect(-w * 0.1, -h, w * 0.2, h * 0.07, lid, 5),
  );
}

/** Round things heaped in a jar or basket. */
export const heap = (w: number, h: number, r: number, colours: readonly string[]) => {
  const across = Math.ceil(w / (r * 1.7));
  const up = Math.ceil(h / (r * 1.55));
  return repeat(up, (j) =>
    repeat(across, (i) => {
      const colour = colours[(i + j * 2) % colours.length] ?? '#c98a52';
      const x = -w / 2 + r + i * r * 1.7 + (j % 2 ? r * 0.85 : 0);
      const y = -r - j * r * 1.55;
      return (
        circle(x, y, r, colour) +
        circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#ffffff', 'opacity=".25"')
      );
    }),
  );
};

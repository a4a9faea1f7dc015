import { mix, shift, tint } from '../colour.ts';
import { type BrandLook, signText } from '../brand-look.ts';
import { fitLetters } from '../lettering/lettering.ts';
import { type Palette, materials } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, clipped, ellipse, line, n, path, polygon, rect, repeat, scaled } from '../svg.ts';

export const width = 1280;
const height = 960;
export const floorLine = 650;

const floorKinds = ['checks', 'planks', 'terrazzo', 'slabs'] as const;
type FloorKind = (typeof floorKinds)[number];

/** Floors in one-point perspective. */
export function floor(kind: FloorKind, palette: Palette): string {
  const deep = height - floorLine;
  const base = { checks: '#f1e6d2', planks: '#cf9a64', terrazzo: '#e6ddcf', slabs: '#d8c3a5' }[
    kind
  ];
  const other = kind === 'checks' ? tint(palette.main, 0.74, 0.07) : shift(base, -0.05);
  const xAt = (u: number, y: number) =>
    width / 2 + (u - width / 2) * (1 + ((y - floorLine) / deep) * 1.1);
  const rows = [0, 0.13, 0.3, 0.52, 0.82, 1.2].map((t) => floorLine + t * deep);
  const tiles = repeat(rows.length - 1, (r) => {
    const y0 = rows[r] ?? 0;
    const y1 = rows[r + 1] ?? 0;
    return repeat(14, (i) => {
      const u = (i * width) / 14 - 1;
      const v = ((i + 1) * width) / 14;
      return (i + r) % 2
        ? polygon(
            [
              [xAt(u, y0), y0],
              [xAt(v, y0), y0],
              [xAt(v, y1), y1],
              [xAt(u, y1), y1],
            ],
            other,
          )
        : '';
    });
  });
  const seams = repeat(15, (i) =>
    line(
      xAt((i * width) / 14, floorLine),
      floorLine,
      xAt((i * width) / 14, height),
      height,
      other,
      4,
    ),
  );
  const flecks = repeat(60, (i) => {
    const y = floorLine + 14 + ((i * 83) % (deep - 20));
    return ellipse(
      (i * 211) % width,
      y,
      5 + ((y - floorLine) / deep) * 8,
      2.5,
      ['#c9a98a', '#b9c2b4', palette.accent][i % 3] ?? '#c9a98a',
      'opacity=".7"',
    );
  });
  const across = rows.map((y) => rect(0, y, width, 3, other)).join('');
  const body = { checks: tiles, planks: seams, terrazzo: flecks, slabs: seams + across }[kind];
  return (
    rect(0, floorLine, width, deep, base) +
    body +
    rect(0, floorLine, width, 16, materials.shadow, 0, 'opacity=".1"')
  );
}

/** Wall with a painted dado, a rail and a skirting. */
export function wall(palette: Palette, dado: boolean): string {
  const low = tint(palette.main, 0.7, 0.1);
  return [
    rect(0, 0, width, floorLine, palette.ground),
    dado
      ? rect(0, floorLine - 210, width, 210, low) +
        rect(0, floorLine - 220, width, 14, mix(low, '#ffffff', 0.45))
      : '',
    rect(
      0,
      floorLine - 20,
      width,
      20,
      dado ? shift(low, -0.12) : mix(palette.ground, materials.woodDark, 0.45),
    ),
  ].join('');
}

/** A window onto the street: sky, roofs, a tree. */
export function outlook(x: number, y: number, w: number, h: number, palette: Palette): string {
  const frame = mix(palette.trim, '#ffffff', 0.4);
  const mullions = Math.max(1, Math.round(w / 200));
  return [
    rect(x - 16, y - 16, w + 32, h + 32, frame, 5),
    clipped(
      rect(x, y, w, h, '#fff'),
      rect(x, y, w, h, '#cfe6e6'),
      rect(x + w * 0.06, y + h * 0.5, w * 0.24, h, '#e3c9b0'),
      rect(x + w * 0.3, y + h * 0.36, w * 0.3, h, '#d9d3bd'),
      rect(x + w * 0.66, y + h * 0.56, w * 0.4, h, '#e6cfc4'),
      ...[0.36, 0.46].flatMap((u) =>
        [0.48, 0.66].map((v) => rect(x + w * u, y + h * v, w * 0.06, h * 0.1, '#9fb3b0')),
      ),
      circle(x + w * 0.88, y + h * 0.62, h * 0.26, '#8fb58a'),
      circle(x + w * 0.76, y + h * 0.74, h * 0.2, '#a3c49a'),
      polygon(
        [
          [x, y],
          [x + w * 0.16, y],
          [x, y + h * 0.5],
        ],
        '#ffffff',
        'opacity=".3"',
      ),
    ),
    repeat(mullions, (i) => rect(x + (w * (i + 1)) / (mullions + 1) - 6, y, 12, h, frame)),
    rect(x, y + h * 0.34, w, 9, frame),
    rect(x - 30, y + h + 12, w + 60, 18, frame, 4),
    rect(x - 20, y + h + 30, w + 40, 10, materials.shadow, 0, 'opacity=".1"'),
  ].join('');
}

/** The name in letters on the wall, with the mark above it. */
export function wallName(brand: BrandLook, x: number, y: number, w: number, ink: string): string {
  return (
    scaled(x + w / 2, y, 1, brand.motif.icon(ink, brand.palette.ground)) +
    fitLetters(signText(brand), { x, y: y + 62, w, h: 72, style: brand.style, fill: ink })
  );
}

/** A signboard on the wall, lit from above by nothing. */
export function board(brand: BrandLook, x: number, y: number, w: number, h: number): string {
  const { palette } = brand;
  return [
    rect(x + 8, y + 10, w, h, materials.shadow, 10, 'opacity=".12"'),
    rect(x, y, w, h, palette.main, 10),
    rect(x + 10, y + 10, w - 20, h - 20, 'none', 6, `stroke="${palette.second}" stroke-width="3"`),
    fitLetters(signText(brand), {
      x: x + 40,
      y,
      w: w - 80,
      h,
      most: h * 0.5,
      rules: { top: y + 14, bottom: y + h - 14 },
      style: brand.style,
      fill: palette.second,
    }),
  ].join('');
}

export function lampRow(y: number, colour: string, spots: readonly number[]): string {
  return spots
    .map((x) =>
      [
        line(x, 0, x, y, materials.iron, 4),
        circle(x, y + 52, 18, '#fff3cf'),
        path(
          `M${n(x - 56)} ${n(y + 52)}C${n(x - 54)} ${n(y + 8)} ${n(x - 22)} ${n(y)} ${n(x)} ${n(y)}C${n(x + 22)} ${n(y)} ${n(x + 54)} ${n(y + 8)} ${n(x + 56)} ${n(y + 52)}Z`,
          colour,
        ),
        path(
          `M${n(x + 12)} ${n(y + 2)}C${n(x + 36)} ${n(y + 6)} ${n(x + 54)} ${n(y + 16)} ${n(x + 56)} ${n(y + 52)}H${n(x + 26)}C${n(x + 30)} ${n(y + 26)} ${n(x + 22)} ${n(y + 8)} ${n(x + 12)} ${n(y + 2)}Z`,
          shift(colour, -0.06),
        ),
      ].join(''),
    )
    .join('');
}

/** A ceiling fan, seen from the side. */
export const ceilingFan = (x: number, y: number) =>
  [
    rect(x - 4, 0, 8, y, materials.steelDark),
    path(
      `M${n(x - 20)} ${n(y)}C${n(x - 90)} ${n(y - 16)} ${n(x - 170)} ${n(y - 10)} ${n(x - 190)} ${n(y + 4)}C${n(x - 150)} ${n(y + 16)} ${n(x - 80)} ${n(y + 18)} ${n(x - 20)} ${n(y + 14)}Z`,
      '#efe8da',
    ),
    path(
      `M${n(x + 20)} ${n(y)}C${n(x + 90)} ${n(y - 16)} ${n(x + 170)} ${n(y - 10)} ${n(x + 190)} ${n(y + 4)}C${n(x + 150)} ${n(y + 16)} ${n(x + 80)} ${n(y + 18)} ${n(x + 20)} ${n(y + 14)}Z`,
      '#ddd4c3',
    ),
    ellipse(x, y + 8, 36, 20, materials.steelDeep),
    ellipse(x - 3, y + 4, 26, 12, materials.steel),
  ].join('');

export const pickFloor = (random: Random) => random.pick(floorKinds);

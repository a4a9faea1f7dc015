import { mix, shift, tint } from '../colour.ts';
import { type Palette, stuff } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, clipped, ellipse, n, path, polygon, rect, repeat, stroke } from '../svg.ts';

export const backdropKinds = ['disc', 'tiles', 'niche', 'window', 'canopy', 'panel'] as const;
export type BackdropKind = (typeof backdropKinds)[number];
type Size = { w: number; h: number; table: number };

const ground = (palette: Palette) => tint(palette.main, 0.9, 0.05);

function disc({ w, table }: Size, palette: Palette, random: Random): string {
  const x = w * random.between(0.38, 0.62);
  return rect(0, 0, w, table, ground(palette)) + circle(x, table * 0.56, table * 0.5, tint(palette.main, 0.82, 0.085));
}

/** Glazed tiles with one row of ornament. */
function tiles({ w, table }: Size, palette: Palette): string {
  const size = 96;
  const base = mix(tint(palette.main, 0.92, 0.03), '#ffffff', 0.3);
  const joint = tint(palette.main, 0.84, 0.04);
  const rowY = table - size * 5;
  return [
    rect(0, 0, w, table, base),
    repeat(Math.ceil(w / size) + 1, (i) => rect(i * size - 2, 0, 4, table, joint)),
    repeat(8, (i) => rect(0, table - i * size - 2, w, 4, joint)),
    rect(0, rowY, w, size, tint(palette.main, 0.8, 0.09)),
    repeat(Math.ceil(w / size), (i) => {
      const cx = i * size + size / 2;
      const cy = rowY + size / 2;
      return path(`M${cx} ${cy - 36}Q${cx + 12} ${cy - 12} ${cx + 36} ${cy}Q${cx + 12} ${cy + 12} ${cx} ${cy + 36}Q${cx - 12} ${cy + 12} ${cx - 36} ${cy}Q${cx - 12} ${cy - 12} ${cx} ${cy - 36}Z`, palette.main) + circle(cx, cy, 8, palette.light);
    }),
  ].join('');
}

/** A cusped niche in a plastered wall. */
function niche({ w, table }: Size, palette: Palette): string {
  const wall = mix(palette.wall, '#ffffff', 0.25);
  const half = 400;
  const c = w / 2;
  const spring = table * 0.42;
  const arch = (g: number) =>
    `M${n(c - half - g)} ${table}V${n(spring)}c20 -70 120 -60 150 -130c60 10 110 -40 ${n(half - 150 + g)} ${n(-130 - g)}c${n(half * 0.35)} ${n(90 + g)} ${n(half - 200)} 140 ${n(half - 150 + g)} ${n(130 + g)}c30 70 130 60 150 130V${table}Z`;
  return [
    rect(0, 0, w, table, wall),
    path(arch(26), mix(palette.wall, '#7a4a3a', 0.12)),
    clipped(
      path(arch(0), '#fff'),
      rect(0, 0, w, table, tint(palette.main, 0.8, 0.09)),
      path(`M${n(c - half)} ${table}V0h70V${table}Z`, tint(palette.main, 0.72, 0.09)),
    ),
  ].join('');
}

function windowBack({ w, table }: Size, palette: Palette, random: Random): string {
  const x = random.chance(0.5) ? 120 : w - 120 - 520;
  const sky = '#cfe6e4';
  const frame = mix(palette.wall, '#ffffff', 0.65);
  return [
    rect(0, 0, w, table, ground(palette)),
    rect(x - 22, 60, 564, 520, frame, 6),
    clipped(
      rect(x, 82, 520, 476, '#fff'),
      rect(x, 82, 520, 476, sky),
      ellipse(x + 120, 430, 190, 150, '#a9cbb0'),
      ellipse(x + 420, 470, 230, 190, '#8fb99b'),
      path(`M${x + 60} 230a40 40 0 0 1 66 -30a60 60 0 0 1 110 6a34 34 0 0 1 44 24Z`, '#f3faf6'),
      rect(x, 82, 520, 20, stuff.shadow, 0, 'opacity=".1"'),
    ),
    rect(x + 252, 82, 16, 476, frame),
    rect(x, 300, 520, 14, frame),
    rect(x - 44, 570, 608, 26, frame, 5),
    rect(x - 30, 596, 580, 12, stuff.shadow, 0, 'opacity=".12"'),
    polygon([[x + 560, 150], [x + 760, 260], [x + 760, table], [x + 560, table]], '#ffffff', 'opacity=".18"'),
  ].join('');
}

/** The stripes of an awning above, as seen from inside a stall. */
function canopy({ w, table }: Size, palette: Palette): string {
  const count = 11;
  const step = w / count;
  const colour = (i: number) => (i % 2 ? palette.light : palette.main);
  return [
    rect(0, 0, w, table, ground(palette)),
    rect(0, 110, w, 90, stuff.shadow, 0, 'opacity=".07"'),
    repeat(count, (i) => path(`M${n(i * step)} 0h${n(step)}v110a${n(step / 2)} ${n(step / 2.4)} 0 0 1 ${n(-step)} 0Z`, colour(i))),
    repeat(count, (i) => path(`M${n(i * step)} 84h${n(step)}v26a${n(step / 2)} ${n(step / 2.4)} 0 0 1 ${n(-step)} 0Z`, mix(colour(i), stuff.shadow, 0.12))),
  ].join('');
}

/** Two-tone wall with a painted border, as in an old shop. */
function panel({ w, table }: Size, palette: Palette): string {
  const dado = tint(palette.main, 0.72, 0.1);
  const line = table - 300;
  return [
    rect(0, 0, w, table, mix(palette.wall, '#ffffff', 0.35)),
    rect(0, line, w, 300, dado),
    rect(0, line - 14, w, 8, dado),
    rect(0, line, w, 12, shift(dado, -0.07)),
    repeat(Math.ceil(w / 80), (i) => stroke(`M${i * 80} ${line - 34}q20 -22 40 0t40 0`, dado, 5)),
  ].join('');
}

export const backdrop = (kind: BackdropKind, size: Size, palette: Palette, random: Random) =>
  ({ disc, tiles, niche, window: windowBack, canopy, panel })[kind](size, palette, random);

import { lchOf, mix, shift, tint } from '../colour.ts';
import { type Palette, materials } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, clipped, ellipse, n, path, polygon, rect, repeat, stroke } from '../svg.ts';

export const backdropKinds = ['disc', 'tiles', 'niche', 'window', 'canopy', 'panel'] as const;
export type BackdropKind = (typeof backdropKinds)[number];
type Size = { w: number; h: number; table: number };

const ground = (palette: Palette) => palette.ground;
const deeper = (palette: Palette) => shift(palette.ground, -0.075, 1.5);

function disc({ w, table }: Size, palette: Palette, random: Random): string {
  const x = w * random.between(0.38, 0.62);
  return (
    rect(0, 0, w, table, ground(palette)) + circle(x, table * 0.52, table * 0.5, deeper(palette))
  );
}

/** Glazed tiles with one row of ornament. */
function tiles({ w, table }: Size, palette: Palette): string {
  const size = 96;
  const base = mix(palette.ground, '#ffffff', 0.4);
  const joint = shift(palette.ground, -0.04);
  const rowY = table - size * 5;
  return [
    rect(0, 0, w, table, base),
    repeat(Math.ceil(w / size) + 1, (i) => rect(i * size - 2, 0, 4, table, joint)),
    repeat(8, (i) => rect(0, table - i * size - 2, w, 4, joint)),
    rect(0, rowY, w, size, deeper(palette)),
    repeat(Math.ceil(w / size), (i) => {
      const cx = i * size + size / 2;
      const cy = rowY + size / 2;
      return (
        path(
          `M${cx} ${cy - 36}Q${cx + 12} ${cy - 12} ${cx + 36} ${cy}Q${cx + 12} ${cy + 12} ${cx} ${cy + 36}Q${cx - 12} ${cy + 12} ${cx - 36} ${cy}Q${cx - 12} ${cy - 12} ${cx} ${cy - 36}Z`,
          palette.main,
        ) + circle(cx, cy, 8, palette.light)
      );
    }),
  ].join('');
}

/** A cusped niche in a plastered wall. */
function niche({ w, table }: Size, palette: Palette): string {
  const c = w / 2;
  const arch = (g: number) => {
    const half = 430 + g;
    const top = 56 - g;
    const spring = table * 0.52;
    const right = `C${n(c + half * 0.22)} ${n(top + 60)} ${n(c + half * 0.42)} ${n(top + 84)} ${n(c + half * 0.46)} ${n(top + 120)}C${n(c + half * 0.66)} ${n(top + 106)} ${n(c + half * 0.8)} ${n(top + 150)} ${n(c + half * 0.8)} ${n(top + 196)}C${n(c + half * 0.94)} ${n(top + 200)} ${n(c + half)} ${n(spring - 40)} ${n(c + half)} ${n(spring)}V${table}H${n(c - half)}V${n(spring)}`;
    const left = `C${n(c - half)} ${n(spring - 40)} ${n(c - half * 0.94)} ${n(top + 200)} ${n(c - half * 0.8)} ${n(top + 196)}C${n(c - half * 0.8)} ${n(top + 150)} ${n(c - half * 0.66)} ${n(top + 106)} ${n(c - half * 0.46)} ${n(top + 120)}C${n(c - half * 0.42)} ${n(top + 84)} ${n(c - half * 0.22)} ${n(top + 60)} ${n(c)} ${n(top)}Z`;
    return `M${n(c)} ${n(top)}${right}${left}`;
  };
  return [
    rect(0, 0, w, table, palette.ground),
    path(arch(34), mix(palette.ground, '#ffffff', 0.6)),
    clipped(
      path(arch(0), '#fff'),
      rect(0, 0, w, table, deeper(palette)),
      rect(0, 0, c - 372, table, shift(deeper(palette), -0.06)),
      path(`M0 0H${w}V60Q${n(c)} 250 0 330Z`, materials.shadow, 'opacity=".05"'),
    ),
  ].join('');
}

function windowBack({ w, table }: Size, palette: Palette, random: Random): string {
  const x = random.chance(0.5) ? 120 : w - 120 - 520;
  // On a blue wall a pale sky would look like more wall.
  const { h: hue } = lchOf(palette.ground);
  const sky = hue > 170 && hue < 265 ? '#a5cfdb' : '#cfe6e4';
  const patch = x + 560;
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
      rect(x, 82, 520, 20, materials.shadow, 0, 'opacity=".1"'),
    ),
    rect(x + 252, 82, 16, 476, frame),
    rect(x, 300, 520, 14, frame),
    rect(x - 44, 570, 608, 26, frame, 5),
    rect(x - 30, 596, 580, 12, materials.shadow, 0, 'opacity=".12"'),
    // Sunlight on the wall, where the wall has room for it.
    patch + 200 > w
      ? ''
      : polygon(
          [
            [patch, 150],
            [patch + 200, 260],
            [patch + 200, table],
            [patch, table],
          ],
          '#ffffff',
          'opacity=".18"',
        ),
  ].join('');
}

/** The stripes of an awning above, as seen from inside a stall. */
function canopy({ w, table }: Size, palette: Palette): string {
  const count = 11;
  const step = w / count;
  const colour = (i: number) => (i % 2 ? palette.light : palette.main);
  return [
    rect(0, 0, w, table, ground(palette)),
    rect(0, 110, w, 90, materials.shadow, 0, 'opacity=".07"'),
    repeat(count, (i) =>
      path(
        `M${n(i * step)} 0h${n(step)}v110a${n(step / 2)} ${n(step / 2.4)} 0 0 1 ${n(-step)} 0Z`,
        colour(i),
      ),
    ),
    repeat(count, (i) =>
      path(
        `M${n(i * step)} 84h${n(step)}v26a${n(step / 2)} ${n(step / 2.4)} 0 0 1 ${n(-step)} 0Z`,
        mix(colour(i), materials.shadow, 0.12),
      ),
    ),
  ].join('');
}

/** Two-tone wall with a painted border, as in an old shop. */
function panel({ w, table }: Size, palette: Palette): string {
  const dado = tint(palette.main, 0.66, 0.1);
  const line = table - 300;
  return [
    rect(0, 0, w, table, mix(palette.ground, '#ffffff', 0.3)),
    rect(0, line, w, 300, dado),
    rect(0, line - 14, w, 8, dado),
    rect(0, line, w, 12, shift(dado, -0.07)),
    repeat(Math.ceil(w / 80), (i) => stroke(`M${i * 80} ${line - 34}q20 -22 40 0t40 0`, dado, 5)),
  ].join('');
}

export const backdrop = (kind: BackdropKind, size: Size, palette: Palette, random: Random) =>
  ({ disc, tiles, niche, window: windowBack, canopy, panel })[kind](size, palette, random);

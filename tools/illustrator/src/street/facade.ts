import { mix, shift } from '../colour.ts';
import { type Palette, materials } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, n, path, polygon, rect, repeat, scaled } from '../svg.ts';
import type { Icon } from '../motifs/motif.ts';
import { roofThings } from './details.ts';
import { upperKinds, upperStorey } from './upper.ts';

export const facadeKinds = ['storey', 'tall', 'roof', 'parapet'] as const;
export type FacadeKind = (typeof facadeKinds)[number];
type FacadeLook = {
  kind: FacadeKind;
  palette: Palette;
  lamps: boolean;
  icon: Icon;
  random: Random;
};
type Box = { x: number; w: number; signY: number };

/** A pitched roof of country tiles over a single storey. */
function tiledRoof({ x, w, signY }: Box, { palette }: FacadeLook): string {
  const eave = signY - 30;
  const rows = 6;
  const rise = 150;
  const left = (t: number) => x - 44 + (x + 60 - (x - 44)) * (1 - t);
  const width = (t: number) => w + 88 - 2 * 104 * (1 - t);
  return [
    repeat(rows, (r) => {
      const y = eave - rise + (rise * r) / rows;
      const h = rise / rows;
      const t0 = r / rows;
      const t1 = (r + 1) / rows;
      const tone = r % 2 ? '#b8593b' : '#c2653f';
      const count = Math.round(width(t1) / 40);
      const step = width(t1) / count;
      return [
        polygon(
          [
            [left(t0), y],
            [left(t0) + width(t0), y],
            [left(t1) + width(t1), y + h],
            [left(t1), y + h],
          ],
          tone,
        ),
        repeat(count, (i) =>
          path(
            `M${n(left(t1) + i * step)} ${n(y + h - 3)}h${n(step)}a${n(step / 2)} 8 0 0 1 ${n(-step)} 0Z`,
            tone,
          ),
        ),
      ].join('');
    }),
    rect(x + 54, eave - rise - 12, w - 108, 16, '#9c4a30', 6),
    rect(x - 30, eave + 4, w + 60, 12, materials.woodDark),
    rect(x, eave + 16, w, 16, materials.shadow, 0, 'opacity=".2"'),
    rect(x, eave + 16, w, 20, mix(palette.wall, palette.wallDeep, 0.5)),
  ].join('');
}

/** A single storey behind a curved parapet with the brand's mark. */
function parapet({ x, w, signY }: Box, { palette, icon, random }: FacadeLook): string {
  const top = signY - 90;
  const c = x + w / 2;
  const curve = (grow: number) =>
    `M${n(x - grow)} ${n(top + 70)}V${n(top + 8 - grow)}H${n(c - 210 - grow)}q0 -60 60 -64h40q10 -52 110 -56q100 4 110 56h40q60 4 60 64H${n(x + w + grow)}V${n(top + 70)}Z`;
  return [
    roofThings(x, w, top - 2, random, w / 2 - 222),
    path(curve(12), palette.trim),
    `<g transform="translate(0 10)">${path(curve(0), palette.wall)}</g>`,
    circle(c, top - 34, 50, palette.trim),
    circle(c, top - 34, 42, palette.main),
    scaled(c, top - 34, 0.55, icon(palette.second, palette.main)),
    repeat(2, (i) => rect(x + 40 + i * (w - 180), top + 30, 100, 8, palette.wallDeep, 4)),
    rect(x - 6, signY - 26, w + 12, 14, palette.trim, 2),
  ].join('');
}

/** Everything of the building above the sign. */
export function facade(box: Box, look: FacadeLook): string {
  const { x, w, signY } = box;
  const { palette, lamps, random } = look;
  const foot = signY - 24;
  if (look.kind === 'roof') return tiledRoof(box, look);
  if (look.kind === 'parapet') return parapet(box, look);
  const top = look.kind === 'tall' ? -40 : 84;
  const kind = random.pick(upperKinds);
  return [
    look.kind === 'storey' ? roofThings(x, w, top - 20, random) : '',
    upperStorey({ x, y: top, w, h: foot - top }, { palette, kind, lamps, random }),
    rect(x, signY - 24, w, 30, shift(palette.wall, -0.02)),
  ].join('');
}

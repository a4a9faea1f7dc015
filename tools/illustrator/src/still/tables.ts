import { mix, shift } from '../colour.ts';
import { type Palette, materials } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, path, polygon, rect, repeat } from '../svg.ts';

const tableKinds = ['wood', 'steel', 'cloth', 'stone', 'floor'] as const;
export type TableKind = (typeof tableKinds)[number];
type Size = { w: number; h: number; table: number };

const depth = 150;

const woodTop = ({ w, h, table }: Size) => {
  const top = '#c99058';
  return [
    rect(0, table, w, depth, top),
    rect(0, table, w, 5, shift(top, 0.05)),
    repeat(4, (i) => rect(0, table + 30 + i * 32, w, 3, shift(top, -0.05))),
    rect(0, table + depth, w, h, shift(top, -0.12)),
    rect(0, table + depth, w, 10, shift(top, -0.03)),
  ].join('');
};

const steelTop = ({ w, h, table }: Size, palette: Palette) =>
  [
    rect(0, table, w, depth, materials.steel),
    polygon(
      [
        [160, table],
        [420, table],
        [340, table + depth],
        [60, table + depth],
      ],
      materials.steelLight,
    ),
    polygon(
      [
        [520, table],
        [570, table],
        [500, table + depth],
        [446, table + depth],
      ],
      materials.steelLight,
    ),
    rect(0, table + depth, w, 22, materials.steelLight),
    rect(0, table + depth + 22, w, h, palette.main),
    repeat(Math.ceil(w / 64), (i) => rect(i * 64, table + depth + 22, 32, h, palette.mainDeep)),
    rect(0, table + depth + 22, w, 14, materials.shadow, 0, 'opacity=".2"'),
  ].join('');

/** A block-printed cloth with a scalloped border. */
const clothTop = ({ w, h, table }: Size, palette: Palette) => {
  const cloth = mix(palette.light, '#ffffff', 0.2);
  const ink = palette.dark;
  return [
    rect(0, table, w, depth, cloth),
    repeat(3, (r) =>
      repeat(Math.ceil(w / 90) + 1, (i) => {
        const x = i * 90 + (r % 2 ? 45 : 0);
        const y = table + 28 + r * 44;
        return path(
          `M${x} ${y - 9}L${x + 13} ${y}L${x} ${y + 9}L${x - 13} ${y}Z`,
          mix(cloth, ink, 0.3),
        );
      }),
    ),
    rect(0, table + depth, w, h, mix(cloth, materials.shadow, 0.1)),
    rect(0, table + depth + 14, w, 10, ink),
    repeat(
      Math.ceil(w / 60),
      (i) =>
        path(`M${i * 60} ${table + depth + 34}h60a30 26 0 0 1 -60 0Z`, ink) +
        circle(i * 60 + 30, table + depth + 42, 5, cloth),
    ),
  ].join('');
};

const stoneTop = ({ w, h, table }: Size) =>
  [
    rect(0, table, w, depth, '#ddd4c6'),
    repeat(16, (i) =>
      path(
        `M${(i * 197) % w} ${table + 18 + ((i * 53) % 120)}h${14 + (i % 3) * 8}l-5 5h-16Z`,
        '#c9beac',
      ),
    ),
    rect(0, table + depth, w, 26, '#eee7da'),
    rect(0, table + depth + 26, w, h, '#b9ab97'),
    rect(0, table + depth + 26, w, 12, materials.shadow, 0, 'opacity=".16"'),
  ].join('');

/** No table at all: boards that run towards us. */
const floorBoards = ({ w, h, table }: Size, palette: Palette) => {
  const base = mix('#d3a873', palette.ground, 0.25);
  return [
    rect(0, table - 26, w, 26, mix(palette.ground, '#ffffff', 0.6)),
    rect(0, table, w, h - table, base),
    repeat(13, (i) =>
      polygon(
        [
          [i * 110 - 20, table],
          [i * 110 - 15, table],
          [(i - 6) * 190 + 646, h],
          [(i - 6) * 190 + 636, h],
        ],
        shift(base, -0.06),
      ),
    ),
  ].join('');
};

export const tableTop = (kind: TableKind, size: Size, palette: Palette) =>
  ({ wood: woodTop, steel: steelTop, cloth: clothTop, stone: stoneTop, floor: floorBoards })[kind](
    size,
    palette,
  );

export const pickTable = (random: Random) =>
  random.pick(tableKinds.filter((kind) => kind !== 'floor'));

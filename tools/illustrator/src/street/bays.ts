import { mix, shift } from '../colour.ts';
import { lit } from '../light.ts';
import { type Palette, materials } from '../palette.ts';
import { type Prop, row } from '../prop.ts';
import type { Random } from '../random.ts';
import { circle, line, n, path, polygon, rect, repeat } from '../svg.ts';

export type Box = { x: number; y: number; w: number; h: number };
export type BayLook = {
  /** Doors of a showroom carry no card. */
  card?: boolean;
  palette: Palette;
  frame: string;
  goods: readonly Prop[];
  lamps: boolean;
  random: Random;
};

const inside = ({ palette, lamps }: BayLook) =>
  lamps ? '#ffdc94' : mix(mix(palette.mainPale, '#f1cf9a', 0.45), '#6b4630', 0.1);

const glow = (look: BayLook, fragment: string) => (look.lamps ? lit(fragment) : fragment);

export function pendant(x: number, y: number, drop: number, colour: string, on: boolean): string {
  return [
    line(x, y, x, y + drop, materials.iron, 3),
    path(`M${n(x - 24)} ${n(y + drop + 22)}q2 -22 24 -24q22 2 24 24Z`, colour),
    on
      ? lit(
          circle(x, y + drop + 24, 9, '#fff6d8') +
            circle(x, y + drop + 24, 40, '#fff0b8', 'opacity=".35"'),
        )
      : circle(x, y + drop + 23, 8, '#fff0c4'),
  ].join('');
}

/** Slanted streaks that say "glass". */
const shine = ({ x, y, w, h }: Box) =>
  [
    [0.12, 0.14],
    [0.32, 0.05],
  ]
    .map(([from = 0, wide = 0]) =>
      polygon(
        [
          [x + w * (from + 0.16), y],
          [x + w * (from + 0.16 + wide), y],
          [x + w * (from + wide), y + h],
          [x + w * from, y + h],
        ],
        '#ffffff',
        'opacity=".17"',
      ),
    )
    .join('');

/** Shelves with goods, seen through glass or from an open front. */
function shelves(box: Box, look: BayLook, count: number): string {
  const { x, y, w, h } = box;
  const step = h / count;
  const plank = shift(look.frame, 0.06);
  const each = Math.max(2, Math.round(w / (step * 0.8)));
  return repeat(count, (i) => {
    const foot = y + step * (i + 1) - 8;
    const goods = Array.from({ length: each }, () => look.random.pick(look.goods));
    return (
      row(goods, x + 6, foot, w - 12, step * 0.68) +
      rect(x, foot, w, 8, plank) +
      rect(x, foot + 8, w, 6, materials.shadow, 0, 'opacity=".16"')
    );
  });
}

export function windowBay(box: Box, look: BayLook): string {
  const { x, y, w, h } = box;
  const riser = Math.min(74, h * 0.24);
  const glass = { x: x + 12, y: y + 12, w: w - 24, h: h - riser - 18 };
  const { palette } = look;
  return [
    rect(x, y, w, h, look.frame, 4),
    glow(look, rect(glass.x, glass.y, glass.w, glass.h, inside(look))),
    glow(
      look,
      shelves({ ...glass, y: glass.y + 40, h: glass.h - 40 }, look, glass.h > 210 ? 2 : 1),
    ),
    w > 220
      ? pendant(x + w * 0.3, glass.y, 22, palette.accent, look.lamps) +
        pendant(x + w * 0.7, glass.y, 22, palette.accent, look.lamps)
      : pendant(x + w / 2, glass.y, 18, palette.accent, look.lamps),
    shine(glass),
    rect(x - 4, y + h - riser - 8, w + 8, 12, shift(look.frame, 0.1), 3),
    rect(x + 14, y + h - riser + 14, w - 28, riser - 26, shift(look.frame, -0.05), 4),
  ].join('');
}

const doorCard = (x: number, y: number, ink: string) =>
  rect(x - 28, y, 56, 34, materials.cream, 4) +
  line(x - 16, y + 12, x + 16, y + 12, ink, 4) +
  line(x - 10, y + 23, x + 10, y + 23, ink, 3);

export function doorBay(box: Box, look: BayLook): string {
  const { x, y, w, h } = box;
  const leafW = w - 24;
  const leaf = look.palette.accent;
  const pane = { x: x + 34, y: y + 44, w: leafW - 44, h: h * 0.5 };
  return [
    rect(x, y, w, h, look.frame, 4),
    rect(x + 12, y + 12, leafW, h - 12, leaf),
    rect(x + 12, y + 12, leafW, 14, shift(leaf, -0.08)),
    glow(look, rect(pane.x, pane.y, pane.w, pane.h, mix(inside(look), '#ffffff', 0.15), 4)),
    shine(pane),
    rect(pane.x, pane.y + pane.h + 22, pane.w, h - pane.h - 44 - 22 - 30, shift(leaf, -0.06), 4),
    rect(x + w - 38, y + h * 0.56, 8, 54, materials.brass, 4),
    look.card === false ? '' : doorCard(pane.x + pane.w / 2, pane.y + 40, look.palette.dark),
    rect(x - 10, y + h - 8, w + 20, 14, materials.stoneDeep, 3),
  ].join('');
}

/** A rolling shutter pulled down by `amount` of the opening. */
export function shutter({ x, y, w, h }: Box, amount: number, colour: string): string {
  const drop = h * amount;
  const slats = Math.floor(drop / 15);
  return [
    rect(x, y, w, drop, colour),
    repeat(slats, (i) => rect(x, y + i * 15 + 10, w, 4, shift(colour, -0.07))),
    rect(x - 2, y + drop - 8, w + 4, 12, shift(colour, -0.16), 3),
    rect(x + w / 2 - 18, y + drop - 6, 36, 5, shift(colour, 0.05), 2),
    rect(x, y + drop + 4, w, 16, materials.shadow, 0, 'opacity=".2"'),
  ].join('');
}

/** An open front: shelves behind, a counter before, goods on it. */
export function counterBay(box: Box, look: BayLook, keeper: string): string {
  const { x, y, w, h } = box;
  const counter = 118;
  const { palette } = look;
  const room = { x: x + 10, y: y + 10, w: w - 20, h: h - 10 };
  const front = y + h - counter;
  const tilesAcross = Math.round((w - 20) / 36);
  const tile = (w - 20) / tilesAcross;
  return [
    rect(x, y, w, h, look.frame, 4),
    glow(look, rect(room.x, room.y, room.w, room.h, inside(look))),
    glow(look, shelves({ ...room, y: room.y + 30, h: 104 }, look, 1)),
    repeat(Math.max(1, Math.round(w / 190)), (i) =>
      pendant(
        x + (w * (i + 0.5)) / Math.max(1, Math.round(w / 190)),
        room.y,
        30,
        palette.accent,
        look.lamps,
      ),
    ),
    keeper,
    rect(x + 2, front, w - 4, counter, palette.mainSoft),
    repeat(tilesAcross, (i) =>
      i % 2 ? rect(x + 10 + i * tile, front + 20, tile, counter - 34, palette.main) : '',
    ),
    rect(x + 2, front + counter - 14, w - 4, 14, shift(look.frame, -0.04)),
    row(
      Array.from({ length: Math.max(3, Math.round(w / 90)) }, () => look.random.pick(look.goods)),
      x + 14,
      front,
      w - 28,
      74,
    ),
    rect(x - 8, front - 2, w + 16, 18, materials.steelLight, 4),
    rect(x - 8, front + 9, w + 16, 7, materials.steelDeep, 3),
  ].join('');
}

import { mix, shift } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { materials } from '../palette.ts';
import { castShadow, row, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { passerBy, shopkeeper } from '../street/people.ts';
import { rect, repeat, scaled } from '../svg.ts';
import { board, ceilingFan, floor, floorLine, lampRow, pickFloor, wall, width } from './room.ts';

/** A wall unit of shelves, filled. */
function unit(
  x: number,
  y: number,
  w: number,
  rows: number,
  brand: BrandLook,
  random: Random,
): string {
  const step = 126;
  const h = rows * step + 20;
  const { palette, motif } = brand;
  const wood = random.pick([materials.wood, mix(palette.main, materials.wood, 0.5), '#d9bf98']);
  const across = Math.max(3, Math.round(w / 96));
  return [
    rect(x + 10, y + 8, w, h, materials.shadow, 4, 'opacity=".12"'),
    rect(x, y, w, h, shift(wood, -0.06), 4),
    rect(x + 12, y + 12, w - 24, h - 24, mix(palette.ground, '#ffffff', 0.25)),
    repeat(rows, (r) => {
      const foot = y + (r + 1) * step;
      const one = random.pick(motif.side);
      const same = random.chance(0.45);
      const goods = Array.from({ length: across }, () => (same ? one : random.pick(motif.side)));
      return (
        row(goods, x + 18, foot, w - 36, 92) +
        rect(x + 6, foot, w - 12, 13, wood) +
        rect(x + 12, foot + 13, w - 24, 7, materials.shadow, 0, 'opacity=".12"')
      );
    }),
  ].join('');
}

export function store(brand: BrandLook, random: Random): string {
  const { palette, motif } = brand;
  const left = random.chance(0.5);
  const flip = (x: number, w: number) => (left ? x : width - x - w);
  const hero = motif.hero[0] ?? random.pick(motif.side);
  const counter = flip(760, 440);
  const top = floorLine - 90;
  const scale = Math.min(330 / hero.w, 330 / hero.h);
  return [
    wall(palette, random.chance(0.4)),
    unit(flip(40, 340), 210, 340, 3, brand, random),
    unit(flip(410, 300), 210, 300, 3, brand, random),
    unit(flip(740, 480), 240, 480, 2, brand, random),
    board(brand, 250, 60, 780, 118),
    random.chance(0.5) ? lampRow(40, palette.accent, [120, 1160]) : ceilingFan(1150, 40),
    floor(pickFloor(random), palette),
    stand(shopkeeper(random, palette.main), counter + 240, top + 10, 1.5),
    row(random.shuffle(motif.side).slice(0, 3), counter + 20, top, 230, 96),
    rect(counter + 320, top - 70, 84, 62, materials.iron, 6),
    rect(counter + 328, top - 62, 68, 46, '#cfe0d6', 3),
    rect(counter + 352, top - 12, 20, 14, materials.iron),
    rect(counter, top, 440, 230, palette.main, 4),
    rect(counter + 300, top, 140, 230, palette.mainDeep, 4),
    rect(counter + 24, top + 44, 240, 140, materials.glassLight, 5),
    row(random.shuffle(motif.side).slice(0, 4), counter + 30, top + 184, 228, 92),
    scaled(counter + 370, top + 120, 0.9, motif.icon(palette.second, palette.mainDeep)),
    rect(counter - 14, top - 6, 468, 24, '#ece4d6', 5),
    rect(counter - 14, top + 10, 468, 9, '#cbbfac', 4),
    castShadow(flip(330, 0), 850, hero.w * scale + 60),
    rect(
      flip(330, 0) - (hero.w * scale) / 2 - 40,
      800,
      hero.w * scale + 80,
      52,
      mix(palette.light, '#ffffff', 0.3),
      8,
    ),
    rect(
      flip(330, 0) - (hero.w * scale) / 2 - 40,
      838,
      hero.w * scale + 80,
      14,
      mix(palette.light, materials.shadow, 0.16),
      6,
    ),
    stand(hero, flip(330, 0), 806, scale),
    stand(passerBy(random), flip(690, 0), 880, 1.5),
    stand(pottedPlant(random, palette.accent), flip(1230, 0), 880, 1.2),
  ].join('');
}

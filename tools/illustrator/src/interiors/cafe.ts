import { mix, shift } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { letters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { row, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { passerBy, shopkeeper } from '../street/people.ts';
import { ellipse, rect, repeat, scaled } from '../svg.ts';
import { chair } from '../things/furniture.ts';
import { board, floor, floorLine, lampRow, outlook, pickFloor, wall, width } from './room.ts';

/** How long the name of each dish is: short where its price is long. */
const dishes = [0.29, 0.25, 0.18, 0.29, 0.18];

/** A slate with dishes and prices. */
function menuBoard(x: number, y: number, w: number, h: number, brand: BrandLook): string {
  const slate = '#2f3633';
  return [
    rect(x, y, w, h, materials.woodDeep, 8),
    rect(x + 12, y + 12, w - 24, h - 24, slate, 4),
    scaled(x + w * 0.5, y + 56, 0.6, brand.motif.icon('#fff4e0', slate)),
    repeat(
      Math.floor((h - 130) / 34),
      (i) =>
        rect(x + 30, y + 108 + i * 34, w * (dishes[i % dishes.length] ?? 0.2), 8, '#d9d3c4', 4) +
        letters(['₹40', '₹90', '₹120', '₹60', '₹150'][i % 5] ?? '₹40', {
          style: 'hand',
          size: 30,
          fill:
            brand.palette.light === '#ffffff'
              ? '#ffe9a8'
              : mix(brand.palette.light, '#ffffff', 0.2),
          x: x + w - 34,
          y: y + 120 + i * 34,
          anchor: 'end',
        }),
    ),
  ].join('');
}

function table(x: number, y: number, scale: number, brand: BrandLook, random: Random): string {
  const things = random
    .shuffle(brand.motif.side)
    .filter((thing) => thing.h < 300)
    .slice(0, 2);
  return scaled(
    x,
    y,
    scale,
    ellipse(10, 0, 190, 16, materials.shadow, 'opacity=".16"'),
    stand(chair(brand.palette.accent), -190, -6),
    `<g transform="translate(190 -6) scale(-1 1)">${chair(brand.palette.accent).art}</g>`,
    rect(-10, -200, 20, 196, materials.iron),
    rect(-70, -14, 140, 14, materials.iron, 6),
    row(things, -130, -208, 260, 92),
    rect(-160, -214, 320, 22, materials.wood, 8),
    rect(-160, -200, 320, 8, materials.woodDeep, 4),
  );
}

export function cafe(brand: BrandLook, random: Random): string {
  const { palette, motif } = brand;
  const left = random.chance(0.5);
  const flip = (x: number, w: number) => (left ? x : width - x - w);
  const counterX = flip(40, 560);
  const shelfX = flip(60, 520);
  const goods = (count: number) => Array.from({ length: count }, () => random.pick(motif.side));
  const top = floorLine - 150;
  return [
    wall(palette, random.chance(0.6)),
    outlook(flip(700, 480), 150, 480, 310, palette),
    board(brand, flip(60, 520), 84, 520, 110),
    rect(shelfX, 350, 520, 12, materials.wood, 3),
    row(goods(6), shelfX, 350, 520, 96),
    menuBoard(flip(612, 200) + (left ? -6 : 6), 196, 190, 290, brand),
    stand(shopkeeper(random, palette.main), counterX + 280 + random.int(-90, 90), top + 10, 1.5),
    row(goods(4), counterX + 20, top, 520, 100),
    floor(pickFloor(random), palette),
    rect(counterX, top + 10, 560, 240, palette.main),
    repeat(10, (i) => rect(counterX + i * 56 + 26, top + 10, 5, 240, palette.mainDeep)),
    rect(counterX - 14, top - 4, 588, 24, '#ece4d6', 5),
    rect(counterX - 14, top + 12, 588, 10, '#cbbfac', 4),
    rect(counterX, top + 232, 560, 18, shift(palette.dark, -0.03)),
    rect(counterX + 20, top + 250, 560, 12, materials.shadow, 6, 'opacity=".14"'),
    lampRow(60, palette.accent, [flip(860, 0), flip(1060, 0)]),
    stand(pottedPlant(random, palette.accent), flip(1190, 0), 760, 1.1),
    stand(passerBy(random), counterX + (left ? 150 : 410), 850, 1.5),
    table(flip(820, 0), 800, 0.8, brand, random),
    table(flip(1040, 0), 930, 1.08, brand, random),
  ].join('');
}

import { shift } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { materials } from '../palette.ts';
import { castShadow, row, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { passerBy, shopkeeper } from '../street/people.ts';
import { ellipse, rect, repeat } from '../svg.ts';
import { stool } from '../things/furniture.ts';
import { board, floor, floorLine, lampRow, outlook, pickFloor, wall, width } from './room.ts';

/** The long table with work on it, teacher behind, pupils before. */
function table(brand: BrandLook, random: Random): string {
  const { palette, motif } = brand;
  const top = 720;
  const hero = motif.hero[0];
  const things = random.shuffle(motif.side).slice(0, 5);
  return [
    stand(shopkeeper(random, palette.main), random.pick([420, 860]), top + 6, 1.75),
    hero ? stand(hero, 640, top, Math.min(300 / hero.w, 290 / hero.h)) : '',
    row(things.slice(0, 2), 190, top, 280, 120),
    row(things.slice(2, 4), 820, top, 280, 120),
    rect(150, top - 6, 980, 34, materials.wood, 8),
    rect(150, top + 16, 980, 12, materials.woodDeep, 6),
    rect(200, top + 28, 26, 190, materials.iron),
    rect(1054, top + 28, 26, 190, materials.iron),
    repeat(3, (i) => stand(stool(palette.accent), 380 + i * 260, 930, 0.8)),
    stand(passerBy(random), 300, 950, 1.5),
    stand(passerBy(random), 960, 955, 1.5),
  ].join('');
}

/** A rug with the large thing in the middle and people round it. */
function rug(brand: BrandLook, random: Random): string {
  const { palette, motif } = brand;
  const hero = motif.hero[0];
  const scale = hero ? Math.min(560 / hero.w, 420 / hero.h, motif.large ? 2 : 0.7) : 1;
  return [
    ellipse(640, 840, 540, 120, palette.main),
    ellipse(640, 840, 500, 106, palette.light),
    ellipse(640, 840, 420, 84, palette.mainSoft),
    hero ? castShadow(640, 842, hero.w * scale) + stand(hero, 640, 846, scale) : '',
    stand(passerBy(random), 210, 900, 1.28),
    stand(passerBy(random), 1080, 890, 1.28),
    row(random.shuffle(motif.side).slice(0, 2), 790, 930, 200, 130),
    row(random.shuffle(motif.side).slice(0, 2), 300, 930, 180, 120),
  ].join('');
}

export function workshop(brand: BrandLook, onRug: boolean, random: Random): string {
  const { palette, motif } = brand;
  const left = random.chance(0.5);
  const flip = (x: number, w: number) => (left ? x : width - x - w);
  const goods = () => random.shuffle(motif.side).slice(0, 4);
  return [
    wall(palette, random.chance(0.6)),
    board(brand, flip(420, 440), 80, 440, 104),
    outlook(flip(70, 280), 140, 280, 320, palette),
    ...[0, 1, 2].flatMap((r) => [
      row(goods(), flip(920, 300), 250 + r * 128, 300, 100),
      rect(flip(910, 320), 250 + r * 128, 320, 14, materials.wood, 4),
      rect(flip(930, 280), 264 + r * 128, 280, 7, materials.shadow, 0, 'opacity=".1"'),
    ]),
    rect(flip(450, 380), 240, 380, 220, shift(palette.ground, -0.08), 6),
    row(
      [motif.hero[1] ?? motif.hero[0], ...goods()]
        .filter((thing) => thing !== undefined)
        .slice(0, 2),
      flip(480, 320),
      440,
      320,
      170,
    ),
    rect(flip(450, 380), 440, 380, 20, materials.woodDeep, 4),
    lampRow(20, palette.accent, [flip(480, 0), flip(800, 0)]),
    floor(onRug ? 'planks' : pickFloor(random), palette),
    stand(pottedPlant(random, palette.accent), flip(60, 0), floorLine + 90, 1.1),
    onRug ? rug(brand, random) : table(brand, random),
  ].join('');
}

import { mix } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { lit, shining } from '../light.ts';
import { materials } from '../palette.ts';
import { stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { shopkeeper } from '../street/people.ts';
import { polygon, rect, repeat } from '../svg.ts';
import { goods, drawName, worktop, roomTone, type Spot } from './parts.ts';

/** A shipping container with its side flapped up. */
export function container(brand: BrandLook, { x, ground, lamps }: Spot, random: Random): string {
  const { palette } = brand;
  const w = 800;
  const left = x - w / 2;
  const h = 430;
  const top = ground - h - 20;
  const win = { x: left + 70, y: top + 140, w: w - 310, h: 170 };
  const ribs = Math.round(w / 26);
  const inside = [
    rect(win.x, win.y, win.w, win.h, roomTone(brand, lamps)),
    goods(brand, win.x + 10, win.y + 84, win.w - 20, 64, 5, random),
    rect(win.x, win.y + 84, win.w, 9, materials.wood),
  ].join('');
  return [
    rect(left + 20, ground - 8, w, 18, materials.shadow, 8, 'opacity=".2"'),
    ...[0.08, 0.5, 0.92].map((t) =>
      rect(left + w * t - 30, ground - 24, 60, 24, materials.stoneDark, 3),
    ),
    rect(left, top, w, h, palette.main, 4),
    repeat(ribs, (i) =>
      rect(left + 8 + (i * (w - 16)) / ribs, top + 16, 11, h - 32, palette.mainDeep),
    ),
    rect(left, top, w, 18, palette.mainDark, 3),
    rect(left, top + h - 18, w, 18, palette.mainDark, 3),
    shining(lamps, inside),
    stand(
      shopkeeper(random, palette.dark === palette.main ? palette.accent : palette.dark),
      win.x + win.w * 0.6,
      win.y + win.h + 4,
      1.1,
    ),
    goods(brand, win.x + 10, win.y + win.h, win.w * 0.48, 72, 3, random),
    worktop(win.x - 18, win.y + win.h - 2, win.w + 36),
    polygon(
      [
        [win.x - 4, win.y],
        [win.x + win.w + 4, win.y],
        [win.x + win.w + 40, win.y - 66],
        [win.x - 40, win.y - 66],
      ],
      mix(palette.light, materials.shadow, 0.08),
    ),
    polygon(
      [
        [win.x - 40, win.y - 66],
        [win.x + win.w + 40, win.y - 66],
        [win.x + win.w + 40, win.y - 54],
        [win.x - 40, win.y - 54],
      ],
      palette.light,
    ),
    rect(left + w - 210, top + 120, 130, h - 138, palette.mainDark, 3),
    rect(left + w - 196, top + 134, 102, 130, lamps ? lit('#ffdc94') : materials.glass, 3),
    rect(left + w - 104, top + 290, 8, 46, materials.brass, 4),
    shining(
      lamps,
      rect(left + 90, top - 96, w - 180, 96, palette.dark),
      drawName(
        brand,
        { x: left + 110, y: top - 96, w: w - 220, h: 96 },
        palette.light,
        mix(palette.dark, materials.shadow, 0.4),
      ),
    ),
  ].join('');
}

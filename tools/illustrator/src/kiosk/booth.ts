import { mix, shift } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { shining } from '../light.ts';
import { materials } from '../palette.ts';
import { stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pendant } from '../street/bays.ts';
import { shopkeeper } from '../street/people.ts';
import { circle, polygon, rect, scaled } from '../svg.ts';
import { counterFront, goods, drawName, scallops, worktop, roomTone, type Spot } from './parts.ts';

/** A booth: posts, a fascia with the name, counter and shelves. */
export function booth(brand: BrandLook, { x, ground, lamps }: Spot, random: Random): string {
  const { palette, motif } = brand;
  const w = 660;
  const left = x - w / 2;
  const top = ground - 560;
  const counter = ground - 218;
  const frame = random.pick([materials.woodDark, palette.mainDark, '#3d4a47']);
  const inside = [
    rect(left + 20, top + 110, w - 40, counter - top - 110, roomTone(brand, lamps)),
    goods(brand, left + 40, top + 236, w - 80, 76, 6, random),
    rect(left + 20, top + 236, w - 40, 10, shift(frame, 0.1)),
  ].join('');
  return [
    rect(left + 30, ground - 6, w, 16, materials.shadow, 8, 'opacity=".2"'),
    shining(lamps, inside),
    pendant(left + w * 0.3, top + 120, 26, palette.accent, lamps),
    pendant(left + w * 0.7, top + 120, 26, palette.accent, lamps),
    stand(
      shopkeeper(random, palette.main),
      left + w * random.pick([0.36, 0.62]),
      counter + 6,
      1.25,
    ),
    goods(brand, left + 30, counter, w - 60, 96, 6, random),
    rect(left, top + 60, 26, ground - top - 60, frame),
    rect(left + w - 26, top + 60, 26, ground - top - 60, shift(frame, -0.04)),
    counterFront({ x: left + 6, y: counter + 14, w: w - 12, h: 204 }, brand, random),
    worktop(left - 22, counter - 4, w + 44),
    polygon(
      [
        [left - 30, top + 112],
        [left + w + 30, top + 112],
        [left + w + 44, top + 132],
        [left - 44, top + 132],
      ],
      mix(palette.main, materials.shadow, 0.3),
    ),
    scallops(left - 40, top + 128, w + 80, palette.main, palette.light),
    shining(
      lamps,
      rect(left - 30, top, w + 60, 118, palette.main, 10),
      rect(
        left - 18,
        top + 12,
        w + 36,
        94,
        'none',
        6,
        `stroke="${palette.second}" stroke-width="3"`,
      ),
      drawName(
        brand,
        { x: left + 10, y: top, w: w - 20, h: 118 },
        palette.second,
        mix(palette.main, materials.shadow, 0.35),
        13,
      ),
      circle(x, top - 42, 62, palette.dark),
      circle(x, top - 42, 53, palette.light),
      scaled(x, top - 42, 0.74, motif.icon(palette.dark, palette.light)),
    ),
    rect(x - 60, top - 4, 120, 10, palette.mainDark, 3),
  ].join('');
}

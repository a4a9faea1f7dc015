import { mix, shift, tint } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { fitLetters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { row, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pottedPlant } from '../street/greenery.ts';
import { passerBy, shopkeeper } from '../street/people.ts';
import { circle, line, path, polygon, rect, repeat, scaled } from '../svg.ts';
import { goods, drawName } from './parts.ts';

/** Behind the island: shop windows of the arcade, out of focus by being pale. */
function arcade(width: number, floor: number, tone: string, random: Random): string {
  return [
    rect(0, 0, width, floor, tone),
    repeat(5, (i) => {
      const x = i * 270 - 40;
      const hue = random.pick(['#e9d3b4', '#cfdcd3', '#e6c9c0', '#d3d7e3', '#e9dfae']);
      return [
        rect(x, 190, 240, floor - 190, shift(tone, -0.05)),
        rect(x + 14, 270, 212, floor - 270, hue),
        rect(x + 14, 204, 212, 56, mix(hue, '#5a4a3c', 0.35), 4),
        rect(x + 60, 224, 120, 14, '#ffffff', 5, 'opacity=".6"'),
        rect(x + 40, 420, 70, floor - 420, mix(hue, '#ffffff', 0.4)),
        rect(x + 130, 400, 70, 12, mix(hue, '#5a4a3c', 0.3)),
        circle(x + 165, 372, 26, mix(hue, '#5a4a3c', 0.22)),
      ].join('');
    }),
    rect(0, 130, width, 46, shift(tone, -0.08)),
    rect(0, 92, width, 8, shift(tone, -0.12)),
    repeat(16, (i) => rect(i * 84 + 20, 96, 6, 36, shift(tone, -0.12))),
    repeat(
      4,
      (i) =>
        line(i * 340 + 130, 0, i * 340 + 130, 40, '#8d8478', 4) +
        circle(i * 340 + 130, 60, 26, '#fff3cf'),
    ),
  ].join('');
}

/** An island counter in a mall, 1280 by 960. */
export function mallKiosk(brand: BrandLook, random: Random): string {
  const { palette, motif } = brand;
  const width = 1280;
  const floor = 640;
  const tone = mix(tint(palette.main, 0.93, 0.02), '#fff6e8', 0.5);
  const x = 640 + random.int(-60, 60);
  const w = 760;
  const left = x - w / 2;
  const ground = 850;
  const top = ground - 230;
  const cut = materials.glassLight;
  return [
    arcade(width, floor, tone, random),
    rect(0, floor, width, 320, '#e9dfcf'),
    repeat(9, (i) =>
      polygon(
        [
          [i * 160 - 20, floor],
          [i * 160 - 14, floor],
          [(i - 4) * 260 + 646, 960],
          [(i - 4) * 260 + 634, 960],
        ],
        '#d9cdb9',
      ),
    ),
    ...[690, 770, 880].map((y) => rect(0, y, width, 4, '#d9cdb9')),
    stand(pottedPlant(random, palette.accent), 110, 820, 1.05),
    stand(pottedPlant(random, palette.accent), 1180, 810, 1),
    rect(left + 20, ground - 8, w + 10, 20, materials.shadow, 10, 'opacity=".16"'),
    rect(left + 60, 250, 26, top - 250, palette.mainDark),
    rect(left + w - 86, 250, 26, top - 250, palette.mainDark),
    rect(left + 20, 210, w - 40, 124, palette.main, 14),
    rect(left + 32, 222, w - 64, 100, 'none', 8, `stroke="${palette.second}" stroke-width="3"`),
    drawName(
      brand,
      { x: left + 60, y: 210, w: w - 120, h: 124 },
      palette.second,
      mix(palette.main, materials.shadow, 0.35),
      13,
    ),
    rect(left + 86, 334, w - 172, 14, materials.shadow, 0, 'opacity=".12"'),
    rect(x - 170, 380, 340, 150, palette.dark, 8),
    repeat(
      3,
      (i) =>
        rect(x - 146, 404 + i * 42, 150 + (i % 2) * 50, 12, palette.light, 5) +
        fitLetters(['₹99', '₹149', '₹249'][i] ?? '₹99', {
          x: x + 84,
          y: 396 + i * 42,
          w: 70,
          h: 28,
          style: 'block',
          fill: palette.light,
        }),
    ),
    stand(shopkeeper(random, palette.main), x + random.pick([-230, 220]), top + 4, 1.4),
    goods(brand, left + w * 0.66, top - 2, w * 0.28, 110, 2, random),
    rect(left, top + 8, w, 222, palette.main, 18),
    rect(left + w * 0.7, top + 8, w * 0.3, 222, palette.mainDeep, 18),
    rect(left + 30, top + 40, w * 0.6, 140, cut, 8),
    rect(left + 30, top + 108, w * 0.6, 8, materials.steelDeep),
    row(
      Array.from({ length: 6 }, () => random.pick(motif.side)),
      left + 40,
      top + 108,
      w * 0.58,
      58,
    ),
    row(
      Array.from({ length: 6 }, () => random.pick(motif.side)),
      left + 40,
      top + 180,
      w * 0.58,
      58,
    ),
    polygon(
      [
        [left + 60, top + 40],
        [left + 130, top + 40],
        [left + 60, top + 180],
        [left + 30, top + 180],
        [left + 30, top + 110],
      ],
      '#ffffff',
      'opacity=".4"',
    ),
    circle(left + w * 0.83, top + 118, 74, palette.second),
    scaled(
      left + w * 0.83,
      top + 118,
      1,
      motif.icon(palette.dark === palette.second ? palette.main : palette.dark, palette.second),
    ),
    path(
      `M${left - 20} ${top - 6}H${left + w + 20}V${top + 10}Q${left + w + 20} ${top + 18} ${left + w + 10} ${top + 18}H${left - 10}Q${left - 20} ${top + 18} ${left - 20} ${top + 10}Z`,
      materials.milk,
    ),
    rect(left - 20, top + 10, w + 40, 8, '#d9cdb9', 4),
    stand(passerBy(random), left - 30 + random.int(0, 100), 880, 1.32),
    random.chance(0.6) ? stand(passerBy(random), left + w * 0.62, 895, 1.32) : '',
  ].join('');
}

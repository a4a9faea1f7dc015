import { mix } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { shining } from '../light.ts';
import { materials } from '../palette.ts';
import { stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pendant } from '../street/bays.ts';
import { shopkeeper } from '../street/people.ts';
import { circle, polygon, rect, repeat } from '../svg.ts';
import { counterFront, goods, drawName, scallops, worktop, type Spot } from './parts.ts';

/** A handcart with wheels and a striped canopy. */
export function cart(brand: BrandLook, { x, ground, lamps }: Spot, random: Random): string {
  const { palette } = brand;
  const w = 640;
  const left = x - w / 2;
  const top = ground - 590;
  const counter = ground - 260;
  const pole = materials.woodDark;
  const wheel = (cx: number) =>
    [
      circle(cx, ground - 78, 78, 'none', `stroke="${materials.rubber}" stroke-width="14"`),
      circle(cx, ground - 78, 66, 'none', `stroke="${palette.accent}" stroke-width="10"`),
      repeat(
        8,
        (i) =>
          `<g transform="translate(${cx} ${ground - 78}) rotate(${i * 45})">${rect(-4, -66, 8, 66, palette.accent)}</g>`,
      ),
      circle(cx, ground - 78, 17, materials.brassDeep),
    ].join('');
  const stripes = 9;
  const step = (w + 90) / stripes;
  return [
    rect(left + 10, ground - 6, w + 10, 16, materials.shadow, 8, 'opacity=".2"'),
    rect(left + 26, top + 110, 16, counter - top - 100, pole),
    rect(left + w - 42, top + 110, 16, counter - top - 100, pole),
    stand(shopkeeper(random, palette.main), x + random.pick([-80, 70]), counter + 10, 1.3),
    lamps
      ? pendant(x, top + 120, 30, palette.accent, true)
      : pendant(x + 160, top + 120, 30, palette.accent, false),
    goods(brand, left + 24, counter, w - 48, 112, 5, random),
    counterFront({ x: left, y: counter + 14, w, h: 150 }, brand, random),
    worktop(left - 16, counter - 4, w + 32),
    rect(left + w, counter + 40, 90, 14, materials.wood, 7),
    wheel(left + 130),
    wheel(left + w - 130),
    repeat(stripes, (i) => {
      const a = left - 45 + i * step;
      const colour = i % 2 ? palette.light : palette.main;
      const inset = 60;
      const b = left - 45 + inset + (i * (w + 90 - inset * 2)) / stripes;
      return polygon(
        [
          [b, top + 30],
          [b + (w + 90 - inset * 2) / stripes, top + 30],
          [a + step, top + 120],
          [a, top + 120],
        ],
        colour,
      );
    }),
    scallops(
      left - 45,
      top + 118,
      w + 90,
      mix(palette.main, materials.shadow, 0.14),
      mix(palette.light, materials.shadow, 0.14),
      40,
    ),
    shining(
      lamps,
      rect(left + 90, top - 40, w - 180, 84, palette.dark, 12),
      drawName(
        brand,
        { x: left + 110, y: top - 40, w: w - 220, h: 84 },
        palette.light,
        mix(palette.dark, materials.shadow, 0.4),
      ),
    ),
  ].join('');
}

import { shift } from '../colour.ts';
import { fitLetters } from '../lettering/lettering.ts';
import type { BrandLook } from '../brand-look.ts';
import { materials } from '../palette.ts';
import { row } from '../prop.ts';
import type { Random } from '../random.ts';
import { circle, line, n, path, rect, repeat, scaled } from '../svg.ts';

/** Marigold strings across the top of a picture. */
export function garland(w: number): string {
  const swags = 4;
  const span = w / swags;
  return (
    repeat(swags, (s) =>
      repeat(13, (i) => {
        const t = i / 12;
        const x = s * span + t * span;
        const y = 10 + 4 * 64 * t * (1 - t);
        const colour = i % 2 ? '#f2a516' : '#e57f22';
        return circle(x, y, 15, colour) + circle(x, y, 7, shift(colour, 0.07));
      }),
    ) +
    repeat(
      swags + 1,
      (s) =>
        repeat(4, (i) => circle(s * span, 18 + i * 25, 14 - i, i % 2 ? '#e57f22' : '#f2a516')) +
        path(`M${n(s * span - 12)} 104h24q0 26 -12 42q-12 -16 -12 -42Z`, materials.leaf),
    )
  );
}

export function pendants(w: number, colour: string, drop: number): string {
  return [0.3, 0.7]
    .map((t) => {
      const x = w * t;
      return [
        line(x, 0, x, drop, materials.iron, 5),
        circle(x, drop + 74, 26, '#fff3cf'),
        path(
          `M${n(x - 84)} ${n(drop + 74)}C${n(x - 80)} ${n(drop + 10)} ${n(x - 30)} ${n(drop)} ${n(x)} ${n(drop)}C${n(x + 30)} ${n(drop)} ${n(x + 80)} ${n(drop + 10)} ${n(x + 84)} ${n(drop + 74)}Z`,
          colour,
        ),
        path(
          `M${n(x + 20)} ${n(drop + 2)}C${n(x + 54)} ${n(drop + 6)} ${n(x + 80)} ${n(drop + 24)} ${n(x + 84)} ${n(drop + 74)}H${n(x + 40)}C${n(x + 46)} ${n(drop + 40)} ${n(x + 36)} ${n(drop + 14)} ${n(x + 20)} ${n(drop + 2)}Z`,
          shift(colour, -0.06),
        ),
      ].join('');
    })
    .join('');
}

/** An enamel plate with mark and name. */
export function enamelSign(x: number, y: number, brand: BrandLook): string {
  const { palette, motif, name, style } = brand;
  const w = 330;
  return [
    rect(x - w / 2 + 8, y + 10, w, 190, materials.shadow, 18, 'opacity=".12"'),
    rect(x - w / 2, y, w, 190, palette.main, 18),
    rect(
      x - w / 2 + 10,
      y + 10,
      w - 20,
      170,
      'none',
      12,
      `stroke="${palette.second}" stroke-width="4"`,
    ),
    scaled(x, y + 68, 0.86, motif.icon(palette.second, palette.main)),
    fitLetters(name, {
      x: x - w / 2 + 28,
      y: y + 122,
      w: w - 56,
      h: 44,
      style,
      fill: palette.second,
    }),
    ...[-1, 1].map((side) => circle(x + side * (w / 2 - 20), y + 20, 5, materials.steelDeep)),
  ].join('');
}

export function wallShelf(
  x: number,
  y: number,
  w: number,
  brand: BrandLook,
  random: Random,
): string {
  const goods = random.shuffle(brand.motif.side).slice(0, 3);
  return [
    row(goods, x, y, w, 130),
    rect(x - 14, y, w + 28, 20, materials.wood, 4),
    rect(x - 14, y + 13, w + 28, 7, materials.woodDeep, 3),
    rect(x + 30, y + 20, 14, 34, materials.woodDeep),
    rect(x + w - 44, y + 20, 14, 34, materials.woodDeep),
    rect(x - 4, y + 20, w + 20, 10, materials.shadow, 0, 'opacity=".12"'),
  ].join('');
}

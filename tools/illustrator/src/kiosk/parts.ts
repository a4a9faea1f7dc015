import { mix, shift } from '../colour.ts';
import { type BrandLook, signText } from '../brand-look.ts';
import { fitLetters } from '../lettering/lettering.ts';
import { materials } from '../palette.ts';
import { row } from '../prop.ts';
import type { Random } from '../random.ts';
import { at, circle, path, rect, repeat, scaled } from '../svg.ts';

/** Where a stall stands and whether its lamps are lit. */
export type Spot = { x: number; ground: number; lamps: boolean };
export type Box = { x: number; y: number; w: number; h: number };

/** Name on a plain ground or inside a painted frame, `inset` from its edges, as large as fits. */
export const drawName = (brand: BrandLook, box: Box, ink: string, shade: string, inset = 0) => {
  const rules = { top: box.y + inset + 3, bottom: box.y + box.h - inset - 6 };
  const setting = { ...box, style: brand.style, most: box.h * 0.62, rules };
  const front = fitLetters(signText(brand), { ...setting, fill: ink });
  const behind = fitLetters(signText(brand), { ...setting, fill: shade });
  return at(3, 4, behind) + front;
};

/** Goods along an edge at y. */
export const goods = (
  brand: BrandLook,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  random: Random,
) =>
  row(
    Array.from({ length: count }, () => random.pick(brand.motif.side)),
    x,
    y,
    w,
    h,
  );

/** The front of a counter in one of four patterns. */
export function counterFront({ x, y, w, h }: Box, brand: BrandLook, random: Random): string {
  const { main, mainDeep, second, light, accent } = brand.palette;
  const kind = random.int(0, 3);
  const stripes = Math.round(w / 56);
  const step = w / stripes;
  const body = [
    () =>
      rect(x, y, w, h, main) +
      repeat(stripes, (i) => (i % 2 ? rect(x + i * step, y, step, h, light) : '')),
    () =>
      rect(x, y, w, h, main) +
      repeat(Math.round(w / 34), (i) => rect(x + i * 34 + 15, y, 4, h, mainDeep)),
    () =>
      rect(x, y, w, h, mix(light, '#ffffff', 0.3)) +
      repeat(Math.ceil(h / 44), (r) =>
        repeat(Math.ceil(w / 44), (i) =>
          (i + r) % 2
            ? rect(x + i * 44, y + r * 44, Math.min(44, w - i * 44), Math.min(44, h - r * 44), main)
            : '',
        ),
      ),
    () =>
      rect(x, y, w, h, main) +
      rect(x + 26, y + 26, w - 52, h - 52, 'none', 10, `stroke="${second}" stroke-width="5"`),
  ][kind]?.();
  const plaque = kind === 1 || kind === 3;
  return [
    body,
    plaque
      ? circle(x + w / 2, y + h / 2, h * 0.34, second) +
        scaled(
          x + w / 2,
          y + h / 2,
          h * 0.0046,
          brand.motif.icon(brand.palette.dark === second ? main : brand.palette.dark, second),
        )
      : '',
    rect(x, y + h - 18, w, 18, shift(brand.palette.dark, -0.02)),
    rect(x, y, w, 10, materials.shadow, 0, 'opacity=".18"'),
    kind === 0 ? rect(x, y + h - 26, w, 8, accent) : '',
  ].join('');
}

export const worktop = (x: number, y: number, w: number) =>
  rect(x, y, w, 22, materials.steelLight, 5) + rect(x, y + 13, w, 9, materials.steelDeep, 4);

/** A scalloped edge hanging from y. */
export function scallops(
  x: number,
  y: number,
  w: number,
  a: string,
  b: string,
  depth = 46,
): string {
  const count = Math.round(w / 54) | 1;
  const step = w / count;
  return repeat(count, (i) =>
    path(
      `M${x + i * step} ${y}h${step}v${depth - step / 3}a${step / 2} ${step / 2.6} 0 0 1 ${-step} 0Z`,
      i % 2 ? b : a,
    ),
  );
}

/** The wall inside a stall. */
export const roomTone = (brand: BrandLook, lamps: boolean) =>
  lamps ? '#ffdc94' : mix(brand.palette.ground, '#8a5f3c', 0.18);

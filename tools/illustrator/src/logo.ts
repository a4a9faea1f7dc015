import { lchOf, mix } from './colour.ts';
import type { BrandLook } from './brand-look.ts';
import { fitLetters } from './lettering/lettering.ts';
import { materials } from './palette.ts';
import type { Random } from './random.ts';
import { circle, n, path, picture, rect, repeat, scaled } from './svg.ts';

const side = 512;
const mid = side / 2;

const scalloped = (r: number, petals: number, fill: string) =>
  repeat(petals, (i) => {
    const a = (i * Math.PI * 2) / petals;
    return circle(mid + Math.cos(a) * r, mid + Math.sin(a) * r, (r * Math.PI) / petals + 4, fill);
  }) + circle(mid, mid, r + 4, fill);

const arch = (grow: number, fill: string) => {
  const half = 168 + grow;
  const foot = 452 + grow;
  return path(
    `M${n(mid - half)} ${n(foot)}V${n(230 - grow * 0.4)}C${n(mid - half)} ${n(150 - grow)} ${n(mid - 70)} ${n(130 - grow)} ${n(mid)} ${n(48 - grow)}C${n(mid + 70)} ${n(130 - grow)} ${n(mid + half)} ${n(150 - grow)} ${n(mid + half)} ${n(230 - grow * 0.4)}V${n(foot)}Z`,
    fill,
  );
};

const initials = (name: string) =>
  name
    .split(' ')
    .filter((word) => /^[A-Z0-9]/.test(word))
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');

/** The awning of the shop over the mark. */
function awningTop(a: string, b: string): string {
  const count = 7;
  const step = side / count;
  const cloth = (i: number) => (i % 2 ? b : a);
  return repeat(count, (i) =>
    path(
      `M${n(i * step)} 0h${n(step + 0.6)}v118a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0Z`,
      cloth(i),
    ),
  );
}

/** A square emblem, 512 by 512, that still reads at 48 pixels. */
export function logo(brand: BrandLook, random: Random): string {
  const { palette, motif } = brand;
  const { main, second, dark, light } = palette;
  const pale = lchOf(light).l > 0.9 ? light : mix(light, '#ffffff', 0.25);
  const icon = (ink: string, ground: string, scale: number, y = mid) =>
    scaled(mid, y, scale, motif.icon(ink, ground));
  const text = (ink: string, x: number, y: number, w: number, h: number) =>
    fitLetters(initials(brand.name), { x, y, w, h, style: brand.style, fill: ink });
  const kinds = [
    () => rect(0, 0, side, side, main) + icon(second, main, 3.5),
    () =>
      rect(0, 0, side, side, pale) +
      circle(mid, mid, 216, dark) +
      circle(mid, mid, 194, 'none', `stroke="${pale}" stroke-width="9"`) +
      icon(pale, dark, 2.7),
    () => rect(0, 0, side, side, main) + scalloped(190, 16, second) + icon(main, second, 2.75),
    () =>
      rect(0, 0, side, side, pale) +
      arch(18, dark) +
      arch(0, pale) +
      arch(-14, dark) +
      icon(pale, dark, 2.4, 292),
    () =>
      rect(0, 0, side, side, pale) +
      awningTop(dark, mix(pale, materials.shadow, 0.08)) +
      icon(dark, pale, 2.8, 342),
    () =>
      rect(0, 0, side, side, main) +
      text(second, 76, 92, 360, 250) +
      rect(96, 388, 320, 20, second, 10) +
      circle(mid, 398, 34, main) +
      circle(mid, 398, 20, second),
    () =>
      rect(0, 0, side, side, main) +
      `<g transform="rotate(45 ${mid} ${mid})">${rect(94, 94, 324, 324, second, 34)}</g>` +
      icon(main, second, 2.4),
    () =>
      rect(0, 0, side, side, dark) +
      rect(34, 34, 444, 444, 'none', 52, `stroke="${light}" stroke-width="14"`) +
      icon(light, dark, 2.9),
    () =>
      rect(0, 0, side, side, pale) +
      rect(0, 330, side, 182, dark) +
      icon(dark, pale, 2.6, 176) +
      text(pale, 116, 362, 280, 116),
  ];
  return picture(side, side, random.pick(kinds)());
}

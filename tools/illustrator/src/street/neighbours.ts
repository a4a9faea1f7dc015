import { mix } from '../colour.ts';
import { lit } from '../light.ts';
import { materials } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, line, n, rect, repeat, stroke } from '../svg.ts';
import { shutter } from './bays.ts';
import { groundLine } from './pavement.ts';

const washes = ['#e8d5ba', '#d7ddca', '#e8cbb8', '#cfd8dd', '#ecdcae', '#dfcad0', '#c9dcd6'];
const boards = ['#8c6a52', '#6d7f6a', '#9a5f4a', '#5f7486', '#a3813f'];

/** The house next door, quieter than the shop: plaster, a window or two, a closed shutter. */
export function neighbour(
  x: number,
  w: number,
  top: number,
  lamps: boolean,
  random: Random,
): string {
  const wash = random.pick(washes);
  const deep = mix(wash, '#8a5a44', 0.2);
  const fascia = mix(random.pick(boards), wash, 0.25);
  const shopTop = groundLine - 300;
  const windows = Math.max(1, Math.floor(w / 130));
  const pane = () => (lamps && random.chance(0.5) ? lit('#f6c978') : mix(wash, '#3d4d57', 0.62));
  const storeys = Math.max(1, Math.floor((shopTop - top - 40) / 170));
  return [
    rect(x, top, w, groundLine - top, wash),
    rect(x - 8, top - 14, w + 16, 20, deep),
    repeat(storeys, (s) =>
      repeat(windows, (i) => {
        const cx = x + (w * (i + 0.5)) / windows;
        const y = top + 50 + s * 170;
        return (
          rect(cx - 36, y, 72, 104, deep, 2) +
          rect(cx - 29, y + 7, 58, 90, pane()) +
          rect(cx - 2, y + 7, 4, 90, deep) +
          rect(cx - 46, y - 14, 92, 10, deep)
        );
      }),
    ),
    rect(x, shopTop - 64, w, 64, fascia),
    rect(x + w * 0.2, shopTop - 42, w * 0.6, 9, mix(fascia, '#fff4e0', 0.55), 4),
    rect(x + w * 0.3, shopTop - 24, w * 0.4, 7, mix(fascia, '#fff4e0', 0.4), 3),
    shutter({ x: x + 16, y: shopTop + 16, w: w - 32, h: 284 }, 1, mix(fascia, '#d9d3c8', 0.66)),
    rect(x, groundLine - 16, w, 16, deep),
  ].join('');
}

/** Electric lines between the houses, with a crow or two where there is sky. */
export function cables(width: number, y: number, crows: boolean, random: Random): string {
  const sag = random.between(30, 60);
  const cord = '#4b4541';
  const wire = (from: number, to: number, drop: number) =>
    stroke(
      `M-10 ${n(from)}Q${n(width / 2)} ${n((from + to) / 2 + drop)} ${width + 10} ${n(to)}`,
      cord,
      2.5,
    );
  const heightAt = (x: number) => {
    const t = x / width;
    return (1 - t) ** 2 * y + 2 * t * (1 - t) * (y - 10 + sag) + t ** 2 * (y - 20);
  };
  const crowAt = (x: number) => {
    const foot = heightAt(x);
    return [
      `<g transform="translate(${n(x)} ${n(foot)})">`,
      `<path d="M-16 -4C-16 -18 -4 -24 6 -22C10 -30 22 -28 22 -20L30 -18L22 -15C20 -4 8 0 -4 -1L-30 8Z" fill="#2b2a2e"/>`,
      circle(17, -21, 1.6, '#f4ecdc'),
      line(-2, -2, -2, 4, '#2b2a2e', 2),
      '</g>',
    ].join('');
  };
  return [
    wire(y, y - 20, sag),
    wire(y + 14, y + 2, sag + 16),
    crows
      ? crowAt(random.between(0.2, 0.45) * width) + crowAt(random.between(0.5, 0.8) * width)
      : '',
  ].join('');
}

export function stringLights(x: number, y: number, w: number): string {
  const count = Math.round(w / 44);
  const sag = 34;
  const bulb = (i: number) => {
    const t = (i + 0.5) / count;
    const by = y + 4 * sag * t * (1 - t);
    return lit(
      circle(x + w * t, by + 10, 7, '#ffd978') +
        circle(x + w * t, by + 10, 18, '#ffdf8f', 'opacity=".35"'),
    );
  };
  return (
    stroke(
      `M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + sag * 2)} ${n(x + w)} ${n(y)}`,
      materials.iron,
      2.5,
    ) + repeat(count, bulb)
  );
}

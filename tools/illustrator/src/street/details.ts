import { shift } from '../colour.ts';
import { lit } from '../light.ts';
import { type Palette, materials } from '../palette.ts';
import type { Random } from '../random.ts';
import { circle, ellipse, line, n, path, rect, repeat, scaled, stroke } from '../svg.ts';
import type { Icon } from '../motifs/motif.ts';

/** Marigolds and mango leaves strung over a door. */
export function toran(x: number, y: number, w: number): string {
  const count = Math.max(5, Math.round(w / 22));
  const step = w / count;
  return [
    rect(x, y - 3, w, 6, '#d8871c', 3),
    repeat(count, (i) => {
      const cx = x + step * (i + 0.5);
      return i % 2
        ? path(`M${n(cx - 6)} ${n(y)}h12q2 16 -6 28q-8 -12 -6 -28Z`, materials.leaf)
        : circle(cx, y + 7, 9, '#f2a516') + circle(cx, y + 21, 7, '#e8892c');
    }),
  ].join('');
}

/** A round sign that hangs out over the footpath. */
export function bladeSign(
  x: number,
  y: number,
  palette: Palette,
  icon: Icon,
  lamps: boolean,
): string {
  const disc = [
    circle(x + 4, y + 52, 46, materials.shadow, 'opacity=".16"'),
    circle(x, y + 48, 46, palette.dark),
    circle(x, y + 48, 39, palette.light),
    scaled(x, y + 48, 0.52, icon(palette.dark, palette.light)),
  ].join('');
  return [
    stroke(
      `M${n(x - 62)} ${n(y - 8)}H${n(x + 14)}M${n(x - 62)} ${n(y + 18)}Q${n(x - 34)} ${n(y + 10)} ${n(x - 22)} ${n(y - 8)}`,
      materials.iron,
      5,
    ),
    line(x, y - 8, x, y + 4, materials.iron, 4),
    lamps ? lit(disc) : disc,
  ].join('');
}

export function wallLamp(x: number, y: number, on: boolean): string {
  const glass = path(`M${n(x - 13)} ${n(y)}h26l-5 34h-16Z`, '#fff0c4');
  return [
    path(`M${n(x - 16)} ${n(y)}q16 -22 32 0Z`, materials.iron),
    on ? lit(circle(x, y + 16, 62, '#ffdf94', 'opacity=".28"') + glass) : glass,
    rect(x - 10, y + 34, 20, 5, materials.iron, 2),
  ].join('');
}

/** Lemon and chillies against the evil eye. */
export const nimbuMirchi = (x: number, y: number) =>
  [
    line(x, y, x, y + 46, '#4a4038', 2),
    repeat(4, (i) =>
      stroke(
        `M${n(x)} ${n(y + 14 + i * 7)}q${i % 2 ? 10 : -10} 4 ${i % 2 ? 13 : -13} 14`,
        '#3f7d3c',
        5,
      ),
    ),
    ellipse(x, y + 52, 8, 10, '#f1cb3c'),
  ].join('');

/** How far a thing reaches to the left and to the right of where it stands. */
type RoofThing = { left: number; right: number; draw: (x: number) => string };

/**
 * Things on a flat roof: tank, dish, pots. A raised middle leaves `flat` at either side; what does
 * not fit there would stick out from behind it as a scrap.
 */
export function roofThings(
  x: number,
  w: number,
  y: number,
  random: Random,
  flat: number = w / 2,
): string {
  const tank = (cx: number) =>
    [
      rect(cx - 34, y - 14, 8, 14, materials.steelDark),
      rect(cx + 26, y - 14, 8, 14, materials.steelDark),
      path(
        `M${n(cx - 42)} ${n(y - 14)}V${n(y - 70)}Q${n(cx - 40)} ${n(y - 84)} ${n(cx - 14)} ${n(y - 88)}V${n(y - 96)}H${n(cx + 14)}V${n(y - 88)}Q${n(cx + 40)} ${n(y - 84)} ${n(cx + 42)} ${n(y - 70)}V${n(y - 14)}Z`,
        '#3b4145',
      ),
      repeat(3, (i) => rect(cx - 42, y - 66 + i * 18, 84, 4, '#2b3034')),
    ].join('');
  const dish = (cx: number) =>
    line(cx, y, cx, y - 30, materials.steelDark, 5) +
    `<g transform="translate(${n(cx)} ${n(y - 44)}) rotate(-28)">${ellipse(0, 0, 32, 22, '#e4e1d8')}${ellipse(4, 2, 22, 14, shift('#e4e1d8', -0.07))}${line(0, 0, 22, -26, materials.steelDark, 3)}</g>`;
  const pots = (cx: number) =>
    repeat(
      3,
      (i) =>
        rect(cx + i * 34 - 12, y - 22, 24, 22, materials.clay, 3) +
        circle(cx + i * 34, y - 36, 18, i % 2 ? materials.leaf : materials.leafDeep),
    );
  const tanks: RoofThing = { left: 46, right: 46, draw: tank };
  const dishes: RoofThing = { left: 36, right: 36, draw: dish };
  const gardens: RoofThing = { left: 22, right: 90, draw: pots };
  const fits = ({ left, right }: RoofThing) => left + right <= flat;
  const onLeft = (thing: RoofThing, cx: number) =>
    fits(thing) ? thing.draw(Math.min(cx, x + flat - thing.right)) : '';
  const onRight = (thing: RoofThing, cx: number) =>
    fits(thing) ? thing.draw(Math.max(cx, x + w - flat + thing.left)) : '';
  return [
    onLeft(random.pick([tanks, gardens]), x + w * random.between(0.14, 0.3)),
    random.chance(0.6)
      ? onRight(random.pick([dishes, gardens]), x + w * random.between(0.66, 0.86))
      : '',
  ].join('');
}

/** A paper kite with its tail. */
export const kite = (x: number, y: number, colour: string, random: Random) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(-30, 30))})">${path('M0 -34L28 0L0 40L-28 0Z', colour)}${path('M0 -34L28 0L0 40Z', shift(colour, -0.06))}${stroke('M0 40q-10 20 2 34t-4 34', colour, 3)}</g>`;

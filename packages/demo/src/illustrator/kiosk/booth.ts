import { mix, shift } from '../colour.ts';
import type { BrandLook } from '../brand-look.ts';
import { lit } from '../light.ts';
import { stuff } from '../palette.ts';
import { stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { pendant } from '../street/bays.ts';
import { shopkeeper } from '../street/people.ts';
import { circle, path, polygon, rect, repeat, scaled } from '../svg.ts';
import { counterFront, goods, nameOn, scallops, worktop } from './parts.ts';

type Spot = { x: number; ground: number; lamps: boolean };

const roomTone = (brand: BrandLook, lamps: boolean) =>
  lamps ? '#ffdc94' : mix(brand.palette.ground, '#8a5f3c', 0.18);

/** A booth: posts, a fascia with the name, counter and shelves. */
export function booth(brand: BrandLook, { x, ground, lamps }: Spot, random: Random): string {
  const { palette, motif } = brand;
  const w = 660;
  const left = x - w / 2;
  const top = ground - 560;
  const counter = ground - 218;
  const frame = random.pick([stuff.woodDark, palette.mainDark, '#3d4a47']);
  const inside = [
    rect(left + 20, top + 110, w - 40, counter - top - 110, roomTone(brand, lamps)),
    goods(brand, left + 40, top + 236, w - 80, 76, 6, random),
    rect(left + 20, top + 236, w - 40, 10, shift(frame, 0.1)),
  ].join('');
  return [
    rect(left + 30, ground - 6, w, 16, stuff.shadow, 8, 'opacity=".2"'),
    lamps ? lit(inside) : inside,
    pendant(left + w * 0.3, top + 120, 26, palette.accent, lamps),
    pendant(left + w * 0.7, top + 120, 26, palette.accent, lamps),
    stand(shopkeeper(random, palette.main), left + w * random.pick([0.36, 0.62]), counter + 6, 1.25),
    goods(brand, left + 30, counter, w - 60, 96, 6, random),
    rect(left, top + 60, 26, ground - top - 60, frame),
    rect(left + w - 26, top + 60, 26, ground - top - 60, shift(frame, -0.04)),
    counterFront({ x: left + 6, y: counter + 14, w: w - 12, h: 204 }, brand, random),
    worktop(left - 22, counter - 4, w + 44),
    polygon([[left - 30, top + 112], [left + w + 30, top + 112], [left + w + 44, top + 132], [left - 44, top + 132]], mix(palette.main, stuff.shadow, 0.3)),
    scallops(left - 40, top + 128, w + 80, palette.main, palette.light),
    rect(left - 30, top, w + 60, 118, palette.main, 10),
    rect(left - 18, top + 12, w + 36, 94, 'none', 6, `stroke="${palette.second}" stroke-width="3"`),
    nameOn(brand, { x: left + 10, y: top, w: w - 20, h: 118 }, palette.second, mix(palette.main, stuff.shadow, 0.35), lamps),
    circle(x, top - 42, 62, palette.dark),
    circle(x, top - 42, 53, palette.light),
    scaled(x, top - 42, 0.74, motif.icon(palette.dark, palette.light)),
    rect(x - 60, top - 4, 120, 10, palette.mainDark, 3),
  ].join('');
}

/** A handcart with wheels and a striped canopy. */
export function cart(brand: BrandLook, { x, ground, lamps }: Spot, random: Random): string {
  const { palette } = brand;
  const w = 640;
  const left = x - w / 2;
  const top = ground - 590;
  const counter = ground - 260;
  const pole = stuff.woodDark;
  const wheel = (cx: number) =>
    [
      circle(cx, ground - 78, 78, 'none', `stroke="${stuff.rubber}" stroke-width="14"`),
      circle(cx, ground - 78, 66, 'none', `stroke="${palette.accent}" stroke-width="10"`),
      repeat(8, (i) => `<g transform="translate(${cx} ${ground - 78}) rotate(${i * 45})">${rect(-4, -66, 8, 66, palette.accent)}</g>`),
      circle(cx, ground - 78, 17, stuff.brassDeep),
    ].join('');
  const stripes = 9;
  const step = (w + 90) / stripes;
  return [
    rect(left + 10, ground - 6, w + 10, 16, stuff.shadow, 8, 'opacity=".2"'),
    rect(left + 26, top + 110, 16, counter - top - 100, pole),
    rect(left + w - 42, top + 110, 16, counter - top - 100, pole),
    stand(shopkeeper(random, palette.main), x + random.pick([-80, 70]), counter + 10, 1.3),
    lamps ? pendant(x, top + 120, 30, palette.accent, true) : pendant(x + 160, top + 120, 30, palette.accent, false),
    goods(brand, left + 24, counter, w - 48, 112, 5, random),
    counterFront({ x: left, y: counter + 14, w, h: 150 }, brand, random),
    worktop(left - 16, counter - 4, w + 32),
    rect(left + w, counter + 40, 90, 14, stuff.wood, 7),
    wheel(left + 130),
    wheel(left + w - 130),
    repeat(stripes, (i) => {
      const a = left - 45 + i * step;
      const colour = i % 2 ? palette.light : palette.main;
      const inset = 60;
      const b = left - 45 + inset + (i * (w + 90 - inset * 2)) / stripes;
      return polygon([[b, top + 30], [b + (w + 90 - inset * 2) / stripes, top + 30], [a + step, top + 120], [a, top + 120]], colour);
    }),
    scallops(left - 45, top + 118, w + 90, mix(palette.main, stuff.shadow, 0.14), mix(palette.light, stuff.shadow, 0.14), 40),
    rect(left + 90, top - 40, w - 180, 84, palette.dark, 12),
    nameOn(brand, { x: left + 110, y: top - 40, w: w - 220, h: 84 }, palette.light, mix(palette.dark, stuff.shadow, 0.4), lamps),
  ].join('');
}

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
    rect(win.x, win.y + 84, win.w, 9, stuff.wood),
  ].join('');
  return [
    rect(left + 20, ground - 8, w, 18, stuff.shadow, 8, 'opacity=".2"'),
    ...[0.08, 0.5, 0.92].map((t) => rect(left + w * t - 30, ground - 24, 60, 24, stuff.stoneDark, 3)),
    rect(left, top, w, h, palette.main, 4),
    repeat(ribs, (i) => rect(left + 8 + (i * (w - 16)) / ribs, top + 16, 11, h - 32, palette.mainDeep)),
    rect(left, top, w, 18, palette.mainDark, 3),
    rect(left, top + h - 18, w, 18, palette.mainDark, 3),
    lamps ? lit(inside) : inside,
    stand(shopkeeper(random, palette.dark === palette.main ? palette.accent : palette.dark), win.x + win.w * 0.6, win.y + win.h + 4, 1.1),
    goods(brand, win.x + 10, win.y + win.h, win.w * 0.48, 72, 3, random),
    worktop(win.x - 18, win.y + win.h - 2, win.w + 36),
    polygon([[win.x - 4, win.y], [win.x + win.w + 4, win.y], [win.x + win.w + 40, win.y - 66], [win.x - 40, win.y - 66]], mix(palette.light, stuff.shadow, 0.08)),
    polygon([[win.x - 40, win.y - 66], [win.x + win.w + 40, win.y - 66], [win.x + win.w + 40, win.y - 54], [win.x - 40, win.y - 54]], palette.light),
    rect(left + w - 210, top + 120, 130, h - 138, palette.mainDark, 3),
    rect(left + w - 196, top + 134, 102, 130, lamps ? lit('#ffdc94') : stuff.glass, 3),
    rect(left + w - 104, top + 290, 8, 46, stuff.brass, 4),
    path(`M${left + 90} ${top - 96}H${left + w - 90}V${top}H${left + 90}Z`, palette.dark),
    nameOn(brand, { x: left + 110, y: top - 96, w: w - 220, h: 96 }, palette.light, mix(palette.dark, stuff.shadow, 0.4), lamps),
  ].join('');
}

import { shift } from '../colour.ts';
import { letters } from '../lettering/lettering.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Palette, stuff } from '../palette.ts';
import { type Prop, castShadow, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { circle, n, path, stroke } from '../svg.ts';
import { type BackdropKind, backdrop, backdropKinds } from './backdrops.ts';
import { type TableKind, pickTable, tableTop } from './tables.ts';

type Wish = { w: number; h: number; hero?: number; back?: BackdropKind; table?: TableKind; price?: string };

/** A paper price tag on a thread. */
export function priceTag(x: number, y: number, text: string, palette: Palette): string {
  return [
    stroke(`M${n(x)} ${n(y - 210)}V${n(y - 64)}`, stuff.woodDark, 3),
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-6)">`,
    path('M-62 -34L-34 -66H34L62 -34V52Q62 62 52 62H-52Q-62 62 -62 52Z', stuff.shadow, 'opacity=".12" transform="translate(8 9)"'),
    path('M-62 -34L-34 -66H34L62 -34V52Q62 62 52 62H-52Q-62 62 -62 52Z', stuff.milk),
    circle(0, -46, 8, palette.dark),
    letters(text, { style: 'block', size: 52, fill: palette.dark, x: 0, y: 30 }),
    stroke('M-38 44H38', palette.accent, 5),
    '</g>',
  ].join('');
}

type Placed = { thing: Prop; x: number; y: number; scale: number };

/** The hero off centre, tall things behind it, small ones before it, nothing squeezed. */
function arrange(motif: Motif, wish: Wish, table: number, random: Random): Placed[] {
  const hero = motif.hero[(wish.hero ?? 0) % motif.hero.length];
  if (hero === undefined) return [];
  const scale = Math.min((wish.w * 0.52) / hero.w, (table * 0.68) / hero.h);
  const left = random.chance(0.5);
  const x = wish.w * (left ? 0.42 : 0.58);
  const along = (t: number) => (left ? t : 1 - t) * wish.w;
  const half = (hero.w * scale) / 2;
  const sorted = random.shuffle(motif.side).sort((a, b) => b.h - a.h);
  const others = sorted.length > 4 ? [...sorted.slice(0, 2), ...sorted.slice(-2)] : sorted;
  const [tall, second, third, small] = others;
  const edge = (left ? x + half : wish.w - (x - half)) / wish.w;
  const near = (left ? x - half : wish.w - (x + half)) / wish.w;
  const share = (thing: Prop) => (thing.w * scale) / wish.w / 2;
  const placed: Placed[] = [];
  const add = (thing: Prop | undefined, t: number, y: number) => {
    if (thing) placed.push({ thing, x: along(t), y, scale });
  };
  if (tall) add(tall, Math.min(0.97 - share(tall) * 0.4, edge + share(tall) * 0.75), table + 34);
  if (second) add(second, Math.max(share(second) * 0.5, near - share(second) * 0.55), table + 40);
  placed.push({ thing: hero, x, y: table + 74, scale });
  if (third) add(third, Math.min(0.95 - share(third), edge + share(third) * 0.35 - 0.02), table + 112);
  if (small) add(small, Math.max(0.04 + share(small), near + share(small) * 0.3), table + 126);
  return placed;
}

export function stillLife(motif: Motif, palette: Palette, wish: Wish, random: Random): string {
  const table = Math.round(wish.h * 0.69);
  const size = { w: wish.w, h: wish.h, table };
  const placed = arrange(motif, wish, table, random);
  const shadows = placed.map(({ thing, x, y, scale }) => castShadow(x, y - 2, thing.w * scale * 0.9));
  const tagLeft = (placed.find(({ thing }) => motif.hero.includes(thing))?.x ?? 0) > wish.w / 2;
  return [
    backdrop(wish.back ?? random.pick(backdropKinds), size, palette, random),
    tableTop(wish.table ?? pickTable(random), size, palette),
    `<path d="M0 ${table}H${wish.w}V${table + 12}H0Z" fill="${shift(stuff.shadow, 0)}" opacity=".12"/>`,
    ...placed.map(({ thing, x, y, scale }, i) => (shadows[i] ?? '') + stand(thing, x, y, scale)),
    wish.price ? priceTag(tagLeft ? wish.w * 0.16 : wish.w * 0.86, wish.h * 0.2, wish.price, palette) : '',
  ].join('');
}

import { letters } from '../lettering/lettering.ts';
import type { BrandLook } from '../brand-look.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Palette, materials } from '../palette.ts';
import { type Prop, castShadow, stand } from '../prop.ts';
import type { Random } from '../random.ts';
import { circle, n, path, scaled, stroke } from '../svg.ts';
import { type BackdropKind, backdrop, backdropKinds } from './backdrops.ts';
import { type TableKind, pickTable, tableTop } from './tables.ts';
import { enamelSign, garland, pendants, wallShelf } from './wall-things.ts';

/** `plain` leaves the wall bare. */
type Wish = {
  w: number;
  h: number;
  hero?: number;
  back?: BackdropKind;
  table?: TableKind;
  price?: string;
  plain?: boolean;
};

/** A paper price tag on a thread. */
function priceTag(x: number, y: number, text: string, palette: Palette): string {
  return [
    stroke(`M${n(x)} ${n(y - 210)}V${n(y - 64)}`, materials.woodDark, 3),
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-6)">`,
    path(
      'M-62 -34L-34 -66H34L62 -34V52Q62 62 52 62H-52Q-62 62 -62 52Z',
      materials.shadow,
      'opacity=".12" transform="translate(8 9)"',
    ),
    path('M-62 -34L-34 -66H34L62 -34V52Q62 62 52 62H-52Q-62 62 -62 52Z', materials.milk),
    circle(0, -46, 8, palette.dark),
    letters(text, { style: 'block', size: 52, fill: palette.dark, x: 0, y: 30 }),
    stroke('M-38 44H38', palette.accent, 5),
    '</g>',
  ].join('');
}

const roomBacks: readonly BackdropKind[] = ['disc', 'panel', 'window', 'tiles'];

type Placed = { thing: Prop; x: number; y: number; scale: number };

const heroIndex = (motif: Motif, wish: Wish) => (wish.hero ?? 0) % motif.hero.length;
const onFloor = (motif: Motif, wish: Wish) =>
  motif.large?.includes(heroIndex(motif, wish)) ?? false;

/** The hero off centre, tall things behind it, small ones before it, nothing squeezed. */
function arrange(motif: Motif, wish: Wish, table: number, random: Random): Placed[] {
  const hero = motif.hero[heroIndex(motif, wish)];
  if (hero === undefined) return [];
  const around = (onFloor(motif, wish) ? motif.beside : undefined) ?? motif.side;
  const tallest = Math.max(...around.map((thing) => thing.h));
  const scale = Math.min(
    (wish.w * 0.56) / hero.w,
    (table * 0.84) / hero.h,
    (table * 0.8) / tallest,
  );
  const left = random.chance(0.5);
  const x = wish.w * (left ? 0.42 : 0.58);
  const along = (t: number) => (left ? t : 1 - t) * wish.w;
  const half = (hero.w * scale) / 2;
  const sorted = random.shuffle(around).sort((a, b) => b.h - a.h);
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
  if (third) add(third, Math.min(0.95 - share(third), edge + share(third) * 0.55), table + 112);
  if (small) add(small, Math.max(0.04 + share(small), near + share(small) * 0.1), table + 126);
  return placed;
}

/** Something above the goods, so that the wall is not bare. Tiles and canopies need nothing. */
function above(
  kind: BackdropKind,
  brand: BrandLook,
  wish: Wish,
  left: boolean,
  random: Random,
): string {
  const { w } = wish;
  if (kind === 'canopy' || kind === 'niche') return '';
  if (kind === 'tiles') return pendants(w, brand.palette.accent, 40);
  if (kind === 'window') return random.chance(0.25) ? garland(w) : '';
  if (wish.price) return random.chance(0.25) ? garland(w) : '';
  const x = left ? w * 0.2 : w * 0.8;
  return random.pick([
    () => garland(w),
    () => enamelSign(x, 70, brand),
    () => wallShelf(left ? 70 : w - 430, 230, 360, brand, random),
  ])();
}

export function stillLife(brand: BrandLook, wish: Wish, random: Random): string {
  const { motif, palette } = brand;
  const table = Math.round(wish.h * 0.67);
  const size = { w: wish.w, h: wish.h, table };
  const placed = arrange(motif, wish, table, random);
  const heroRight = (placed.find(({ thing }) => motif.hero.includes(thing))?.x ?? 0) > wish.w / 2;
  const kind = wish.back ?? random.pick(onFloor(motif, wish) ? roomBacks : backdropKinds);
  const tallest = Math.max(
    0,
    ...placed
      .filter(({ thing }) => !motif.hero.includes(thing))
      .map(({ thing, scale }) => thing.h * scale),
  );
  // A small picture shows whole things, a large one may cut them at its edge.
  const goods = wish.plain ? 0.86 : 1;
  const crowded = tallest > table * 0.6;
  return [
    backdrop(kind, size, palette, random),
    crowded || wish.plain ? '' : above(kind, brand, wish, heroRight, random),
    tableTop(wish.table ?? (onFloor(motif, wish) ? 'floor' : pickTable(random)), size, palette),
    `<path d="M0 ${table}H${wish.w}V${table + 12}H0Z" fill="${materials.shadow}" opacity=".12"/>`,
    scaled(
      (wish.w * (1 - goods)) / 2,
      (table + 74) * (1 - goods),
      goods,
      placed
        .map(
          ({ thing, x, y, scale }) =>
            castShadow(x, y - 2, thing.w * scale * 0.9) + stand(thing, x, y, scale),
        )
        .join(''),
    ),
    wish.price
      ? priceTag(heroRight ? wish.w * 0.14 : wish.w * 0.86, wish.h * 0.2, wish.price, palette)
      : '',
  ].join('');
}

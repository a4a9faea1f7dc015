import type { BrandLook } from './brand-look.ts';
import type { Brand } from './content.ts';
import { type Room, interior } from './interiors/interior.ts';
import { kioskKinds, kioskScene } from './kiosk/kiosk-scene.ts';
import type { LetterStyle } from './lettering/lettering.ts';
import type { Hour } from './light.ts';
import { motifs } from './motifs/by-key.ts';
import { paletteOf } from './palette.ts';
import { type Random, random } from './random.ts';
import { shopScene } from './shop-scene.ts';
import { stillLife } from './still/still-life.ts';
import { priceOf, roomOf } from './trade.ts';
import { picture } from './svg.ts';

type Shot = (seed: Random) => string;

const size = { w: 1280, h: 960 };
const hand: Record<string, readonly LetterStyle[]> = {
  'Food & Beverage': ['painted', 'flourish', 'block', 'tall'],
  Retail: ['painted', 'elegant', 'flourish', 'block'],
  Education: ['block', 'painted', 'wide', 'tall'],
  'Health & Fitness': ['block', 'wide', 'tall', 'painted'],
  Services: ['block', 'tall', 'painted', 'flourish'],
  Technology: ['wide', 'tall', 'block'],
  'Real Estate': ['elegant', 'wide', 'block'],
  'Beauty & Wellness': ['elegant', 'flourish', 'painted'],
  Automotive: ['tall', 'wide', 'flourish', 'block'],
  'Travel & Hospitality': ['painted', 'flourish', 'elegant', 'tall'],
  'Home & Living': ['elegant', 'block', 'painted', 'wide'],
  'Kids & Play': ['flourish', 'block', 'painted'],
};

export function lookOf(brand: Brand): BrandLook {
  const seed = random(brand.slug);
  const palette = paletteOf(brand.colours, seed);
  const style = seed.pick<LetterStyle>(hand[brand.category] ?? ['block']);
  return { name: brand.name, style, palette, motif: motifs[brand.motif](palette) };
}

/** The gallery in order: the place itself, its goods, the inside, then other hours and details. */
function shots(brand: Brand, look: BrandLook): Shot[] {
  const setup = random(`${brand.slug}-plan`);
  const day: Hour = setup.pick(['morning', 'noon', 'noon', 'dusk']);
  const late: Hour = day === 'dusk' ? 'night' : setup.pick(['dusk', 'night']);
  const opening =
    look.motif.large && brand.category === 'Automotive' ? { opening: 'garage' as const } : {};
  const price = priceOf(brand, setup);
  const front =
    (hour: Hour): Shot =>
    (seed) =>
      shopScene(look, { hour, ...opening }, seed);
  const goods =
    (hero: number, tag: string | null): Shot =>
    (seed) =>
      stillLife(look, { ...size, hero, ...(tag ? { price: tag } : {}) }, seed);
  const inside =
    (room: Room): Shot =>
    (seed) =>
      interior(room, look, brand.motif, seed);
  const detail: Shot = (seed) => shopScene(look, { hour: 'noon', near: true, ...opening }, seed);
  if (brand.shop === 'shopfront')
    return [
      front(day),
      goods(0, null),
      inside(roomOf(brand)),
      front(late),
      goods(1, price),
      detail,
    ];
  if (brand.shop === 'kiosk') {
    const [first = 'booth', second = 'cart', third = 'mall'] = setup.shuffle(kioskKinds);
    const stall =
      (kind: (typeof kioskKinds)[number], hour: Hour): Shot =>
      (seed) =>
        kioskScene(look, { hour, kind }, seed);
    return [
      stall(first, day),
      goods(0, price),
      stall(second, late),
      goods(1, null),
      stall(third, 'morning'),
    ];
  }
  const room = brand.shop.slice('interior-'.length) as Room;
  return [inside(room), goods(0, null), front(day), goods(1, price), front(late), inside(room)];
}

/** The SVG of a gallery picture, the first being 0. */
export function brandPicture(brand: Brand, place: number): string {
  const shot = shots(brand, lookOf(brand))[place];
  if (shot === undefined) throw new Error(`${brand.slug} has no picture ${place + 1}.`);
  return picture(size.w, size.h, shot(random(`${brand.slug}-${place + 1}`)));
}

import type { BrandLook } from '../brand-look.ts';
import { lookOf } from '../brand-pictures.ts';
import { brands } from '../content.ts';
import { random } from '../random.ts';
import { type Front, shopfront } from '../shopfront.ts';

export type Place = Pick<Front, 'facade' | 'opening' | 'awning' | 'sign'> & {
  slug: string;
  w: number;
};

function look(slug: string): BrandLook {
  const brand = brands.find((candidate) => candidate.slug === slug);
  if (brand === undefined) throw new Error(`No brand ${slug}.`);
  return lookOf(brand);
}

/** Shops of the catalogue wall to wall at noon, from `x` on. */
export function streetRow(places: readonly Place[], x: number): string {
  let left = x;
  return places
    .map(({ slug, w, ...front }) => {
      const shop = shopfront(
        look(slug),
        { x: left, w, hour: 'noon', inRow: true, ...front },
        random(`${slug}-street`),
      );
      left += w;
      return shop;
    })
    .join('');
}

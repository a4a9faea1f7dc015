import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { articlePictures } from './traits/articles.ts';
import { brandTraits } from './traits/brands.ts';
import { categoryTraits } from './traits/categories.ts';
import { portraitTraits } from './traits/team.ts';
import type { BrandTraits, CategoryTraits } from './traits/types.ts';

// The subjects of the pictures: what content/demo says of them, with how they are drawn.

export type Brand = BrandTraits & {
  slug: string;
  name: string;
  category: string;
  /** How many gallery pictures to draw. */
  pictures: number;
};
export type Category = CategoryTraits & { slug: string; name: string };

const contentFolder = join(import.meta.dirname, '../../../content/demo');
export const picturesFolder = join(contentFolder, 'pictures');

const readList = <Item>(name: string) =>
  JSON.parse(readFileSync(join(contentFolder, name), 'utf8')) as Item[];

function of<Traits>(traits: Record<string, Traits>, slug: string): Traits {
  const found = traits[slug];
  if (found === undefined) throw new Error(`tools/illustrator/src/traits does not name ${slug}.`);
  return found;
}

export const categories: Category[] = readList<{ slug: string; name: string }>(
  'categories.json',
).map(({ slug, name }) => ({ slug, name, ...of(categoryTraits, slug) }));

type Franchise = { slug: string; business_name: string; pictures: number };

export const brands: Brand[] = categories.flatMap((category) =>
  readList<Franchise>(`franchises/${category.slug}.json`).map(
    ({ slug, business_name: name, pictures }) => ({
      slug,
      name,
      category: category.name,
      pictures,
      ...of(brandTraits, slug),
    }),
  ),
);

export const articles = readdirSync(join(contentFolder, 'blog'))
  .map((file) => basename(file, '.md'))
  .map((slug) => ({ slug, picture: of(articlePictures, slug) }));

export const events = readList<{ picture: string }>('events.json');

export const team = readList<{ slug: string }>('team.json').map(({ slug }) => ({
  slug,
  portrait: of(portraitTraits, slug),
}));

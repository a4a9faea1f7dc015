import { brandPicture, lookOf } from './brand-pictures.ts';
import { categoryTile } from './category-tile.ts';
import { articles, brands, categories, events, team } from './content.ts';
import { blogCover } from './covers/blog-cover.ts';
import { eventCover } from './events/event-cover.ts';
import { logo } from './logo.ts';
import { portrait } from './portrait/portrait.ts';
import { random } from './random.ts';
import { aboutPicture } from './site/about.ts';
import { heroStreet, heroStreetSmall } from './site/hero-street.ts';
import { openGraph } from './site/open-graph.ts';
import { placeholder } from './site/placeholder.ts';
import { placeholderSvg, states } from './states/states.ts';

/** A picture to be drawn: its path under `pictures/` and how to make its SVG. */
type Drawing = { file: string; svg: () => string };

const logos: Drawing[] = brands.map((brand) => ({
  file: `brands/${brand.slug}-logo.webp`,
  svg: () => logo(lookOf(brand), random(`${brand.slug}-logo`)),
}));

const galleries: Drawing[] = brands.flatMap((brand) =>
  Array.from({ length: brand.pictures }, (_, i) => ({
    file: `brands/${brand.slug}-${i + 1}.webp`,
    svg: () => brandPicture(brand, i),
  })),
);

/** Every picture of the demo content and of the site, in the order of drawing. */
export const drawings: Drawing[] = [
  { file: 'site/hero-street.webp', svg: heroStreet },
  { file: 'site/hero-street-small.webp', svg: heroStreetSmall },
  { file: 'site/about.webp', svg: aboutPicture },
  { file: 'site/og.webp', svg: openGraph },
  { file: 'site/placeholder.webp', svg: placeholder },
  { file: 'site/placeholder.svg', svg: () => placeholderSvg },
  ...Object.entries(states).map(([name, svg]) => ({ file: `states/${name}.svg`, svg: () => svg })),
  ...categories.map((category) => ({
    file: `categories/${category.slug}.webp`,
    svg: () => categoryTile(category),
  })),
  ...articles.map((article) => ({
    file: `blog/${article.slug}.webp`,
    svg: () => blogCover(article.picture),
  })),
  ...events.map((event) => ({
    file: `events/${event.picture}.webp`,
    svg: () => eventCover(event.picture),
  })),
  ...team.map((member, place) => ({
    file: `team/${member.slug}.webp`,
    svg: () => portrait(member.slug, member.portrait, place),
  })),
  ...logos,
  ...galleries,
];

import { cardSize } from '@naya/contract/constants';
import { feedUrl, parseMediaUrl } from '@naya/contract/urls';
import type { MetaDescriptor } from 'react-router';
import { emptyFrame, type FrameData } from './frame.ts';
import { absolute, fillInOrganization } from './structured-data.ts';

/** The title of a page that could not be shown. */
export const failedTitle = 'Something went wrong';

type PageMeta = {
  /** Without the site's name, which is added; none on the home page. */
  title?: string | undefined;
  description?: string | null | undefined;
  /** The canonical path; left out on pages that no search engine should keep. */
  path?: string | undefined;
  image?: string | null | undefined;
  type?: 'website' | 'article';
};

type Matches = readonly ({ loaderData?: unknown } | undefined)[];
/** Only the server's loader makes these: search engines read its HTML. */
type ServerExtras = { structured?: object[]; card?: string };

/** One language so far; another one is another line here. */
function languages(canonical: string): MetaDescriptor[] {
  return ['en-IN', 'x-default'].map((hrefLang) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: canonical,
  }));
}

function feedOf({ siteName, ownData }: FrameData): MetaDescriptor[] {
  if (!ownData) return [];
  const title = `${siteName} blog`;
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title,
      href: feedUrl,
    },
  ];
}

export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const frame = (matches[0]?.loaderData as FrameData | undefined) ?? emptyFrame;
  const { structured = [], card } = (matches.at(-1)?.loaderData ?? {}) as ServerExtras;
  const title = page.title
    ? `${page.title} | ${frame.siteName}`
    : `${frame.siteName}: ${frame.headline}`;
  const description = page.description?.trim() || frame.headline;
  const image = shareImage(card, page.image, frame.shareImageUrl);
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: frame.siteName },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title ?? frame.siteName },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: absolute(frame, image.url) },
    ...image.size.map(([name, pixels]) => ({
      property: `og:image:${name}`,
      content: pixels,
    })),
    { property: 'og:image:alt', content: page.title ?? title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...feedOf(frame),
  ];
  if (page.path === undefined) return [...tags, { name: 'robots', content: 'noindex, follow' }];
  const canonical = absolute(frame, page.path);
  return [
    ...tags,
    ...structured.map((each) => ({
      'script:ld+json': fillInOrganization(each, frame),
    })),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages(canonical),
    { property: 'og:url', content: canonical },
  ];
}

type ShareImage = { url: string; size: ['width' | 'height', string][] };

type Size = { width: number; height: number };

const sized = ({ width, height }: Size): ShareImage['size'] => [
  ['width', String(width)],
  ['height', String(height)],
];

/** Picks the picture of a link to the page: its drawn card, its own picture, or the site's card. */
function shareImage(
  card: string | undefined,
  picture: string | null | undefined,
  siteCard: string,
): ShareImage {
  if (card || !picture) return { url: card ?? siteCard, size: sized(cardSize) };
  const known = parseMediaUrl(picture);
  return { url: picture, size: known ? sized(known) : [] };
}

import { feedUrl } from '@naya/contract/urls';
import type { MetaDescriptor } from 'react-router';
import { fillInOrganization } from '../structured/fill-in-organization.ts';
import { emptyFrame, type FrameData } from './frame.ts';
import { shareImage } from './share-image.ts';

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

function absolute(publicUrl: string, pathOrUrl: string): string {
  return URL.canParse(pathOrUrl) ? pathOrUrl : publicUrl + pathOrUrl;
}

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
  return [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: feedUrl }];
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
    { property: 'og:image', content: absolute(frame.publicUrl, image.url) },
    ...image.size.map(([name, pixels]) => ({ property: `og:image:${name}`, content: pixels })),
    { property: 'og:image:alt', content: page.title ?? title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...feedOf(frame),
  ];
  if (page.path === undefined) return [...tags, { name: 'robots', content: 'noindex, follow' }];
  const canonical = absolute(frame.publicUrl, page.path);
  return [
    ...tags,
    ...structured.map((thing) => ({ 'script:ld+json': fillInOrganization(thing, frame) })),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages(canonical),
    { property: 'og:url', content: canonical },
  ];
}

import { provider } from '@naya/contract/provider';
import type { MetaDescriptor } from 'react-router';
import { defaultFrame, type FrameData } from './frame.ts';

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

function absolute(publicUrl: string, address: string): string {
  return URL.canParse(address) ? address : publicUrl + address;
}

/** Made by the server's loader alone: a search engine asks the server. */
function structuredOf(matches: Matches): MetaDescriptor[] {
  const page = matches.at(-1)?.loaderData as { structured?: object[] } | undefined;
  return (page?.structured ?? []).map((thing) => ({ 'script:ld+json': thing }));
}

export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const frame = (matches[0]?.loaderData as FrameData | undefined) ?? defaultFrame;
  const title = page.title
    ? `${page.title} | ${frame.siteName}`
    : `${frame.siteName}: ${provider.tagline}`;
  const description = page.description?.trim() || provider.tagline;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: frame.siteName },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title ?? frame.siteName },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: 'en_IN' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (page.image) {
    tags.push({ property: 'og:image', content: absolute(frame.publicUrl, page.image) });
  }
  if (page.path === undefined) return [...tags, { name: 'robots', content: 'noindex, follow' }];
  const canonical = absolute(frame.publicUrl, page.path);
  return [
    ...tags,
    ...structuredOf(matches),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:url', content: canonical },
  ];
}

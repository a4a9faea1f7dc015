import { findAll, textOf, type Document } from './html.ts';

export type Thing = { '@type': string } & Record<string, unknown>;

/** What the head of a page tells search engines and link previews. */
export type PageHead = {
  title: string;
  canonical: string | null;
  robots: string | null;
  /** By language, and the feed by its type. */
  alternates: Record<string, string>;
  /** By name or property. */
  meta: Record<string, string>;
  things: Thing[];
};

export function readHead(document: Document): PageHead {
  const links = findAll(document, 'link').map(({ attribs }) => attribs);
  const meta = Object.fromEntries(
    findAll(document, 'meta').map(({ attribs }) => [
      attribs['name'] ?? attribs['property'] ?? '',
      attribs['content'] ?? '',
    ]),
  );
  const scripts = findAll(document, 'script', { type: 'application/ld+json' });
  return {
    title: findAll(document, 'title').map(textOf)[0] ?? '',
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    robots: meta['robots'] ?? null,
    alternates: Object.fromEntries(
      links
        .filter(({ rel }) => rel === 'alternate')
        .map(({ hreflang, type, href }) => [hreflang ?? type ?? '', href ?? '']),
    ),
    meta,
    things: scripts.map((script) => JSON.parse(textOf(script)) as Thing),
  };
}

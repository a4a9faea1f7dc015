import { findAll, textOf, textsOf, type Document } from './html.ts';

export type Thing = { '@type': string } & Record<string, unknown>;

/** The parts of a page's head that search engines and link previews read. */
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

function alternatesIn(document: Document): Record<string, string> {
  const links = findAll(document, 'link', { rel: 'alternate' });
  return Object.fromEntries(
    links.map(({ attribs }) => [attribs['hreflang'] ?? attribs['type'], attribs['href']]),
  ) as Record<string, string>;
}

export function readHead(document: Document): PageHead {
  const tags = findAll(document, 'meta').map(({ attribs }): [string, string] => [
    attribs['name'] ?? attribs['property'] ?? '',
    attribs['content'] ?? '',
  ]);
  const meta = Object.fromEntries(tags);
  const [canonical] = findAll(document, 'link', { rel: 'canonical' });
  const scripts = findAll(document, 'script', { type: 'application/ld+json' });
  return {
    title: textsOf(findAll(document, 'title'))[0] ?? '',
    canonical: canonical?.attribs['href'] ?? null,
    robots: meta['robots'] ?? null,
    alternates: alternatesIn(document),
    meta,
    things: scripts.map((script) => JSON.parse(textOf(script)) as Thing),
  };
}

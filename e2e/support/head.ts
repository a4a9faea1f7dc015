import type { APIRequestContext } from '@playwright/test';

type Thing = { '@type': string } & Record<string, unknown>;

/** The parts of a page's head that search engines and link previews read. */
export type Head = {
  status: number;
  canonical: string | null;
  robots: string | null;
  /** By language, and the feed. */
  alternates: Record<string, string>;
  /** By name or property. */
  meta: Record<string, string>;
  things: Thing[];
};

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };

function attributesOf(tag: string): Record<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value.replaceAll(/&\w+;|&#x27;/g, (entity) => entities[entity] ?? entity),
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

export async function readHead(request: APIRequestContext, path: string): Promise<Head> {
  const response = await request.get(path);
  const html = await response.text();
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  const links = tags('link');
  const meta = Object.fromEntries(
    tags('meta').map(({ name, property, content }) => [name ?? property ?? '', content ?? '']),
  );
  return {
    status: response.status(),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'] ?? null,
    robots: meta['robots'] ?? null,
    alternates: Object.fromEntries(
      links
        .filter(({ rel }) => rel === 'alternate')
        .map(({ hreflang, type, href }) => [hreflang ?? type ?? '', href ?? '']),
    ),
    meta,
    things: [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, json = '']) => JSON.parse(json) as Thing),
  };
}

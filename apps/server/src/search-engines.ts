import { Hono, type Context } from 'hono';
import { cacheTags } from '@naya/contract/api/cache-tags';
import type { Blog } from '@naya/contract/blog/entity';
import { blogExcerpt } from '@naya/contract/blog/excerpt';
import { provider } from '@naya/contract/site-info/provider';
import { blogsUrl, blogUrl, feedUrl } from '@naya/contract/urls';
import type { ReadContext, Context as CoreContext } from '@naya/core/context';
import { listSitemaps, readSitemap, type SitemapEntry } from '@naya/core/sitemap';
import { getSiteDocument } from '@naya/core/site-info/documents';
import { listBlogs } from '@naya/db/blog';
import { setCacheHeaders } from './http/respond.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Lists all public pages in files that a search engine finds by robots.txt. */
export function sitemapRoutes(core: ReadContext) {
  const write = (name: string) => (entry: SitemapEntry) =>
    element(name, [
      element('loc', core.publicUrl + entry.path),
      ...(entry.changed ? [element('lastmod', entry.changed)] : []),
    ]);
  const xml = (c: Context, name: string, content: string[]) => {
    setCacheHeaders(c, cacheTags.sitemaps);
    const body = `${xmlHead}<${name} ${namespace}>${content.join('\n')}</${name}>`;
    return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  };

  return new Hono()
    .get('/sitemap.xml', async (c) => {
      return xml(c, 'sitemapindex', (await listSitemaps(core)).map(write('sitemap')));
    })
    .get('/sitemaps/:file{.+\\.xml}', async (c) => {
      const entries = await readSitemap(core, c.req.param('file').replace(/\.xml$/, ''));
      return entries.length === 0 ? c.notFound() : xml(c, 'urlset', entries.map(write('url')));
    });
}

/** Everything public may be read; the rest is no secret, but nothing to find either. */
export function robotsRoutes({ sitemap }: { sitemap: string | null }) {
  const lines = [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /api/',
    'Disallow: /my-data/',
    ...(sitemap ? ['', `Sitemap: ${sitemap}`] : []),
    '',
  ];
  return new Hono().get('/robots.txt', (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.text(lines.join('\n'));
  });
}

const newest = 20;

/** The newest posts for feed readers. */
export function feedRoutes(core: CoreContext) {
  const item = (post: Blog) => {
    const url = core.publicUrl + blogUrl(post.slug);
    return element('item', [
      element('title', post.title),
      element('link', url),
      element('guid', url),
      element('description', blogExcerpt(post)),
      ...(post.created_at ? [element('pubDate', new Date(post.created_at).toUTCString())] : []),
      ...(post.category ? [element('category', post.category)] : []),
    ]);
  };
  return new Hono().get(feedUrl, async (c) => {
    setCacheHeaders(c, [...cacheTags.blogs, ...cacheTags.settings]);
    const { site_name } = await getSiteDocument(core, 'settings');
    const posts = await listBlogs(core.db, newest);
    const channel = element('channel', [
      element('title', `${site_name} blog`),
      element('link', core.publicUrl + blogsUrl),
      element('description', provider.tagline),
      element('language', 'en-in'),
      ...posts.map(item),
    ]);
    return c.body(`${xmlHead}<rss version="2.0">${channel}</rss>`, 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
    });
  });
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// Control characters are not allowed in XML, however they are written.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function xmlText(text: string): string {
  return text.replaceAll(forbidden, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** An element around text, or around elements that are already written. */
function element(name: string, content: string | string[]): string {
  const inside = Array.isArray(content) ? content.join('') : xmlText(content);
  return `<${name}>${inside}</${name}>`;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

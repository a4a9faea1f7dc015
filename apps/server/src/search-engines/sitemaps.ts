import { cacheTags } from '@naya/contract/api/cache-tags';
import type { Context as CoreContext } from '@naya/core/context';
import { listSitemaps, readSitemap, type SitemapEntry } from '@naya/core/search-engines/sitemap';
import { Hono, type Context } from 'hono';
import { setCacheHeaders } from '../http/respond.ts';
import { element, xmlHead } from './xml.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Lists all public pages in files that a search engine finds by robots.txt. */
export function sitemapRoutes(core: CoreContext) {
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

import type { Context as CoreContext } from '@naya/core/context';
import {
  countFranchiseSitemaps,
  franchisesInSitemap,
  sitemapParts,
  type SitemapEntry,
} from '@naya/core/sitemap';
import { Hono, type Context } from 'hono';
import { tagged } from '../http/respond.ts';
import { element, xmlHead } from './xml.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function xml(c: Context, name: string, content: string[]) {
  const body = `${xmlHead}<${name} ${namespace}>${content.join('\n')}</${name}>`;
  return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
}

/** Which pages there are, in files that a search engine finds by robots.txt. */
export function sitemapRoutes(core: CoreContext) {
  const { publicUrl } = core;
  const address = (path: string) => element('loc', publicUrl + path);
  const page = ({ path, changed }: SitemapEntry) =>
    element('url', [address(path), ...(changed ? [element('lastmod', changed)] : [])]);

  return new Hono()
    .get('/sitemap.xml', async (c) => {
      tagged(c, 'franchises', 'blogs', 'pages', 'categories', 'team');
      const count = await countFranchiseSitemaps(core);
      const files = [
        ...Object.keys(sitemapParts),
        ...Array.from({ length: count }, (_, index) => `franchises-${index + 1}`),
      ];
      return xml(
        c,
        'sitemapindex',
        files.map((file) => element('sitemap', [address(`/sitemaps/${file}.xml`)])),
      );
    })
    .get('/sitemaps/:file', async (c) => {
      const entries = await entriesOf(core, c.req.param('file'));
      if (entries.length === 0) return c.notFound();
      tagged(c, 'franchises', 'blogs', 'pages', 'categories', 'team');
      return xml(c, 'urlset', entries.map(page));
    });
}

async function entriesOf(core: CoreContext, file: string): Promise<SitemapEntry[]> {
  if (file === 'pages.xml') return sitemapParts.pages(core);
  if (file === 'blog.xml') return sitemapParts.blog(core);
  const number = /^franchises-([1-9]\d{0,4})\.xml$/.exec(file)?.[1];
  return number ? franchisesInSitemap(core, Number(number)) : [];
}

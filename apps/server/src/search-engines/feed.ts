import { cacheTags } from '@naya/contract/api/cache-tags';
import type { Blog } from '@naya/contract/blog/entity';
import { blogExcerpt } from '@naya/contract/format/text';
import { provider } from '@naya/contract/site-info/provider';
import { blogsUrl, blogUrl, feedUrl } from '@naya/contract/urls';
import { getSiteDocument } from '@naya/core/site-info/get-documents';
import type { Context as CoreContext } from '@naya/core/context';
import { listBlogs } from '@naya/db/blog/public';
import { Hono } from 'hono';
import { setCacheHeaders } from '../http/respond.ts';
import { element, xmlHead } from './xml.ts';

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

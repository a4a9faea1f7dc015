import { writeCachePolicy } from '@naya/contract/api/cache-policy';
import type { Context } from 'hono';

/** Any CDN may keep a public answer and must ask again; writes drop it by tag. */
export const publicCache = writeCachePolicy({
  fresh: 60,
  whileRevalidating: 600,
  ifError: 86_400,
});

export function setCacheHeaders(c: Context, tags: readonly string[]): void {
  c.header('Cache-Tag', tags.join(' '));
  c.header('Cache-Control', publicCache);
}

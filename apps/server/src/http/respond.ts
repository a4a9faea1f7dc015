import type { Context } from 'hono';

/** Any CDN may keep a public answer and must ask again; writes drop it by tag. */
export const publicCache =
  'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

export function setCacheHeaders(c: Context, tags: readonly string[]): void {
  c.header('Cache-Tag', tags.join(' '));
  c.header('Cache-Control', publicCache);
}

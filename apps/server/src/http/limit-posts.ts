import { officeApiUrl, viewsUrl } from '@naya/contract/urls';
import { createMiddleware } from 'hono/factory';
import { TooMany, type Limits } from './rate-limits.ts';

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Counts everything that is sent to us, by whatever path; the back office and counted views have limits of their own. */
export function limitPosts({ byClientIp }: Limits) {
  return createMiddleware(async (c, next) => {
    const hasOwnLimit = c.req.path.startsWith(`${officeApiUrl}/`) || c.req.path === viewsUrl;
    const isLimited = !readMethods.has(c.req.method) && !hasOwnLimit;
    if (!isLimited) return next();
    try {
      return await byClientIp(c, next);
    } catch (error) {
      // Without JavaScript the browser shows the answer as it stands.
      const isPage = c.req.header('Accept')?.includes('text/html');
      if (!(error instanceof TooMany) || !isPage) throw error;
      c.header('Retry-After', String(error.retryAfterSeconds));
      return c.text(error.message, 429, { 'Cache-Control': 'no-store' });
    }
  });
}

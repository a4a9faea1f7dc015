import type { RequestListener } from 'node:http';
import { createMiddleware } from 'hono/factory';
import { readCachePolicy } from '../page-cache/cache-policy.ts';

/** In one number what nginx would otherwise look for in Cache-Control whenever it shows what it has kept. */
export const sayExpiry = createMiddleware(async (c, next) => {
  await next();
  const policy = readCachePolicy(c.res.headers.get('Cache-Control'));
  if (policy) c.header('X-Accel-Expires', String(policy.fresh / 1000));
});

/** nginx says these itself, to each visitor as it is right for that one; that a connection is to end is said nevertheless. */
export function leaveToProxy(listener: RequestListener): RequestListener {
  return (request, response) => {
    response.sendDate = false;
    response.removeHeader('Connection');
    listener(request, response);
  };
}

import { isReadablePath } from '@naya/contract/readable-path';
import { CoreError } from '@naya/core/errors';
import { createMiddleware } from 'hono/factory';
import { answerUnknown } from './errors.ts';

/** Refuses URLs that cannot be parsed or decoded, so that neither the router nor PostgreSQL meets one. */
export const requireReadableUrl = createMiddleware(async (c, next) => {
  // The host is whatever the request says it is.
  const url = URL.parse(c.req.url);
  if (!url) throw new CoreError('unreadable', 'The address could not be read.');
  return isReadablePath(url.pathname) ? next() : answerUnknown(c);
});

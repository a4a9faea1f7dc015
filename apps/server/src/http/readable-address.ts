import { isReadablePath } from '@naya/contract/readable-path';
import { CoreError } from '@naya/core/errors';
import { createMiddleware } from 'hono/factory';
import { answerUnknown } from './errors.ts';

/** All that comes after may parse the address; neither the router nor PostgreSQL has to bear a path that is none. */
export const requireReadableAddress = createMiddleware(async (c, next) => {
  // The host is whatever the request says it is.
  const address = URL.parse(c.req.url);
  if (!address) throw new CoreError('unreadable', 'The address could not be read.');
  return isReadablePath(address.pathname) ? next() : answerUnknown(c);
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const header = 'X-Request-Id';
const wellFormed = /^[\w-]{8,64}$/;
const ids = new AsyncLocalStorage<string>();

/** The request that is being answered; what a page reads in process belongs to it. */
export const currentRequestId = () => ids.getStore();

/** One id for a request in its answer, in the logs and on the page that says what went wrong. */
export const requestId: MiddlewareHandler = async (c, next) => {
  const outer = ids.getStore();
  if (outer) return next();
  const given = c.req.header(header) ?? '';
  const id = wellFormed.test(given) ? given : randomUUID();
  await ids.run(id, next);
  // `c.header` would make a new answer, and copy a page's bytes in and out of a stream.
  c.res.headers.set(header, id);
};

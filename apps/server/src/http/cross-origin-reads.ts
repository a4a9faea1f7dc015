import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';

const allowMethods = ['GET', 'HEAD'];
/** Headers of an answer that the scripts of other origins may read. */
export const exposeHeaders = ['ETag', 'Link', 'X-Total-Count', 'Retry-After', 'X-Request-Id'];
/** Seconds for which a browser need not ask again. */
export const preflightMaxAge = 600;

// Without a list of its own, `cors` allows whichever headers the page asks for.
const open = cors({ origin: '*', allowMethods, exposeHeaders, maxAge: preflightMaxAge });

/** Lets scripts of every origin read, and answers their preflight requests. */
export const allowCrossOriginReads = createMiddleware(async (c, next) => {
  const asked =
    c.req.method === 'OPTIONS' ? c.req.header('Access-Control-Request-Method') : c.req.method;
  return allowMethods.includes(asked ?? '') ? open(c, next) : next();
});

import { say } from '@naya/contract/messages/catalogue';
import { testModeHeader } from '@naya/contract/partners/key-header';
import type { Context as CoreContext } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { ignoredHeader } from './ignored-parameters.ts';
import { replayedHeader } from './body.ts';
import { limitHeaders } from './limit-headers.ts';

/** Headers of an answer that the scripts of other origins may read. */
const exposeHeaders = [
  'ETag',
  'Link',
  'X-Total-Count',
  'Retry-After',
  'X-Request-Id',
  ignoredHeader,
  replayedHeader,
  testModeHeader,
  ...limitHeaders,
];
/** Seconds for which a browser need not ask again. */
const maxAge = 600;

/**
 * Lets scripts of every origin send these and read the answer, a refusal too, and answers their preflight requests. Nothing
 * here goes by cookies. Which origins may post is decided by the post itself.
 */
export function allowCrossOrigin(allowMethods: string[]) {
  // Without a list of its own, `cors` allows whichever headers the page asks for.
  const open = cors({ origin: '*', allowMethods, exposeHeaders, maxAge });
  return createMiddleware(async (c, next) => {
    const asked =
      c.req.method === 'OPTIONS' ? c.req.header('Access-Control-Request-Method') : c.req.method;
    return allowMethods.includes(asked ?? '') ? open(c, next) : next();
  });
}

/** A browser says where a request comes from; what changes something must come from our own pages. */
export function requireOurOrigin({ publicUrl }: CoreContext) {
  const ours = new URL(publicUrl).origin;
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('Origin');
    const itself = new URL(c.req.url).host;
    const sameHost = origin && URL.canParse(origin) && new URL(origin).host === itself;
    if (c.req.method !== 'GET' && origin !== ours && !sameHost) {
      const said = origin
        ? say('originForeign', { sender: origin.slice(0, 200), ours })
        : say('originMissing', { ours });
      throw new CoreError('forbidden', said);
    }
    await next();
  });
}

import { formElapsedHeader, formTrapHeader } from '@naya/contract/submissions/form-hints';
import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import { parseUrl } from '@naya/contract/parse-url';
import type { Context as CoreContext } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import { isPartnerOrigin } from '@naya/core/submissions/partners';
import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { exposeHeaders, preflightMaxAge } from '../http/cross-origin-reads.ts';

const allowMethods = ['POST'];
const allowHeaders = [
  'Content-Type',
  'Idempotency-Key',
  formElapsedHeader,
  formTrapHeader,
  partnerKeyHeader,
];
const reading = new Set(['GET', 'HEAD']);

/** Forms come from our own pages, from programs, and from the pages of the sites the operator has listed. */
export function allowPartnerPosts(core: CoreContext) {
  return createMiddleware(async (c, next) => {
    if (reading.has(c.req.method)) return next();
    const origin = c.req.header('Origin');
    if (!(await mayPost(c, core))) return refusePost(origin?.slice(0, 200) ?? 'another site');
    if (!origin || isOwn(c, core, origin)) return next();
    const options = { allowMethods, allowHeaders, exposeHeaders, maxAge: preflightMaxAge };
    return cors({ origin, ...options })(c, next);
  });
}

/** Whether a form from the page that sent this request would be taken. */
export async function mayPost(c: Context, core: CoreContext): Promise<boolean> {
  const origin = c.req.header('Origin');
  if (!origin) return !isFromAnotherSite(c);
  return isOwn(c, core, origin) || isPartnerOrigin(core, origin);
}

function refusePost(sender: string): never {
  throw new CoreError(
    'forbidden',
    `Forms from ${sender} are not accepted here. Please ask us to list that site.`,
  );
}

/** Programs send neither header; some browsers leave out the Origin of a form, none leaves out both. */
const isFromAnotherSite = (c: Context) => c.req.header('Sec-Fetch-Site') === 'cross-site';

/** Browsers say so in Sec-Fetch-Site; for older ones the Origin is compared with the host. */
function isOwn(c: Context, { publicUrl }: CoreContext, origin: string): boolean {
  if (c.req.header('Sec-Fetch-Site') === 'same-origin') return true;
  const { protocol = '', host } = parseUrl(origin) ?? {};
  if (!/^https?:$/.test(protocol)) return false;
  return host === new URL(c.req.url).host || host === new URL(publicUrl).host;
}

import { say } from '@naya/contract/messages/catalogue';
import { parseUrl } from '@naya/contract/parse-url';
import type { Context as CoreContext } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import { isPartnerOrigin } from '@naya/core/submissions/partners';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

const reading = new Set(['GET', 'HEAD']);

/** Forms come from our own pages, from programs, and from the pages of the sites the operator has listed. */
export function refuseStrangersPosts(core: CoreContext) {
  return createMiddleware(async (c, next) => {
    if (!reading.has(c.req.method) && !(await mayPost(c, core))) {
      const sender = c.req.header('Origin')?.slice(0, 200) ?? 'another site';
      throw new CoreError('forbidden', say('formsNotAccepted', { sender }));
    }
    await next();
  });
}

/** Whether a form from the page that sent this request would be taken. */
export async function mayPost(c: Context, core: CoreContext): Promise<boolean> {
  const origin = c.req.header('Origin');
  if (!origin) return !isFromAnotherSite(c);
  return isOwn(c, core, origin) || isPartnerOrigin(core, origin);
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

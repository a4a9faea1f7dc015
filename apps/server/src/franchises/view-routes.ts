import { viewsUrl } from '@naya/contract/urls';
import type { Context as CoreContext } from '@naya/core/context';
import { createViewCounter } from '@naya/core/views';
import { Hono } from 'hono';
import { isbot } from 'isbot';
import { jsonBody } from '../http/body.ts';
import { clientIpOf, ipKey } from '../http/client-ip.ts';
import type { Limits } from '../http/rate-limits.ts';
import { requireOurOrigin } from '../http/cross-origin.ts';

/** A page that runs scripts tells that it was opened; robots are answered and not counted. */
export function viewRoutes(core: CoreContext, { byViewer }: Limits) {
  const countView = createViewCounter(core);
  return new Hono().post(viewsUrl, requireOurOrigin(core), byViewer, ...jsonBody, async (c) => {
    const userAgent = c.req.header('User-Agent') ?? '';
    const isRobot = userAgent === '' || isbot(userAgent);
    const visitor = { clientIp: ipKey(clientIpOf(c) ?? ''), userAgent };
    if (!isRobot) await countView(c.var.body, visitor, new Date());
    return c.body(null, 204);
  });
}

/** Another backend's franchises are not ours to count. */
export const uncountedViews = () => new Hono().post(viewsUrl, (c) => c.body(null, 204));

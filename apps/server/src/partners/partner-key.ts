import { partnerKeyHeader } from '@naya/contract/partners/key-header';
import type { Context as CoreContext } from '@naya/core/context';
import { requirePartnerOf } from '@naya/core/partners/keys';
import type { MiddlewareHandler } from 'hono';
import { clientIpOf } from '../http/client-ip.ts';
import { readCost, type ReadLimits } from '../http/read-limits.ts';

/** Finds a request's partner by key; 401 for one that nobody has. Looking it up counts for the client IP. */
export function readPartnerKey(core: CoreContext, limits: ReadLimits | null): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header(partnerKeyHeader);
    if (!key) return next();
    const find = () => requirePartnerOf(core, key);
    const partner = limits
      ? await limits.budget.spend(clientIpOf(c), readCost.call, find)
      : await find();
    c.set('partner', partner);
    return next();
  };
}

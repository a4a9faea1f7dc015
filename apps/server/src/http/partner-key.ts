import {
  partnerKeyHeader,
  testKeyPrefix,
  testModeHeader,
} from '@naya/contract/partners/key-header';
import type { Context as CoreContext } from '@naya/core/context';
import { CoreError } from '@naya/core/errors';
import { requireKeyHolder } from '@naya/core/partners/keys';
import type { MiddlewareHandler } from 'hono';
import { clientIpOf } from './client-ip.ts';
import { readCost, type ReadLimits } from './read-limits.ts';

const readMethods = new Set(['GET', 'HEAD']);

/** Finds a request's partner by key; 401 for one that nobody has. Looking it up counts for the client IP. */
export function readPartnerKey(core: CoreContext, limits: ReadLimits | null): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.header(partnerKeyHeader);
    if (!key) return next();
    const find = () => requireKeyHolder(core, key);
    const holder = limits
      ? await limits.budget.spend(clientIpOf(c), readCost.call, find)
      : await find();
    c.set('keyHolder', holder);
    // Reads are the same in test mode, and caches keep them.
    if (holder.isTest && !readMethods.has(c.req.method)) c.header(testModeHeader, 'true');
    return next();
  };
}

/** The calls of our own pages have no test mode; what is meant as a test is not stored by mistake. */
export const refuseTestKey: MiddlewareHandler = async (c, next) => {
  const isTestKey = c.req.header(partnerKeyHeader)?.startsWith(testKeyPrefix);
  if (isTestKey && !readMethods.has(c.req.method)) {
    throw new CoreError('forbidden', 'testKeyElsewhere');
  }
  return next();
};

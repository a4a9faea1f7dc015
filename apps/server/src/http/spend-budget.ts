import { partnerLimitFactor } from '@naya/contract/partners/key-header';
import type { MiddlewareHandler } from 'hono';
import { partnerOf } from '../partners/partner-of.ts';
import { clientIpOf } from './client-ip.ts';
import { inProcessEnv } from './in-process.ts';
import { TooMany } from './rate-limits.ts';
import { Busy, type ReadLimits } from './read-limits.ts';

export type SpendBudget = (ownMs: number, refuse?: Refuse) => MiddlewareHandler;
type Refuse = (refusal: TooMany | Busy) => Response;

const readMethods = new Set(['GET', 'HEAD']);

/** Counts reads that come over HTTP; a page's own reads in process are counted with the page. */
export function spendBudgetOf(limits: ReadLimits | null): SpendBudget {
  return (ownMs, refuse) => async (c, next) => {
    if (!limits || c.env === inProcessEnv || !readMethods.has(c.req.method)) return next();
    const { budget, queue } = limits;
    try {
      const work = () => (queue ? queue.run(next) : next());
      const partner = partnerOf(c);
      if (partner) await budget.spend(`partner ${partner.id}`, ownMs, work, partnerLimitFactor);
      else await budget.spend(clientIpOf(c), ownMs, work);
    } catch (refusal) {
      if (!refuse || !isRefusal(refusal)) throw refusal;
      return refuse(refusal);
    }
  };
}

const isRefusal = (error: unknown) => error instanceof TooMany || error instanceof Busy;

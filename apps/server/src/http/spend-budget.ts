import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { clientIpOf } from './client-ip.ts';
import { TooMany } from './limits.ts';
import type { ReadBudget } from './read-budget.ts';

export type SpendBudget = (ownMs: number, refuse?: Refuse) => MiddlewareHandler;
type Refuse = (refusal: TooMany) => Response;

const readMethods = new Set(['GET', 'HEAD']);

/** Counts what is read from outside; a page's own reads inside the process belong to the page. */
export function spendBudgetOf(budget: ReadBudget | null, trustProxy: boolean): SpendBudget {
  return (ownMs, refuse) => async (c, next) => {
    if (!budget || !readMethods.has(c.req.method)) return next();
    try {
      await budget.spend(clientIpOf(incomingOf(c), trustProxy), ownMs, next);
    } catch (refusal) {
      if (!refuse || !(refusal instanceof TooMany)) throw refusal;
      return refuse(refusal);
    }
  };
}

/** The request as it came by node:http; none for a request made inside this process. */
function incomingOf(c: Context): IncomingMessage | undefined {
  return (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
}

import type { MiddlewareHandler } from 'hono';
import { clientIpOf } from './client-ip.ts';
import { inside } from './finish.ts';
import { TooMany } from './limits.ts';
import type { ReadBudget } from './read-budget.ts';

export type SpendBudget = (ownMs: number, refuse?: Refuse) => MiddlewareHandler;
type Refuse = (refusal: TooMany) => Response;

const readMethods = new Set(['GET', 'HEAD']);

/** Counts what is read from outside; a page's own reads inside the process belong to the page. */
export function spendBudgetOf(budget: ReadBudget | null): SpendBudget {
  return (ownMs, refuse) => async (c, next) => {
    if (!budget || c.env === inside || !readMethods.has(c.req.method)) return next();
    try {
      await budget.spend(clientIpOf(c), ownMs, next);
    } catch (refusal) {
      if (!refuse || !(refusal instanceof TooMany)) throw refusal;
      return refuse(refusal);
    }
  };
}

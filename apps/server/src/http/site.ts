import { serveStatic } from '@hono/node-server/serve-static';
import { serviceWorkerUrl } from '@naya/contract/urls';
import { Hono } from 'hono';
import { limitUnannouncedBody } from './body-size.ts';
import { readCost } from './read-limits.ts';
import { refusalPage } from './refusal-page.ts';
import { currentRequestId } from './request-id.ts';
import { spendBudgetOf, type SpendBudget } from './spend-budget.ts';

export type SiteHandler = (request: Request, requestId?: string) => Promise<Response>;

const forever = 'public, max-age=31536000, immutable';
const briefly = 'public, max-age=3600';
const askFirst = 'no-cache';

/** The built site: its files first (each beside its compressed twins), then its pages. */
export function siteRoutes(
  clientFolder: string,
  handler: SiteHandler,
  spend: SpendBudget = spendBudgetOf(null),
) {
  const files = (cacheControl: string) =>
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', cacheControl),
    });
  return new Hono()
    .get('/assets/*', files(forever))
    .get(serviceWorkerUrl, files(askFirst))
    .get('/:file{[^/]+\\.[a-z0-9]+}', files(briefly))
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitUnannouncedBody)
    .all('*', spend(readCost.page, refusalPage), (c) => handler(c.req.raw, currentRequestId()));
}

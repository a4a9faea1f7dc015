import { cacheTags } from '@naya/contract/api/cache-tags';
import { readInsights } from '@naya/db/franchises/insights';
import { z } from 'zod';
import { setCacheHeaders } from '../http/respond.ts';
import { insight } from '../api/schemas/site-info.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const listRoute = readRoute('/franchise-insights', {
  tag: 'Franchises',
  operationId: 'listInsights',
  summary: 'Figures computed from the catalogue',
  body: z.array(insight),
});

export function insightRoutes({ core }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    setCacheHeaders(c, cacheTags.insights);
    return c.json(await readInsights(core.db), 200);
  });
}

import { cacheTags } from '@naya/contract/api/cache-tags';
import { insightSchema } from '@naya/contract/site-info/insight';
import { readInsights } from '@naya/db/franchises/insights';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const listRoute = readRoute('/franchise-insights', {
  tag: 'Franchises',
  summary: 'Figures computed from the catalogue',
  body: z.array(insightSchema),
});

export function insightRoutes({ core }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    tagged(c, cacheTags.insights);
    return c.json(await readInsights(core.db), 200);
  });
}

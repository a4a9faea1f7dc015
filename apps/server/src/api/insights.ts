import { insightSchema } from '@naya/contract/entities/insight';
import { getInsights } from '@naya/core/catalogue';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from './router.ts';

const listRoute = readRoute('/franchise-insights', {
  tag: 'Franchises',
  summary: 'Figures computed from the catalogue',
  body: z.array(insightSchema),
});

export function insightRoutes({ core }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    tagged(c, 'franchises', 'categories');
    return c.json(await getInsights(core), 200);
  });
}

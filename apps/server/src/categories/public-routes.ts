import { cacheTags } from '@naya/contract/api/cache-tags';
import { listCategories } from '@naya/db/categories/public';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { category } from '../api/schemas/content.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const listRoute = readRoute('/categories', {
  tag: 'Franchises',
  operationId: 'listCategories',
  summary: 'All categories',
  body: z.array(category),
});

export function categoryRoutes({ core, present }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    tagged(c, cacheTags.categories);
    return c.json((await listCategories(core.db)).map(present), 200);
  });
}

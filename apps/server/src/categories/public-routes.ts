import { cacheTags } from '@naya/contract/api/cache-tags';
import { listCategories } from '@naya/db/categories/public';
import { z } from 'zod';
import { setCacheHeaders } from '../http/respond.ts';
import { category } from '../api/schemas/content.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const listRoute = readRoute('/categories', {
  tag: 'Franchises',
  operationId: 'listCategories',
  summary: 'All categories',
  body: z.array(category),
});

export function categoryRoutes({ core, addMedia }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    setCacheHeaders(c, cacheTags.categories);
    return c.json((await listCategories(core.db)).map(addMedia), 200);
  });
}

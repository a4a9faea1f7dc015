import { categorySchema } from '@naya/contract/entities/category';
import { getCategories } from '@naya/core/catalogue';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from './router.ts';

const listRoute = readRoute('/categories', {
  tag: 'Franchises',
  summary: 'All categories',
  body: z.array(categorySchema),
});

export function categoryRoutes({ core }: ApiDeps) {
  return newRouter().openapi(listRoute, async (c) => {
    tagged(c, 'categories');
    return c.json(await getCategories(core), 200);
  });
}

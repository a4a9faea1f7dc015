import { pageLinkSchema, pageSchema } from '@naya/contract/entities/page';
import { getPage, getPages } from '@naya/core/content';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from './router.ts';

const tag = 'Content';
const listRoute = readRoute('/pages', {
  tag,
  summary: 'Links to all pages',
  body: z.array(pageLinkSchema),
});
const oneRoute = readRoute('/pages/{slug}', { tag, summary: 'One page', body: pageSchema });

export function pageRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      tagged(c, 'pages');
      return c.json(await getPages(core), 200);
    })
    .openapi(oneRoute, async (c) => {
      const page = await getPage(core, c.req.param('slug'));
      tagged(c, `page:${page.id}`, 'pages');
      return c.json(page, 200);
    });
}

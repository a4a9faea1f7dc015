import { cacheTags } from '@naya/contract/api/cache-tags';
import { pageLinkSchema, pageSchema } from '@naya/contract/pages/entity';
import { getPage } from '@naya/core/pages/get-page';
import { listPages } from '@naya/db/pages/public';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

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
      tagged(c, cacheTags.pages);
      return c.json(await listPages(core.db), 200);
    })
    .openapi(oneRoute, async (c) => {
      const page = await getPage(core, c.req.param('slug'));
      tagged(c, cacheTags.page(page));
      return c.json(page, 200);
    });
}

import { cacheTags } from '@naya/contract/api/cache-tags';
import { getPage } from '@naya/core/pages/get-page';
import { listPages } from '@naya/db/pages/public';
import { z } from 'zod';
import { setCacheHeaders } from '../http/respond.ts';
import { page as pageShape, pageLink } from '../api/schemas/content.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const tag = 'Content';
const listRoute = readRoute('/pages', {
  tag,
  operationId: 'listPages',
  summary: 'Links to all pages',
  body: z.array(pageLink),
});
const oneRoute = readRoute('/pages/{slug}', {
  tag,
  operationId: 'getPage',
  summary: 'One page',
  body: pageShape,
});

export function pageRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      setCacheHeaders(c, cacheTags.pages);
      return c.json(await listPages(core.db), 200);
    })
    .openapi(oneRoute, async (c) => {
      const page = await getPage(core, c.req.param('slug'));
      setCacheHeaders(c, cacheTags.page(page));
      return c.json(page, 200);
    });
}

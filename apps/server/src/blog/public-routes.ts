import { cacheTags } from '@naya/contract/api/cache-tags';
import { getBlog } from '@naya/core/blog/get-blog';
import { listBlogs } from '@naya/db/blog/public';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { blog as blogShape } from '../api/schemas/content.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const tag = 'Blog';
const listRoute = readRoute('/blogs', {
  tag,
  operationId: 'listBlogs',
  summary: 'All published articles, newest first',
  body: z.array(blogShape),
});
const oneRoute = readRoute('/blogs/{slug}', {
  tag,
  operationId: 'getBlog',
  summary: 'One article',
  body: blogShape,
});

export function blogRoutes({ core, present }: ApiDeps) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      tagged(c, cacheTags.blogs);
      return c.json((await listBlogs(core.db)).map(present), 200);
    })
    .openapi(oneRoute, async (c) => {
      const blog = await getBlog(core, c.req.param('slug'));
      tagged(c, cacheTags.blog(blog));
      return c.json(present(blog), 200);
    });
}

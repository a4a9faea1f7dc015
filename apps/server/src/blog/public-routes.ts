import { cacheTags } from '@naya/contract/api/cache-tags';
import { getBlog } from '@naya/core/blog/get-blog';
import { listBlogs } from '@naya/db/blog/public';
import { z } from 'zod';
import { setCacheHeaders } from '../http/respond.ts';
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

export function blogRoutes({ core, addMedia }: ApiDeps) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      setCacheHeaders(c, cacheTags.blogs);
      return c.json((await listBlogs(core.db)).map(addMedia), 200);
    })
    .openapi(oneRoute, async (c) => {
      const blog = await getBlog(core, c.req.param('slug'));
      setCacheHeaders(c, cacheTags.blog(blog));
      return c.json(addMedia(blog), 200);
    });
}

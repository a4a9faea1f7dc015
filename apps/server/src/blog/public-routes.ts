import { cacheTags } from '@naya/contract/api/cache-tags';
import { blogSchema } from '@naya/contract/blog/entity';
import { getBlog } from '@naya/core/blog/get-blog';
import { listBlogs } from '@naya/db/blog/public';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from '../api/router.ts';

const tag = 'Blog';
const listRoute = readRoute('/blogs', {
  tag,
  summary: 'All published posts, newest first',
  body: z.array(blogSchema),
});
const oneRoute = readRoute('/blogs/{slug}', { tag, summary: 'One post', body: blogSchema });

export function blogRoutes({ core }: ApiDeps) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      tagged(c, cacheTags.blogs);
      return c.json(await listBlogs(core.db), 200);
    })
    .openapi(oneRoute, async (c) => {
      const blog = await getBlog(core, c.req.param('slug'));
      tagged(c, cacheTags.blog(blog));
      return c.json(blog, 200);
    });
}

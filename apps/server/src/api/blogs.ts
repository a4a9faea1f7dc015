import { blogSchema } from '@naya/contract/entities/blog';
import { getBlog, getBlogs } from '@naya/core/content';
import { z } from 'zod';
import { tagged } from '../http/respond.ts';
import { newRouter, readRoute, type ApiDeps } from './router.ts';

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
      tagged(c, 'blogs');
      return c.json(await getBlogs(core), 200);
    })
    .openapi(oneRoute, async (c) => {
      const blog = await getBlog(core, c.req.param('slug'));
      tagged(c, `blog:${blog.id}`, 'blogs');
      return c.json(blog, 200);
    });
}

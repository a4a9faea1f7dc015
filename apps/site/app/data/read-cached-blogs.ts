import type { Api } from '@naya/contract/api/port';
import type { Blog } from '@naya/contract/blog/entity';
import { blogsUrl } from '@naya/contract/urls';
import { readThroughCache } from './read-through-cache.ts';

/** The posts come whole, so the browser asks for them once and searches in memory. */
export function readCachedBlogs(api: Api): Promise<Blog[]> {
  return readThroughCache(`all of ${blogsUrl}`, () => ({ blogs: api.blogs() })).blogs;
}

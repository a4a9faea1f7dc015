import type { Api } from '@naya/contract/api/port';
import type { Blog } from '@naya/contract/blog/entity';
import { blogExcerpt } from '@naya/contract/blog/excerpt';
import { blogsUrl } from '@naya/contract/urls';
import { readThroughCache } from '../../data/load.ts';

/** The posts come whole, so the browser asks for them once and searches in memory. */
export function readCachedBlogs(api: Api): Promise<Blog[]> {
  return readThroughCache(`all of ${blogsUrl}`, () => ({ blogs: api.blogs() })).blogs;
}

/** Only the fields that a card shows, so that no post's content travels with a list. */
export type BlogCardData = Pick<
  Blog,
  'slug' | 'title' | 'image' | 'created_at' | 'category' | 'tags'
> & { excerpt: string };

export function toBlogCard(blog: Blog): BlogCardData {
  const { slug, title, image, created_at, category, tags } = blog;
  return { slug, title, image, created_at, category, tags, excerpt: blogExcerpt(blog) };
}

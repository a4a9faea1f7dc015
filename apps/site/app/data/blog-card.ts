import type { Blog } from '@naya/contract/blog/entity';
import { blogExcerpt } from '@naya/contract/format/text';

/** What a card of the blog shows and no more: a post's content stays where it was read. */
export type BlogCardData = Pick<
  Blog,
  'slug' | 'title' | 'image' | 'created_at' | 'category' | 'tags'
> & { excerpt: string };

export function toBlogCard(blog: Blog): BlogCardData {
  const { slug, title, image, created_at, category, tags } = blog;
  return { slug, title, image, created_at, category, tags, excerpt: blogExcerpt(blog) };
}

import type { Blog } from '@naya/contract/blog/entity';
import { blogExcerpt } from '@naya/contract/format/text';

/** Only the fields that a card shows, so that no post's content travels with a list. */
export type BlogCardData = Pick<
  Blog,
  'slug' | 'title' | 'image' | 'created_at' | 'category' | 'tags'
> & { excerpt: string };

export function toBlogCard(blog: Blog): BlogCardData {
  const { slug, title, image, created_at, category, tags } = blog;
  return { slug, title, image, created_at, category, tags, excerpt: blogExcerpt(blog) };
}

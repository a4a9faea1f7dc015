import { blogExcerptCharacters } from '../constants.ts';
import { cutAtWord, endWithEllipsis, plainText } from '../format/text.ts';
import type { Blog } from './entity.ts';

export function blogExcerpt(blog: Pick<Blog, 'meta_description' | 'content'>): string {
  if (blog.meta_description?.trim()) return blog.meta_description.trim();
  const start = cutAtWord(plainText(blog.content), blogExcerptCharacters);
  return start && endWithEllipsis(start);
}

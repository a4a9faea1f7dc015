import type { Blog } from './entity.ts';
import { splitTags } from '../format/tags.ts';
import { picture } from '../normalise/addresses.ts';
import { id, record, text, texts } from '../normalise/values.ts';

/** A post is found by its slug; the id stands in for a missing one, and the other way round. */
export function normaliseBlog(value: unknown): Blog | null {
  const row = record(value);
  const blogId = id(row?.id) ?? text(row?.slug);
  const title = text(row?.title);
  if (!row || blogId === null || !title) return null;
  return {
    id: blogId,
    slug: text(row.slug) ?? String(blogId),
    title,
    content: text(row.content) ?? '',
    meta_description: text(row.meta_description),
    image: picture(row.image),
    created_at: text(row.created_at),
    category: text(row.category),
    tags: texts(row.tags, splitTags),
    author: text(row.author),
  };
}

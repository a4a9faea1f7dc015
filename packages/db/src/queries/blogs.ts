import type { Blog } from '@naya/contract/entities/blog';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { blogs } from '../tables/blogs.ts';

const columns = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  content: blogs.content,
  meta_description: blogs.meta_description,
  image: blogs.image,
  created_at: blogs.created_at,
  category: blogs.category,
  tags: blogs.tags,
  author: blogs.author,
};
const published = eq(blogs.status, 'published');

/** Newest first. */
export async function listBlogs(db: Db, limit: number | null = null): Promise<Blog[]> {
  const all = db
    .select(columns)
    .from(blogs)
    .where(published)
    .orderBy(desc(blogs.created_at), asc(blogs.id));
  return await (limit === null ? all : all.limit(limit));
}

export async function findBlog(db: Db, slug: string): Promise<Blog | null> {
  const [blog] = await db
    .select(columns)
    .from(blogs)
    .where(and(eq(blogs.slug, slug), published));
  return blog ?? null;
}

export async function findBlogById(db: Db, id: number | null): Promise<Blog | null> {
  if (id === null) return null;
  const [blog] = await db
    .select(columns)
    .from(blogs)
    .where(and(eq(blogs.id, id), published));
  return blog ?? null;
}

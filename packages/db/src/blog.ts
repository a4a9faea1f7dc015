import type { Blog } from '@naya/contract/blog/entity';
import { and, asc, desc, eq, sql, lte } from './drizzle.ts';
import type { Db } from './client.ts';
import { prepareOnce } from './prepare-once.ts';
import { blogs } from './tables/blog.ts';
import type { Suggestions } from '@naya/contract/franchises/suggestions';

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

// Without a number the limit of PostgreSQL is none.
const list = prepareOnce((db) =>
  db
    .select(columns)
    .from(blogs)
    .where(published)
    .orderBy(desc(blogs.created_at), asc(blogs.id))
    .limit(sql.placeholder('limit'))
    .prepare('list_blogs'),
);

/** Newest first. */
export async function listBlogs(db: Db, limit: number | null = null): Promise<Blog[]> {
  return await list(db).execute({ limit });
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

/** The titles of all published articles, newest first. */
export async function listArticleTitles(db: Db): Promise<Suggestions['articles']> {
  return await db
    .select({ slug: blogs.slug, title: blogs.title })
    .from(blogs)
    .where(eq(blogs.status, 'published'))
    .orderBy(desc(blogs.created_at), blogs.id);
}

/** Publishes what was to appear by now; tells which posts these were. */
export async function publishScheduled(db: Db, now: string): Promise<{ id: number }[]> {
  return await db
    .update(blogs)
    .set({
      status: 'published',
      // Visitors see this as the day of the post.
      created_at: sql`${blogs.published_at}`,
      updated_at: sql`now()`,
      version: sql`${blogs.version} + 1`,
    })
    .where(and(eq(blogs.status, 'scheduled'), lte(blogs.published_at, now)))
    .returning({ id: blogs.id });
}

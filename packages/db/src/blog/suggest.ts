import type { Suggestions } from '@naya/contract/franchises/suggestions';
import { and, desc, eq, ilike } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { blogs } from './table.ts';

const count = 3;
/** Shorter words are in every title, and no index finds them. */
const shortestWord = 3;

/** Published articles with all of these words in the title, newest first. */
export async function suggestArticles(db: Db, words: string[]): Promise<Suggestions['articles']> {
  const long = words.filter((word) => word.length >= shortestWord);
  if (long.length === 0) return [];
  return await db
    .select({ slug: blogs.slug, title: blogs.title })
    .from(blogs)
    .where(
      and(
        eq(blogs.status, 'published'),
        ...long.map((word) =>
          ilike(blogs.title, `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
        ),
      ),
    )
    .orderBy(desc(blogs.created_at), blogs.id)
    .limit(count);
}

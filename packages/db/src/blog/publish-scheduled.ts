import { and, eq, lte, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { blogs } from './table.ts';

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

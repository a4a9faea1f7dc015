import { eq } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { blogs, type NewBlog } from '../tables/blog.ts';
import { categories, type NewCategory } from '../tables/categories.ts';
import { events, type NewEvent } from '../tables/events.ts';
import { franchises, type NewFranchise } from '../tables/franchises.ts';
import { pages, type NewPage } from '../tables/pages.ts';
import { replyTemplates } from '../tables/reply-templates.ts';
import { searchSynonyms } from '../tables/synonyms.ts';
import { seeds } from './table.ts';
import { teamMembers, type NewTeamMember } from '../tables/team.ts';

/** Whether this content still has to be inserted; asked inside the transaction that inserts it. */
export async function claimSeed(db: Db, name: string): Promise<boolean> {
  const claimed = await db.insert(seeds).values({ name }).onConflictDoNothing().returning();
  return claimed.length > 0;
}

export async function hasSeed(db: Db, name: string): Promise<boolean> {
  return (await db.$count(seeds, eq(seeds.name, name))) > 0;
}

/** Returns the ids by name, for the franchises that follow; a category that is there already stays as it is. */
export async function insertCategories(db: Db, rows: NewCategory[]): Promise<Map<string, number>> {
  if (rows.length > 0) await db.insert(categories).values(rows).onConflictDoNothing();
  const all = await db.select({ name: categories.name, id: categories.id }).from(categories);
  return new Map(all.map(({ name, id }) => [name, id]));
}

export async function hasCategories(db: Db): Promise<boolean> {
  return (await db.$count(categories)) > 0;
}

// PostgreSQL takes at most 65,535 parameters in a statement; a franchise has about 60.
const franchisesPerInsert = 800;

export async function insertFranchises(db: Db, rows: NewFranchise[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += franchisesPerInsert) {
    const inserted = await db
      .insert(franchises)
      .values(rows.slice(start, start + franchisesPerInsert))
      .returning({ id: franchises.id });
    ids.push(...idsOf(inserted));
  }
  return ids;
}

export async function insertBlogs(db: Db, rows: NewBlog[]): Promise<number[]> {
  if (rows.length === 0) return [];
  return idsOf(await db.insert(blogs).values(rows).returning({ id: blogs.id }));
}

export async function insertEvents(db: Db, rows: NewEvent[]): Promise<number[]> {
  if (rows.length === 0) return [];
  return idsOf(await db.insert(events).values(rows).returning({ id: events.id }));
}

export async function insertTeamMembers(db: Db, rows: NewTeamMember[]): Promise<number[]> {
  if (rows.length === 0) return [];
  return idsOf(await db.insert(teamMembers).values(rows).returning({ id: teamMembers.id }));
}

export async function insertPages(db: Db, rows: NewPage[]): Promise<void> {
  if (rows.length > 0) await db.insert(pages).values(rows).onConflictDoNothing();
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

export async function insertSynonyms(db: Db, rows: { words: string[] }[]): Promise<void> {
  if (rows.length > 0) await db.insert(searchSynonyms).values(rows);
}

export async function insertReplyTemplates(
  db: Db,
  rows: (typeof replyTemplates.$inferInsert)[],
): Promise<void> {
  await db.insert(replyTemplates).values(rows);
}

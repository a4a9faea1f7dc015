import { eq } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { blogs, type NewBlog } from '../blog/table.ts';
import { categories, type NewCategory } from '../categories/table.ts';
import { events, type NewEvent } from '../events/table.ts';
import { franchises, type NewFranchise } from '../franchises/table.ts';
import { pages, type NewPage } from '../pages/table.ts';
import { seeds } from './table.ts';
import { teamMembers, type NewTeamMember } from '../team/table.ts';

/** Whether this content still has to be inserted; asked inside the transaction that inserts it. */
export async function claimSeed(db: Db, name: string): Promise<boolean> {
  const claimed = await db.insert(seeds).values({ name }).onConflictDoNothing().returning();
  return claimed.length > 0;
}

export async function hasSeed(db: Db, name: string): Promise<boolean> {
  return (await db.$count(seeds, eq(seeds.name, name))) > 0;
}

/** Returns the ids by name, for the franchises that follow. */
export async function insertCategories(db: Db, rows: NewCategory[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const inserted = await db
    .insert(categories)
    .values(rows)
    .returning({ name: categories.name, id: categories.id });
  return new Map(inserted.map(({ name, id }) => [name, id]));
}

// PostgreSQL takes at most 65,535 parameters in a statement; a franchise has about 40.
const franchisesAtOnce = 1_000;

export async function insertFranchises(db: Db, rows: NewFranchise[]): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += franchisesAtOnce) {
    const inserted = await db
      .insert(franchises)
      .values(rows.slice(start, start + franchisesAtOnce))
      .returning({ id: franchises.id });
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

export async function insertBlogs(db: Db, rows: NewBlog[]): Promise<void> {
  if (rows.length > 0) await db.insert(blogs).values(rows);
}

export async function insertEvents(db: Db, rows: NewEvent[]): Promise<void> {
  if (rows.length > 0) await db.insert(events).values(rows);
}

export async function insertTeamMembers(db: Db, rows: NewTeamMember[]): Promise<void> {
  if (rows.length > 0) await db.insert(teamMembers).values(rows);
}

export async function insertPages(db: Db, rows: NewPage[]): Promise<void> {
  if (rows.length > 0) await db.insert(pages).values(rows);
}

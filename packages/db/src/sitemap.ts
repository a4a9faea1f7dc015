import { asc, eq } from './drizzle.ts';
import type { Db } from './client.ts';
import { blogs } from './tables/blog.ts';
import { categories } from './tables/categories.ts';
import { pages } from './tables/pages.ts';
import { siteDocuments } from './tables/site-info.ts';
import { teamMembers } from './tables/team.ts';

export async function listCategoryStamps(db: Db) {
  return await db
    .select({ name: categories.name, changed: categories.updated_at })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}

export async function listBlogStamps(db: Db) {
  return await db
    .select({ slug: blogs.slug, changed: blogs.updated_at })
    .from(blogs)
    .where(eq(blogs.status, 'published'))
    .orderBy(asc(blogs.id));
}

export async function listPageStamps(db: Db) {
  return await db
    .select({ slug: pages.slug, changed: pages.updated_at })
    .from(pages)
    .where(eq(pages.status, 'published'))
    .orderBy(asc(pages.id));
}

export async function listTeamStamps(db: Db) {
  return await db
    .select({ id: teamMembers.id, changed: teamMembers.updated_at })
    .from(teamMembers)
    .orderBy(asc(teamMembers.id));
}

export async function listDocumentStamps(db: Db) {
  return await db
    .select({ key: siteDocuments.key, changed: siteDocuments.updated_at })
    .from(siteDocuments);
}

import { and, asc, eq, gt, lte, max, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { blogs } from '../blog/table.ts';
import { categories } from '../categories/table.ts';
import { franchises } from '../franchises/table.ts';
import { pages } from '../pages/table.ts';
import { siteDocuments } from '../site-info/table.ts';
import { teamMembers } from '../team/table.ts';
import { ofItsCategory, publiclyVisible } from '../franchises/columns.ts';

/** Ids above `after` up to `upTo`: a slice stays the same however many are added later. */
export async function listFranchiseStamps(db: Db, after: number, upTo: number) {
  return await db
    .select({ id: franchises.id, changed: franchises.updated_at })
    .from(franchises)
    .where(and(publiclyVisible, gt(franchises.id, after), lte(franchises.id, upTo)))
    .orderBy(asc(franchises.id));
}

/** Which slices of `size` ids hold a public franchise, and when one of theirs was last changed. */
export async function listFranchiseSlices(db: Db, size: number) {
  const slice = sql<number>`(${franchises.id} - 1) / ${sql.raw(String(size))} + 1`;
  return await db
    .select({ slice, changed: max(franchises.updated_at) })
    .from(franchises)
    .where(publiclyVisible)
    .groupBy(slice)
    .orderBy(asc(slice));
}

/** A category's page changes with the category and with its franchises. */
export async function listCategoryStamps(db: Db) {
  const changed = sql`greatest(${categories.updated_at}, max(${franchises.updated_at}))`;
  return await db
    .select({ name: categories.name, changed: changed.mapWith(categories.updated_at) })
    .from(categories)
    .leftJoin(franchises, and(ofItsCategory, publiclyVisible))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id));
}

/** The cities that the franchises of a category name in their lists or as locations, each in one spelling. */
export async function listCityStamps(db: Db, limit: number) {
  const { locations, open_cities, waiting_cities, outlet_cities } = franchises;
  const places = sql`jsonb_array_elements(${open_cities} || ${waiting_cities} || ${outlet_cities}) as place`;
  const named = sql`select unnest(${locations}) union select place ->> 'city' from ${places}`;
  return await db
    .select({
      category: categories.name,
      city: sql<string>`min(trim(city))`,
      changed: max(franchises.updated_at),
    })
    .from(sql`${franchises} cross join lateral (${named}) as named (city)`)
    .innerJoin(categories, ofItsCategory)
    .where(and(publiclyVisible, sql`trim(city) <> ''`))
    .groupBy(categories.name, sql`lower(trim(city))`)
    .orderBy(categories.name, sql`lower(trim(city))`)
    .limit(limit);
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

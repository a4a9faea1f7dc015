import { and, eq, notExists, or, sql, type SQL } from './drizzle.ts';
import type { Db } from './client.ts';
import { categories } from './tables/categories.ts';
import { slugRedirects, type RedirectedEntity } from './tables/redirects.ts';
import type { PgColumn } from './drizzle-tables.ts';
import { blogs } from './tables/blog.ts';
import { franchises } from './tables/franchises.ts';
import { pages } from './tables/pages.ts';

/** The id of what bore this slug before it was renamed. */
export async function findRedirect(
  db: Db,
  entity: RedirectedEntity,
  slug: string,
): Promise<number | null> {
  const [redirect] = await db
    .select({ entity_id: slugRedirects.entity_id })
    .from(slugRedirects)
    .where(and(eq(slugRedirects.entity, entity), eq(slugRedirects.old_slug, slug)));
  return redirect?.entity_id ?? null;
}

/** The present slug of the category that bore this one; null while another category bears it. */
export async function findMovedCategory(db: Db, slug: string): Promise<string | null> {
  const bearer = db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
  const [category] = await db
    .select({ slug: categories.slug })
    .from(slugRedirects)
    .innerJoin(categories, eq(categories.id, slugRedirects.entity_id))
    .where(
      and(
        eq(slugRedirects.entity, 'category'),
        eq(slugRedirects.old_slug, slug),
        notExists(bearer),
      ),
    );
  return category?.slug ?? null;
}

export async function insertRedirect(
  db: Db,
  redirect: { entity: RedirectedEntity; old_slug: string; entity_id: number },
): Promise<void> {
  await db
    .insert(slugRedirects)
    .values(redirect)
    .onConflictDoUpdate({
      target: [slugRedirects.entity, slugRedirects.old_slug],
      set: { entity_id: redirect.entity_id },
    });
}

const tables = {
  franchise: franchises,
  category: categories,
  blog: blogs,
  page: pages,
} as const satisfies Record<RedirectedEntity, unknown>;

/** The first of 'chai', 'chai-2', 'chai-3', … that no record has, and none had before it was renamed. */
export async function findFreeSlug(
  db: Db,
  entity: RedirectedEntity,
  wanted: string,
): Promise<string> {
  const table = tables[entity];
  const { slug } = table;
  const { old_slug } = slugRedirects;
  const { rows } = await db.execute<{ number: number }>(sql`
    with taken as (
      select ${numberIn(slug, wanted)} as number from ${table} where ${isNumbered(slug, wanted)}
      union
      select ${numberIn(old_slug, wanted)} from ${slugRedirects}
      where ${and(eq(slugRedirects.entity, entity), isNumbered(old_slug, wanted))}
    )
    select min(number) as number from (select 1 as number union all select number + 1 from taken) next
    where number not in (select number from taken)`);
  const number = rows[0]?.number ?? 1;
  return number === 1 ? wanted : `${wanted}-${number}`;
}

/** More digits are part of a name. */
const numberPattern = '^[1-9][0-9]{0,7}$';

/** The number of 'chai-12' beside 'chai'. */
const restOf = (slug: PgColumn, wanted: string): SQL =>
  sql`substr(${slug}, length(${wanted}::text) + 2)`;

/** LIKE can use the index of slugs; no slug contains a character that LIKE reads as a wildcard. */
function isNumbered(slug: PgColumn, wanted: string): SQL | undefined {
  const hasNumber = sql`${slug} like ${`${wanted}-%`} and ${restOf(slug, wanted)} ~ ${numberPattern}`;
  return or(eq(slug, wanted), hasNumber);
}

function numberIn(slug: PgColumn, wanted: string): SQL {
  return sql`case when ${slug} = ${wanted} then 1 else ${restOf(slug, wanted)}::int end`;
}

import { and, eq, notExists } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { categories } from '../categories/table.ts';
import { slugRedirects, type RedirectedEntity } from './table.ts';

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

import { eq } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { categories } from '../tables/categories.ts';
import { franchises, type NewFranchise } from '../tables/franchises.ts';

export async function insertFranchise(
  db: Db,
  franchise: NewFranchise,
): Promise<{ id: number; slug: string }> {
  const [inserted] = await db
    .insert(franchises)
    .values(franchise)
    .returning({ id: franchises.id, slug: franchises.slug });
  if (!inserted) throw new Error('The database answered an insert without a row');
  return inserted;
}

export async function findCategoryId(db: Db, name: string): Promise<number | null> {
  const [category] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.name, name));
  return category?.id ?? null;
}

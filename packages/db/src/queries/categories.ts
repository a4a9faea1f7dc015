import type { Category } from '@naya/contract/entities/category';
import { asc } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { categories } from '../tables/categories.ts';

export async function listCategories(db: Db): Promise<Category[]> {
  return await db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      description: categories.description,
      image: categories.image,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}

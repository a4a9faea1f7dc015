import type { Category } from '@naya/contract/categories/entity';
import { asc } from './drizzle.ts';
import type { Db } from './client.ts';
import { prepareOnce } from './prepare-once.ts';
import { categories } from './tables/categories.ts';

const list = prepareOnce((db) =>
  db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
      description: categories.description,
      image: categories.image,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('list_categories'),
);

export async function listCategories(db: Db): Promise<Category[]> {
  return await list(db).execute();
}

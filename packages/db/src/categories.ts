import { categorySchema, type Category } from '@naya/contract/categories/entity';
import { pick } from '@naya/contract/pick';
import { asc, getTableColumns } from './drizzle.ts';
import type { Db } from './client.ts';
import { prepareOnce } from './prepare-once.ts';
import { categories } from './tables/categories.ts';

const names = Object.keys(categorySchema.shape) as (keyof Category)[];

const list = prepareOnce((db) =>
  db
    .select(pick(getTableColumns(categories), names))
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('list_categories'),
);

export async function listCategories(db: Db): Promise<Category[]> {
  return await list(db).execute();
}

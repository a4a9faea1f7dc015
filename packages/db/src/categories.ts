import { categorySchema, type Category } from '@naya/contract/categories/entity';
import { pick } from '@naya/contract/pick';
import { and, asc, eq, getTableColumns, isNotNull } from './drizzle.ts';
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

/** What is usual in the trade of a category; null where nobody says so. */
export async function findTrade(db: Db, id: number): Promise<Category | null> {
  const [found] = await db
    .select(pick(getTableColumns(categories), names))
    .from(categories)
    .where(and(eq(categories.id, id), isNotNull(categories.trade_source)));
  return found ?? null;
}

export async function listCategories(db: Db): Promise<Category[]> {
  return await list(db).execute();
}

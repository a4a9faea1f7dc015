import { slugOf } from '@naya/contract/slug';
import type { Db } from '../client.ts';
import { insertCategories, insertFranchises } from '../seed/insert.ts';
import type { NewCategory } from '../tables/categories.ts';
import type { NewFranchise } from '../tables/franchises.ts';
import {
  insertSubmissions,
  type IncomingSubmission,
  type StoredSubmission,
} from '../submissions/insert.ts';

export function makeCategory(overrides: Partial<NewCategory> = {}): NewCategory {
  const name = overrides.name ?? 'Food & Beverage';
  return { name, slug: slugOf(name), ...overrides };
}

type FranchiseOverrides = Omit<Partial<NewFranchise>, 'category_id'> & { category_id: number };

let made = 0;

/** An approved franchise with every figure, unless told otherwise. */
export function makeFranchise(overrides: FranchiseOverrides): NewFranchise {
  made += 1;
  const name = overrides.business_name ?? `Brand ${made}`;
  return {
    business_name: name,
    slug: `${slugOf(name)}-${made}`,
    description: 'Sells things people like.',
    headquarters: 'Pune',
    locations: ['Pune'],
    investment_min: 1_000_000,
    investment_max: 2_000_000,
    excepted_roi_min: 12,
    excepted_roi_max: 18,
    status: 'approved',
    ...overrides,
  };
}

/** Puts franchises in by category name, making the categories they need; returns the ids in order. */
export async function insertFranchisesForTest(
  db: Db,
  rows: (Omit<FranchiseOverrides, 'category_id'> & { category?: string })[],
): Promise<number[]> {
  const names = [...new Set(rows.map((row) => row.category ?? 'Food & Beverage'))];
  const ids = await insertCategories(
    db,
    names.map((name) => makeCategory({ name })),
  );
  const franchises = rows.map(({ category = 'Food & Beverage', ...overrides }) =>
    makeFranchise({ ...overrides, category_id: ids.get(category) ?? 0 }),
  );
  return await insertFranchises(db, franchises);
}

export async function insertSubmissionForTest(
  db: Db,
  row: IncomingSubmission,
): Promise<StoredSubmission> {
  const [stored] = await insertSubmissions(db, [row]);
  if (!stored) throw new Error('The database answered an insert without a row');
  return stored;
}

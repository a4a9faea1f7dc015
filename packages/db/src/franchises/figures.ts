import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { askedOf } from './search.ts';

/** Medians of the franchises that pass the filters of a query; words, order and page do not count. */
export async function readFigures(
  db: Db,
  query: Partial<FranchiseQuery>,
): Promise<FranchiseFigures> {
  const { rows } = await db.execute<FranchiseFigures>(
    sql`select brands, investment, payback, fee from search_figures(${askedOf({ ...emptyFranchiseQuery, ...query })}::jsonb)`,
  );
  return rows[0] ?? { brands: 0, investment: null, payback: null, fee: null };
}

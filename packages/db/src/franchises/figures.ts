import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { createCountCache } from './count-cache.ts';
import { encodeFilters } from './search.ts';

const knownFigures = createCountCache<FranchiseFigures>();

type Row = { version: string; counted: FranchiseFigures | null };

/**
 * Medians of the franchises that pass the filters of a query; words, order and page do not count. They are counted once for each version
 * of the index: each page of a franchise shows those of its category and city.
 */
export async function readFigures(
  db: Db,
  query: Partial<FranchiseQuery>,
): Promise<FranchiseFigures> {
  const asked = encodeFilters({ ...emptyFranchiseQuery, ...query });
  const known = knownFigures.find(db, asked);
  // PostgreSQL runs the function only if it comes to this branch; as a condition of a join it would run it in any case.
  const { rows } = await db.execute<Row>(
    sql`select version, case when version is distinct from ${known?.version ?? null}::bigint
      then (select to_json(figures) from search_figures(${asked}::jsonb) figures) end as counted
      from search_version`,
  );
  const [row] = rows;
  const figures = row?.counted ?? known?.counts;
  if (!row || !figures) throw new Error('The search index has no version');
  const { version } = row;
  knownFigures.keep(db, asked, { version, counts: figures });
  return figures;
}

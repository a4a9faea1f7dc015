import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { createKnownCounts } from './known-counts.ts';
import { askedOf } from './search.ts';

const knownFigures = createKnownCounts<FranchiseFigures>();

type Row = FranchiseFigures & { version: string };

/**
 * Medians of the franchises that pass the filters of a query; words, order and page do not count. They are counted once for each version
 * of the index: each page of a franchise shows those of its category and city.
 */
export async function readFigures(
  db: Db,
  query: Partial<FranchiseQuery>,
): Promise<FranchiseFigures> {
  const asked = askedOf({ ...emptyFranchiseQuery, ...query });
  const known = knownFigures.find(db, asked);
  const { rows } = await db.execute<Row>(
    sql`select index.version, figures.* from search_version index
      left join lateral (
        select * from search_figures(${asked}::jsonb)
        where index.version is distinct from ${known?.version ?? null}::bigint
      ) figures on true`,
  );
  const [row] = rows;
  if (!row) throw new Error('The search index has no version');
  const { version, ...counted } = row;
  const figures = known && known.version === version ? known.counts : counted;
  knownFigures.keep(db, asked, { version, counts: figures });
  return figures;
}

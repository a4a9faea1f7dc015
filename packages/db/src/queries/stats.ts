import type { Stats } from '@naya/contract/entities/site-info';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { siteDocuments } from '../tables/site-documents.ts';
import { submissions } from '../tables/submissions.ts';

const zero = { brands: 0, investors: 0, cities: 0 };

/** What the back office adds to each number: `stats_baseline` in the settings document. */
async function readBaseline(db: Db): Promise<Stats> {
  const [row] = await db
    .select({ baseline: sql<Partial<Stats> | null>`${siteDocuments.value} -> 'stats_baseline'` })
    .from(siteDocuments)
    .where(eq(siteDocuments.key, 'settings'));
  return { ...zero, ...row?.baseline };
}

/** From the search index, which has an entry for each city: every franchise would be a hundred thousand rows. */
async function countCities(db: Db): Promise<number> {
  const { rows } = await db.execute<{ cities: number }>(
    sql`select count(distinct term)::int as cities from search_bits where term >= 'city ' and term < 'city!'`,
  );
  return rows[0]?.cities ?? 0;
}

/** As many as the index has entries for 'all'. */
async function countBrands(db: Db): Promise<number> {
  const { rows } = await db.execute<{ brands: number }>(
    sql`select coalesce(sum(bit_count(coalesce(dense, sparse))), 0)::int as brands from search_bits where term = 'all'`,
  );
  return rows[0]?.brands ?? 0;
}

async function countInvestors(db: Db): Promise<number> {
  const [row] = await db
    .select({ investors: sql<number>`count(distinct lower(${submissions.email}))::int` })
    .from(submissions)
    // An erased registration keeps its row without the address.
    .where(and(eq(submissions.kind, 'investor'), ne(submissions.email, '')));
  return row?.investors ?? 0;
}

export async function getStats(db: Db): Promise<Stats> {
  const [baseline, brands, investors, cities] = await Promise.all([
    readBaseline(db),
    countBrands(db),
    countInvestors(db),
    countCities(db),
  ]);
  return {
    brands: baseline.brands + brands,
    investors: baseline.investors + investors,
    cities: baseline.cities + cities,
  };
}

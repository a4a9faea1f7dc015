import type { Stats } from '@naya/contract/site-info/entity';
import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { siteDocuments } from './table.ts';
import { submissions } from '../submissions/table.ts';

/** Numbers from the settings that are added to the counts. */
const baseline = sql`select ${siteDocuments.value} -> 'stats_baseline' from ${siteDocuments} where ${siteDocuments.key} = 'settings'`;

/** As many as the search index has entries for 'all'. */
const brands = sql`select coalesce(sum(bit_count(coalesce(dense, sparse))), 0)::int from search_bits where term = 'all'`;

/** An erased registration keeps its row without the e-mail. */
const investors = sql`select count(distinct lower(${submissions.email}))::int from ${submissions} where ${submissions.kind} = 'investor' and ${submissions.email} <> ''`;

/** From the search index, which has an entry for each city: every franchise would be a hundred thousand rows. */
const cities = sql`select count(distinct term)::int from search_bits where term >= 'city ' and term < 'city!'`;

const all = sql`select (${baseline}) as baseline, (${brands}) as brands, (${investors}) as investors, (${cities}) as cities`;

export async function getStats(db: Db): Promise<Stats> {
  const { rows } = await db.execute<Stats & { baseline: Partial<Stats> | null }>(all);
  const [counted] = rows;
  const add = (name: keyof Stats) => (counted?.[name] ?? 0) + (counted?.baseline?.[name] ?? 0);
  return { brands: add('brands'), investors: add('investors'), cities: add('cities') };
}

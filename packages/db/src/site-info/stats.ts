import type { CountedStats } from '@naya/contract/site-info/entity';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { counters } from '../tables/counters.ts';
import { siteDocuments } from '../tables/site-info.ts';

const setting = (name: string) =>
  sql`select ${siteDocuments.value} -> ${name}::text from ${siteDocuments} where ${siteDocuments.key} = 'settings'`;

const investors = sql`select ${counters.value} from ${counters} where ${counters.name} = 'investors'`;

export type StatsSettings = {
  investors: number;
  /** Added to what is counted. */
  baseline: Partial<CountedStats> | null;
  /** A tile that shows less is replaced; 0 for none. */
  threshold: number | null;
};

/** Of the site's figures, what does not come from the catalogue. */
export async function readStatsSettings(db: Db): Promise<StatsSettings> {
  const { rows } = await db.execute<Partial<StatsSettings>>(
    sql`select (${setting('stats_baseline')}) as baseline, (${setting('stats_threshold')}) as threshold, (${investors}) as investors`,
  );
  const [row] = rows;
  return {
    investors: row?.investors ?? 0,
    baseline: row?.baseline ?? null,
    threshold: row?.threshold ?? null,
  };
}

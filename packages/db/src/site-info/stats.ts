import { defaultStatsThreshold } from '@naya/contract/site-info/tiles';
import type { CountedStats, Stats } from '@naya/contract/site-info/entity';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { createCountCache } from '../franchises/count-cache.ts';
import { siteDocuments } from './table.ts';
import { submissions } from '../submissions/table.ts';

const setting = (name: string) =>
  sql`select ${siteDocuments.value} -> ${name}::text from ${siteDocuments} where ${siteDocuments.key} = 'settings'`;

/** As many as the search index has entries for 'all'. */
const brands = sql`select coalesce(sum(bit_count(coalesce(dense, sparse))), 0)::int from search_bits where term = 'all'`;

/** An erased registration keeps its row without the e-mail. */
const investors = sql`select count(distinct lower(${submissions.email}))::int from ${submissions} where ${submissions.kind} = 'investor' and ${submissions.email} <> ''`;

/** From the search index, which has an entry for each city: every franchise would be a hundred thousand rows. */
const cities = sql`select count(distinct term)::int from search_bits where term >= 'city ' and term < 'city!'`;

/** `baseline` is added to the counts. */
const all = sql`select (${setting('stats_baseline')}) as baseline, (${setting('stats_threshold')}) as threshold, (${brands}) as brands, (${investors}) as investors, (${cities}) as cities`;

export async function getStats(db: Db): Promise<Stats> {
  const { rows } = await db.execute<Counted>(all);
  const [counted] = rows;
  const threshold = counted?.threshold ?? defaultStatsThreshold;
  const add = (name: keyof CountedStats) =>
    (counted?.[name] ?? 0) + (counted?.baseline?.[name] ?? 0);
  const stats = { brands: add('brands'), investors: add('investors'), cities: add('cities') };
  const isAnySmall = Object.values(stats).some((figure) => figure < threshold);
  return { ...stats, threshold, ...(isAnySmall && (await readOtherFigures(db))) };
}

type Counted = CountedStats & {
  baseline: Partial<CountedStats> | null;
  threshold: number | null;
};

type OtherFigures = { outlets: number; payback_months: number | null; categories: number };

const knownFigures = createCountCache<OtherFigures>();
const ofAll = 'all';

/** Read only where a tile needs them, and once for each version of the search index: they look at every franchise. */
async function readOtherFigures(db: Db) {
  const known = knownFigures.find(db, ofAll);
  const { rows } = await db.execute<OtherFigures & { version: string }>(sql`
    select index.version, figures.* from search_version index
    left join lateral (
      select coalesce(sum(total_outlets), 0)::float8 as outlets,
        round(percentile_cont(0.5) within group (order by (coalesce(excepted_roi_min, excepted_roi_max) + coalesce(excepted_roi_max, excepted_roi_min)) / 2.0))::int as payback_months,
        count(distinct category_id)::int as categories
      from franchises where status = 'approved' and deleted_at is null
      and index.version is distinct from ${known?.version ?? null}::bigint
    ) figures on true`);
  const [row] = rows;
  if (!row) throw new Error('The search index has no version');
  const { version, ...counted } = row;
  const counts = known && known.version === version ? known.counts : counted;
  knownFigures.keep(db, ofAll, { version, counts });
  const { payback_months, ...others } = counts;
  return { ...others, ...(payback_months !== null && { payback_months }) };
}

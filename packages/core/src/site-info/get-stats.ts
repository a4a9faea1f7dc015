import type { CountedStats, Stats } from '@naya/contract/site-info/entity';
import { readStatsSettings } from '@naya/db/site-info/stats';
import type { ReadContext } from '../context.ts';

/** The figures of the site. Others stand in where one of the three is small, if the settings say so. */
export async function getStats({ db, catalogue }: ReadContext): Promise<Stats> {
  const [settings, current] = await Promise.all([readStatsSettings(db), catalogue.current()]);
  const cities = await current.countCities();
  const counted: CountedStats = { brands: current.size(), investors: settings.investors, cities };
  const add = (name: keyof CountedStats) => counted[name] + (settings.baseline?.[name] ?? 0);
  const shown = { brands: add('brands'), investors: add('investors'), cities: add('cities') };
  const isAddedTo = (Object.keys(counted) as (keyof CountedStats)[]).some(
    (name) => shown[name] !== counted[name],
  );
  const stats = { ...shown, ...(isAddedTo && { counted }) };
  const threshold = settings.threshold ?? 0;
  if (threshold === 0) return stats;
  const isAnySmall = Object.values(shown).some((figure) => figure < threshold);
  if (!isAnySmall) return { ...stats, threshold };
  const { all, categories } = await current.overview();
  return {
    ...stats,
    threshold,
    outlets: all.outlets,
    ...(all.payback !== null && { payback_months: all.payback }),
    categories: categories.length,
  };
}

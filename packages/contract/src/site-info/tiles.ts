import type { Stats } from './entity.ts';

export type StatTile = { label: string; figure: string };

export const statTiles = [
  { key: 'brands', label: 'Franchise Brands' },
  { key: 'investors', label: 'Investors Connected' },
  { key: 'cities', label: 'Cities Covered' },
] as const;

/** The specification's three. Where a threshold is set, a smaller figure gives its place to outlets, median payback or categories. */
export function tilesOf(stats: Stats): StatTile[] {
  const { threshold = 0, outlets = 0, payback_months: payback, categories = 0 } = stats;
  const others: StatTile[] = [
    ...(outlets >= threshold ? [{ label: 'Outlets Open', figure: `${outlets}+` }] : []),
    ...(payback ? [{ label: 'Median Payback', figure: `${payback} months` }] : []),
    ...(categories > 1 ? [{ label: 'Categories', figure: `${categories}` }] : []),
  ];
  return statTiles.map(({ key, label }) => {
    const other = stats[key] < threshold ? others.shift() : undefined;
    return other ?? { label, figure: `${stats[key]}+` };
  });
}

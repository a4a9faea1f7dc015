import { expect, it } from 'vitest';
import { normaliseStats } from '../src/site-info/normalise.ts';
import { tilesOf } from '../src/site-info/tiles.ts';

const figures = (stats: Record<string, unknown>) =>
  tilesOf(normaliseStats(stats)!).map(({ label, figure }) => `${figure} ${label}`);
const base = { brands: 68, investors: 3, cities: 41 };
const more = { outlets: 4_210, payback_months: 18, categories: 12, threshold: 25 };

it.each([
  [{ ...base, ...more }, ['68+ Franchise Brands', '4210+ Outlets Open', '41+ Cities Covered']],
  [
    { brands: 1, investors: 0, cities: 1, ...more },
    ['4210+ Outlets Open', '18 months Median Payback', '12 Categories'],
  ],
  [
    { brands: 1, investors: 0, cities: 1, ...more, outlets: 24, payback_months: null },
    ['12 Categories', '0+ Investors Connected', '1+ Cities Covered'],
  ],
  [
    { brands: 1, investors: 0, cities: 1, ...more, threshold: undefined },
    ['1+ Franchise Brands', '0+ Investors Connected', '1+ Cities Covered'],
  ],
  // A foreign backend knows the specification's three alone.
  [base, ['68+ Franchise Brands', '3+ Investors Connected', '41+ Cities Covered']],
])('%j', (stats, tiles) => {
  expect(figures(stats)).toEqual(tiles);
});

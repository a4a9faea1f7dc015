import type { Stats } from './entity.ts';
import { toNumber } from '../numeric.ts';
import { record } from '../normalise/values.ts';

const additional = ['threshold', 'outlets', 'payback_months', 'categories'] as const;

export function normaliseStats(value: unknown): Stats | null {
  const row = record(value);
  if (!row) return null;
  return {
    brands: toNumber(row.brands) ?? 0,
    investors: toNumber(row.investors) ?? 0,
    cities: toNumber(row.cities) ?? 0,
    ...Object.fromEntries(
      additional.flatMap((name) => {
        const figure = toNumber(row[name]);
        return figure === null ? [] : [[name, figure]];
      }),
    ),
  };
}

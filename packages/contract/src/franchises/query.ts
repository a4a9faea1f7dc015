import {
  defaultSort,
  listingPageSize,
  sortOptions,
  trendingTypes,
  type SortOption,
} from '../constants.ts';
import { parseAmount } from '../format/parse-amount.ts';
import type { TrendingType } from './entity.ts';

/** Filters, sort and page of a listing. `null` means the filter is untouched. */
export type FranchiseQuery = {
  search: string | null;
  category: string | null;
  /** A city: open, waiting, with outlets or named by the spec's fields there. */
  location: string | null;
  /** A city in which it takes new partners. */
  openIn: string | null;
  /** A city in which it has outlets. */
  outletsIn: string | null;
  state: string | null;
  minRoi: number | null;
  maxRoi: number | null;
  minInvestment: number | null;
  maxInvestment: number | null;
  trending: TrendingType | null;
  sort: SortOption;
  page: number;
  limit: number;
};

export const emptyFranchiseQuery: FranchiseQuery = {
  search: null,
  category: null,
  location: null,
  openIn: null,
  outletsIn: null,
  state: null,
  minRoi: null,
  maxRoi: null,
  minInvestment: null,
  maxInvestment: null,
  trending: null,
  sort: defaultSort,
  page: 1,
  limit: listingPageSize,
};

export const maxSearchLength = 200;
export const maxPage = 100_000;
export const maxLimit = 100;

function readText(value: string | null): string | null {
  // NUL never reaches PostgreSQL: it cannot store it.
  const text = value?.replaceAll('\0', '').trim().slice(0, maxSearchLength);
  return text || null;
}

function readNumber(value: string | null): number | null {
  if (value === null || !/^\d{1,15}(\.\d+)?$/.test(value.trim())) return null;
  return Number(value);
}

function readWhole(value: string | null, fallback: number, max: number): number {
  const number = readNumber(value);
  if (number === null || number < 1) return fallback;
  return Math.min(Math.trunc(number), max);
}

function readOption<Option extends string>(
  value: string | null,
  options: readonly Option[],
): Option | null {
  return options.find((option) => option === value) ?? null;
}

const sortValues = sortOptions.map((option) => option.value);

/** Reads a URL's parameters; what cannot be used is ignored, never an error. */
export function parseFranchiseQuery(params: URLSearchParams): FranchiseQuery {
  return {
    search: readText(params.get('search')),
    category: readText(params.get('category')),
    location: readText(params.get('location')),
    openIn: readText(params.get('openIn')),
    outletsIn: readText(params.get('outletsIn')),
    state: readText(params.get('state')),
    minRoi: readNumber(params.get('minRoi')),
    maxRoi: readNumber(params.get('maxRoi')),
    minInvestment: parseAmount(params.get('minInvestment') ?? ''),
    maxInvestment: parseAmount(params.get('maxInvestment') ?? ''),
    trending: readOption(params.get('trending'), trendingTypes),
    sort: readOption(params.get('sort'), sortValues) ?? defaultSort,
    page: readWhole(params.get('page'), 1, maxPage),
    limit: readWhole(params.get('limit'), listingPageSize, maxLimit),
  };
}

type QueryKey = keyof FranchiseQuery;
export const franchiseQueryKeys = Object.keys(emptyFranchiseQuery) as QueryKey[];
/** Named in a call, they ask for a page whatever else is asked. */
export const resultPageKeys: readonly QueryKey[] = ['page', 'limit'];

/**
 * The shortest parameters that read back as this query: untouched filters and defaults are left out. Defaults of
 * `named` stay: a call with any parameter at all is answered by a page, one with none by the whole catalogue.
 */
export function franchiseQueryParams(
  query: Partial<FranchiseQuery>,
  named: readonly QueryKey[] = [],
): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of franchiseQueryKeys) {
    const value = query[key];
    if (value === undefined || value === null) continue;
    if (value !== emptyFranchiseQuery[key] || named.includes(key)) params.set(key, String(value));
  }
  return params;
}

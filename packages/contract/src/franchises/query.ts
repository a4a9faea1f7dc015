import {
  defaultMaxRoi,
  defaultMinRoi,
  defaultSort,
  investment,
  listingPageSize,
  sortOptions,
  trendingTypes,
  type SortOption,
  checkedOptions,
  type CheckedOption,
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
  /** With `maxInvestment`: only those of which all that opening costs is within it. */
  affordable: boolean;
  /** What we have checked of it ourselves. */
  checked: CheckedOption | null;
  trending: TrendingType | null;
  /** What can be opened comes first, in any order: `listSections` says what follows it. */
  openFirst: boolean;
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
  affordable: false,
  checked: null,
  trending: null,
  openFirst: false,
  sort: defaultSort,
  page: 1,
  limit: listingPageSize,
};

/** Said of a filter, these leave nothing out: it counts as untouched, and franchises without figures stay. */
const widest: Partial<FranchiseQuery> = {
  minRoi: defaultMinRoi,
  maxRoi: defaultMaxRoi,
  minInvestment: investment.sliderMin,
  maxInvestment: investment.sliderMax,
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

function unlessWidest(key: keyof typeof widest, value: number | null): number | null {
  return value === widest[key] ? null : value;
}

function readWhole(value: string | null, fallback: number, max: number): number {
  const number = readNumber(value);
  if (number === null || number < 1) return fallback;
  return Math.min(Math.trunc(number), max);
}

/** A form without JavaScript sends the place that is chosen and the one that is written. */
const lastFilled = (params: Pick<URLSearchParams, 'getAll'>, name: string): string | null =>
  params.getAll(name).findLast((value) => value.trim() !== '') ?? null;

function readOption<Option extends string>(
  value: string | null,
  options: readonly Option[],
): Option | null {
  return options.find((option) => option === value) ?? null;
}

const checkedValues = checkedOptions.map((option) => option.value);
const sortValues = sortOptions.map((option) => option.value);

/** Reads a URL's parameters; what cannot be used is ignored, never an error. */
export function parseFranchiseQuery(
  params: Pick<URLSearchParams, 'get' | 'getAll'>,
): FranchiseQuery {
  return {
    search: readText(params.get('search')),
    category: readText(params.get('category')),
    location: readText(lastFilled(params, 'location')),
    openIn: readText(params.get('openIn')),
    outletsIn: readText(params.get('outletsIn')),
    state: readText(params.get('state')),
    minRoi: unlessWidest('minRoi', readNumber(params.get('minRoi'))),
    maxRoi: unlessWidest('maxRoi', readNumber(params.get('maxRoi'))),
    minInvestment: unlessWidest('minInvestment', parseAmount(params.get('minInvestment') ?? '')),
    maxInvestment: unlessWidest('maxInvestment', parseAmount(params.get('maxInvestment') ?? '')),
    affordable: params.get('affordable') === 'true',
    checked: readOption(params.get('checked'), checkedValues),
    trending: readOption(params.get('trending'), trendingTypes),
    openFirst: params.get('openFirst') === 'true',
    sort: readOption(params.get('sort'), sortValues) ?? defaultSort,
    page: readWhole(params.get('page'), 1, maxPage),
    limit: readWhole(params.get('limit'), listingPageSize, maxLimit),
  };
}

/** Whether a value is such that it is ignored; an empty one only leaves its filter untouched. */
export function isUnusable(name: string, value: string): boolean {
  const key = franchiseQueryKeys.find((each) => each === name);
  if (!key || value.trim() === '') return false;
  const untouched = emptyFranchiseQuery[key];
  const said = untouched ?? widest[key];
  const isSaid =
    String(said) === value.trim() || said === Number(value) || said === parseAmount(value);
  return !isSaid && parseFranchiseQuery(new URLSearchParams([[key, value]]))[key] === untouched;
}

type QueryKey = keyof FranchiseQuery;
export const franchiseQueryKeys = Object.keys(emptyFranchiseQuery) as QueryKey[];
/** Named in a call, they ask for a page whatever else is asked. */
export const resultPageKeys: readonly QueryKey[] = ['page', 'limit'];

/**
 * The shortest parameters that read back as this query: untouched filters and defaults are left out. Defaults of
 * `named` stay: a call with any parameter at all is answered by a page, one with none by the whole catalogue.
 */
export function franchiseQueryEntries(
  query: Partial<FranchiseQuery>,
  named: readonly QueryKey[] = [],
): [name: string, value: string][] {
  return franchiseQueryKeys.flatMap((key): [string, string][] => {
    const value = query[key];
    if (value === undefined || value === null || value === widest[key]) return [];
    if (value === emptyFranchiseQuery[key] && !named.includes(key)) return [];
    return [[key, String(value)]];
  });
}

/** From an object: the `URLSearchParams` of React Native up to 0.79 takes no pairs. */
export const franchiseQueryParams = (query: Partial<FranchiseQuery>): URLSearchParams =>
  new URLSearchParams(Object.fromEntries(franchiseQueryEntries(query)));

import {
  defaultMaxRoi,
  defaultMinRoi,
  defaultSort,
  investment,
  listingPageSize,
  type CheckedOption,
  type SortOption,
} from '../constants.ts';
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
export const widest: Partial<FranchiseQuery> = {
  minRoi: defaultMinRoi,
  maxRoi: defaultMaxRoi,
  minInvestment: investment.sliderMin,
  maxInvestment: investment.sliderMax,
};

export const maxSearchLength = 200;
export const maxPage = 100_000;
export const maxLimit = 100;

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

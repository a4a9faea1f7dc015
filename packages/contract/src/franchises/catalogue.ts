import { inRoiRange, matches, placesOf } from './catalogue/filter.ts';
import { orderOf } from './catalogue/order.ts';
import { isRankedBySearch, searchScore } from './catalogue/search.ts';
import { minRoiOptions, type SortOption } from '../constants.ts';
import type { Facets, Franchise, FranchisePage } from './entity.ts';
import type { FranchiseQuery } from './query.ts';

/** The catalogue's rules over plain rows, for a backend that does not apply them itself. */

export function filterFranchises(franchises: Franchise[], query: FranchiseQuery): Franchise[] {
  return franchises.filter((franchise) => matches(franchise, query));
}

/** In the order that a search ranks, it puts its best matches first. */
export function sortFranchises(
  franchises: Franchise[],
  sort: SortOption,
  search: string | null = null,
): Franchise[] {
  const compare = orderOf(sort);
  if (search === null || !isRankedBySearch(sort)) return franchises.toSorted(compare);
  const scores = new Map(franchises.map((each) => [each, searchScore(each, search)]));
  const score = (each: Franchise) => scores.get(each) ?? 0;
  return franchises.toSorted((a, b) => score(b) - score(a) || compare(a, b));
}

/** Most frequent first, then by name; spellings that differ in case only are one choice. */
function countChoices(franchises: Franchise[], choicesOf: (franchise: Franchise) => string[]) {
  const counts = new Map<string, { value: string; count: number }>();
  for (const franchise of franchises) {
    const choices = choicesOf(franchise).map((choice) => [choice.toLowerCase(), choice] as const);
    for (const [key, value] of new Map(choices)) {
      const entry = counts.get(key) ?? { value, count: 0 };
      counts.set(key, { ...entry, count: entry.count + 1 });
    }
  }
  return [...counts.values()].sort(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : Number(a.value > b.value)),
  );
}

/** How many each choice would leave: the facet's own filter replaced, all others kept. */
export function facetsOf(franchises: Franchise[], query: FranchiseQuery): Facets {
  const anyCategory = filterFranchises(franchises, { ...query, category: null });
  const anyLocation = filterFranchises(franchises, { ...query, location: null });
  const anyRoi = filterFranchises(franchises, { ...query, minRoi: null, maxRoi: null });
  return {
    category: countChoices(anyCategory, (franchise) => [franchise.category]),
    location: countChoices(anyLocation, placesOf),
    minRoi: minRoiOptions.map((months) => ({
      value: String(months),
      count: anyRoi.filter((franchise) => inRoiRange(franchise, months, query.maxRoi)).length,
    })),
  };
}

export function pageOf(franchises: Franchise[], query: FranchiseQuery): FranchisePage {
  const { search, sort, page, limit } = query;
  const found = sortFranchises(filterFranchises(franchises, query), sort, search);
  return {
    franchises: found.slice((page - 1) * limit, page * limit),
    total: found.length,
    page,
    limit,
    facets: facetsOf(franchises, query),
  };
}

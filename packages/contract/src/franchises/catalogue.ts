import { inRoiRange, matches } from './catalogue/filter.ts';
import { orderOf } from './catalogue/order.ts';
import { placeRank, placesOf, placesOfKind, statesOf } from './catalogue/places.ts';
import { exactWords, isRankedBySearch, searchScore } from './catalogue/search.ts';
import { searchWords } from './catalogue/search-words.ts';
import { chosenCity } from './chosen-city.ts';
import { findPlaceMatch } from './place-match.ts';
import { maxRoiOptions, minRoiOptions, type SortOption } from '../constants.ts';
import type { Facets, Franchise, FranchisePage } from './entity.ts';
import type { FranchiseQuery } from './query.ts';

/** The catalogue's rules over plain rows, for a backend that does not apply them itself. */

export function filterFranchises(franchises: Franchise[], query: FranchiseQuery): Franchise[] {
  return franchises.filter((franchise) => matches(franchise, query));
}

/**
 * Exact matches of a search come before misspelt ones in any order. In the order that a search ranks, then come those that are open in
 * the chosen city, that have a waiting list there, that have outlets there; and its best matches come first.
 */
export function sortFranchises(
  franchises: Franchise[],
  sort: SortOption,
  search: string | null = null,
  location: string | null = null,
): Franchise[] {
  const compare = orderOf(sort);
  const isRanked = isRankedBySearch(sort);
  const wordCount = (search === null ? null : searchWords(search))?.length ?? 0;
  const keys = new Map(
    franchises.map((each) => {
      const score = search === null ? 0 : searchScore(each, search);
      const exact = exactWords(score);
      if (!isRanked) return [each, [-exact]];
      const isMisspelt = Number(exact < wordCount);
      return [each, location === null ? [-score] : [isMisspelt, placeRank(each, location), -score]];
    }),
  );
  const keyOf = (each: Franchise) => keys.get(each) ?? [];
  return franchises.toSorted((a, b) => {
    const at = keyOf(a).findIndex((key, index) => key !== keyOf(b)[index]);
    return at === -1 ? compare(a, b) : (keyOf(a)[at] ?? 0) - (keyOf(b)[at] ?? 0);
  });
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
  const anyOpen = filterFranchises(franchises, { ...query, openIn: null });
  const anyOutlets = filterFranchises(franchises, { ...query, outletsIn: null });
  const anyState = filterFranchises(franchises, { ...query, state: null });
  const anyRoi = filterFranchises(franchises, { ...query, minRoi: null, maxRoi: null });
  return {
    category: countChoices(anyCategory, (franchise) => [franchise.category]),
    location: countChoices(anyLocation, placesOf),
    openIn: countChoices(anyOpen, placesOfKind('open')),
    outletsIn: countChoices(anyOutlets, placesOfKind('outlets')),
    state: countChoices(anyState, statesOf),
    minRoi: minRoiOptions.map((months) => ({
      value: String(months),
      count: anyRoi.filter((franchise) => inRoiRange(franchise, months, query.maxRoi)).length,
    })),
    maxRoi: maxRoiOptions.map((months) => ({
      value: String(months),
      count: anyRoi.filter((franchise) => inRoiRange(franchise, query.minRoi, months)).length,
    })),
  };
}

/** Only our own backend reads filters out of the words and suggests what to leave out. */
const noHints = { understood: [], drop: [], nearest: [] };

export function resultPageOf(franchises: Franchise[], query: FranchiseQuery): FranchisePage {
  const { search, sort, page, limit, location } = query;
  const found = sortFranchises(filterFranchises(franchises, query), sort, search, location);
  const city = chosenCity(query);
  return {
    franchises: found
      .slice((page - 1) * limit, page * limit)
      .map((each) => ({ ...each, place_match: findPlaceMatch(each, city, query) })),
    total: found.length,
    page,
    limit,
    facets: facetsOf(franchises, query),
    ...noHints,
  };
}

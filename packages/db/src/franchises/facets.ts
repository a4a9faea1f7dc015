import { maxRoiOptions, minRoiOptions } from '@naya/contract/constants';
import type { Facets } from '@naya/contract/franchises/entity';
import { cities } from '@naya/contract/places/cities';

type Facet = Facets[keyof Facets];

/**
 * As the index counts them (`sql/search-query/facets.sql`): choices that would leave nothing are absent, and the list is null when all
 * are. Who is open all over a state or India (`*`) is counted there and not in each city.
 */
export type CountedFacets = Record<keyof Facets | 'locationWide' | 'openInWide', Facet | null>;

const countsOf = (facet: Facet | null) =>
  new Map(facet?.map(({ value, count }) => [value, count] as const));

/** Every option has its count, none as well. */
function countOptions(options: readonly number[], facet: Facet | null): Facet {
  const counts = countsOf(facet);
  return options.map(String).map((value) => ({ value, count: counts.get(value) ?? 0 }));
}

const keyedCities = cities.map(({ name, state }) => ({ key: name.toLowerCase(), name, state }));

/** Adds to each city what holds in all of its state and in all of India. */
function spreadFacet(named: Facet | null, wide: Facet | null): Facet {
  if (!wide) return named ?? [];
  const wideCounts = countsOf(wide);
  const everywhere = wideCounts.get('*') ?? 0;
  const choices = new Map(named?.map((choice) => [choice.value.toLowerCase(), choice] as const));
  for (const { key, name, state } of keyedCities) {
    const more = everywhere + (wideCounts.get(state) ?? 0);
    const { value, count } = choices.get(key) ?? { value: name, count: 0 };
    if (more > 0) choices.set(key, { value, count: count + more });
  }
  return [...choices.values()].sort(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : Number(a.value > b.value)),
  );
}

export function completeFacets(counted: CountedFacets | null | undefined): Facets {
  return {
    category: counted?.category ?? [],
    location: spreadFacet(counted?.location ?? null, counted?.locationWide ?? null),
    openIn: spreadFacet(counted?.openIn ?? null, counted?.openInWide ?? null),
    outletsIn: counted?.outletsIn ?? [],
    state: counted?.state ?? [],
    minRoi: countOptions(minRoiOptions, counted?.minRoi ?? null),
    maxRoi: countOptions(maxRoiOptions, counted?.maxRoi ?? null),
  };
}

import { cities, homeCategories, maxRoiOptions, minRoiOptions } from '@naya/contract/constants';
import type { Facets } from '@naya/contract/franchises/entity';
import { formatRoiMonths } from '@naya/contract/format/roi';
import { slugOf } from '@naya/contract/slug';

/** `count` is null while it is not known. */
export type Choice = { value: string; count: number | null };

const bare = (name: string) => name.trim().toLowerCase();

/** A URL may name a category by its slug too. */
export function isChosen(choice: string, chosen: string | null): boolean {
  return chosen !== null && [bare(choice), slugOf(choice)].includes(bare(chosen));
}

/** A backend that counts nothing leaves every facet empty. */
function isCounted(facets: Facets | null): boolean {
  return facets !== null && Object.values(facets).some((facet) => facet.length > 0);
}

/** The given names in their order, then what else the data has; the chosen one is always there. */
function choicesFrom(
  names: readonly string[],
  facets: Facets | null,
  key: keyof Facets,
  chosen: string | null,
): Choice[] {
  const none = isCounted(facets) ? 0 : null;
  const known = new Map<string, Choice>(
    names.map((value) => [bare(value), { value, count: none }]),
  );
  for (const { value, count } of facets?.[key] ?? []) {
    known.set(bare(value), { value: known.get(bare(value))?.value ?? value, count });
  }
  const choices = [...known.values()];
  if (chosen !== null && !choices.some(({ value }) => isChosen(value, chosen))) {
    choices.push({ value: chosen, count: none });
  }
  return choices;
}

export function categoryChoices(names: string[], facets: Facets | null, chosen: string | null) {
  return choicesFrom(names.length > 0 ? names : homeCategories, facets, 'category', chosen);
}

/** The well-known cities first, and beside them only what is chosen; the rest by name. */
export function locationChoices(facets: Facets | null, chosen: string | null) {
  const all = choicesFrom(cities, facets, 'location', chosen);
  const [main, rest] = [all.slice(0, cities.length), all.slice(cities.length)];
  const picked = rest.filter(({ value }) => isChosen(value, chosen));
  const others = rest.filter((choice) => !picked.includes(choice));
  return {
    main: [...main, ...picked],
    others: others.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
  };
}

/** By name, for a list in which people look for theirs. */
export function placeChoices(
  facets: Facets | null,
  key: 'openIn' | 'outletsIn' | 'state',
  chosen: string | null,
): Choice[] {
  return choicesFrom([], facets, key, chosen).toSorted((a, b) => (a.value < b.value ? -1 : 1));
}

type MonthsChoice = { value: number; label: string };

function withChosen(months: readonly number[], chosen: number | null): number[] {
  const all = chosen === null ? months : [...months, chosen];
  return [...new Set(all)].sort((a, b) => a - b);
}

export function minRoiChoices(facets: Facets | null, chosen: number | null): MonthsChoice[] {
  return withChosen(minRoiOptions, chosen).map((value) => {
    const label = `${formatRoiMonths(value, null)} or more`;
    return { value, label: withCount(label, facets?.minRoi, value) };
  });
}

export function maxRoiChoices(facets: Facets | null, chosen: number | null): MonthsChoice[] {
  return withChosen(maxRoiOptions, chosen).map((value) => ({
    value,
    label: withCount(formatRoiMonths(value, null), facets?.maxRoi, value),
  }));
}

function withCount(label: string, facet: Facets['maxRoi'] | undefined, months: number): string {
  const count = facet?.find((entry) => entry.value === String(months))?.count;
  return count === undefined ? label : `${label} (${count})`;
}

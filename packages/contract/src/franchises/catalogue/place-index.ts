import { cities } from '../../places/cities.ts';
import { placeKinds } from '../../places/place.ts';
import { states } from '../../places/states.ts';
import { resolveCity, resolveState, resolveStateOnly } from '../chosen-city.ts';
import type { Facets } from '../entity.ts';
import type { FranchiseQuery } from '../query.ts';
import { createLists, longer } from './lists.ts';
import { namedPlaces } from './places.ts';
import type { CatalogueRow } from './row.ts';

/** How a franchise is in a city. `any` is set once for each city, whatever the kinds. */
const kindBits = { open: 1, waiting: 2, outlets: 4, text: 0, any: 8 } as const;

/** What a query asks of a franchise's places, and how near to the chosen city it is. */
export const placeTests = { location: 1, openIn: 2, outletsIn: 4, state: 8 } as const;
export type PlaceFacet = keyof typeof placeTests;
const nearness = [16, 32, 64];

/** Which kind of place each facet counts; states are counted by themselves. */
const countedKind = { location: kindBits.any, openIn: kindBits.open, outletsIn: kindBits.outlets };

/**
 * A city with the kinds in which a franchise is there, or (`isWide`) all cities of a state or, without `state`, of India; or a state
 * alone. Franchises with the same share one entry.
 */
type Entry = { city: string | null; state: string | null; isWide: boolean; bits: number };

const stateOfCity = new Map<string, string>(
  cities.map(({ name, state }) => [name.toLowerCase(), state]),
);

/** The entries of a franchise. Of each kind at most one holds for a city, so that counts add up. */
function entriesOf(row: CatalogueRow): Entry[] {
  const named = namedPlaces(row);
  const wide = new Map<string | null, number>();
  const inStates = new Map<string, number>();
  const addState = (state: string, kind: keyof typeof kindBits) =>
    inStates.set(state, (inStates.get(state) ?? 0) | kindBits[kind] | kindBits.any);
  for (const { kind, city, state } of named) {
    if (city === null && kind !== 'outlets')
      wide.set(state, (wide.get(state) ?? 0) | kindBits[kind] | kindBits.any);
    if (state !== null) addState(state, kind);
    else if (city === null) for (const each of states) addState(each, kind);
  }
  const inIndia = wide.get(null) ?? 0;
  const entries: Entry[] = [...wide].map(([state, bits]) => ({
    city: null,
    state,
    isWide: true,
    bits: state === null ? bits : bits & ~inIndia,
  }));
  const found = new Map<string, Entry>();
  for (const { kind, city } of named) {
    if (city === null) continue;
    const key = city.toLowerCase();
    const state = stateOfCity.get(key);
    const elsewhere = state === undefined ? 0 : inIndia | (wide.get(state) ?? 0);
    const bits = (kindBits[kind] | kindBits.any) & ~elsewhere;
    const known = found.get(key);
    const spelling = known?.city && known.city < city ? known.city : city;
    found.set(key, { city: spelling, state: null, isWide: false, bits: bits | (known?.bits ?? 0) });
  }
  for (const [state, bits] of inStates) entries.push({ city: null, state, isWide: false, bits });
  return [...entries, ...found.values()].filter(
    ({ bits, city, isWide }) => bits > 0 || !(city !== null || isWide),
  );
}

/** Numbers names by their lower case, and ranks their spellings in the alphabet. */
export function createNames() {
  const spellings: string[] = [];
  const keys: number[] = [];
  const numbers = new Map<string, number>();
  const keyNumbers = new Map<string, number>();
  /** Both are made anew when they are asked after a new spelling. */
  let inOrder = new Uint32Array();
  let ranks = new Uint32Array();

  function sort(): void {
    if (ranks.length === spellings.length) return;
    const sorted = [...spellings.keys()].sort((a, b) => (spellings[a]! < spellings[b]! ? -1 : 1));
    inOrder = Uint32Array.from(sorted);
    ranks = new Uint32Array(spellings.length);
    for (const [rank, name] of sorted.entries()) ranks[name] = rank;
  }

  return {
    spellings,
    keys,
    number(name: string): number {
      const known = numbers.get(name);
      if (known !== undefined) return known;
      const lower = name.toLowerCase();
      const key = keyNumbers.get(lower) ?? keyNumbers.size;
      keyNumbers.set(lower, key);
      keys.push(key);
      numbers.set(name, spellings.length);
      return spellings.push(name) - 1;
    },
    find: (key: string) => keyNumbers.get(key.toLowerCase()) ?? -1,
    keyCount: () => keyNumbers.size,
    inOrder(): Uint32Array {
      sort();
      return inOrder;
    },
    ranks(): Uint32Array {
      sort();
      return ranks;
    },
  };
}
type Names = ReturnType<typeof createNames>;

/** Counts of names as a facet: most frequent first, then by name; spellings that differ in case only are one choice. */
export function createFacet(names: Names) {
  const counts = new Uint32Array(names.keyCount());
  const shown = new Int32Array(names.keyCount()).fill(-1);
  const ranks = names.ranks();
  return {
    add(name: number, count: number): void {
      const key = names.keys[name]!;
      counts[key]! += count;
      const other = shown[key]!;
      if (other < 0 || ranks[name]! < ranks[other]!) shown[key] = name;
    },
    list(): { value: string; count: number }[] {
      // Sorted by counting: how many have more than each count; names come in the order of the alphabet.
      let most = 0;
      for (let key = 0; key < counts.length; key += 1) most = Math.max(most, counts[key]!);
      const places = new Uint32Array(most + 1);
      for (let key = 0; key < shown.length; key += 1)
        if (shown[key]! >= 0) places[counts[key]!]! += 1;
      let above = 0;
      for (let count = most; count >= 0; count -= 1) {
        const here = places[count]!;
        places[count] = above;
        above += here;
      }
      const choices = Array.from<{ value: string; count: number }>({ length: above });
      const inOrder = names.inOrder();
      for (let rank = 0; rank < inOrder.length; rank += 1) {
        const name = inOrder[rank]!;
        const key = names.keys[name]!;
        if (shown[key] !== name) continue;
        const count = counts[key]!;
        choices[places[count]!++] = { value: names.spellings[name]!, count };
      }
      return choices;
    },
  };
}

/** Where the franchises are: by which cities and states they are found, and how many are there. */
export function createPlaceIndex() {
  const cityNames = createNames();
  const stateNames = createNames();
  const knownCities = cities.map(({ name, state }) => ({ name: cityNames.number(name), state }));
  const entries: (Entry & { name: number })[] = [];
  /** Of each city: its bits, and the number of its name; of other entries 0. */
  let entryBits = new Uint8Array(64);
  let entryNames = new Uint32Array(64);
  const wideEntries: number[] = [];
  const numbers = new Map<string, number>();
  const ofPlace = createLists();

  function numberOf(entry: Entry): number {
    const { city, state, isWide, bits } = entry;
    const key = `${bits} ${isWide ? 'wide' : city === null ? 'state' : 'city'} ${city ?? state}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const name =
      city === null ? (isWide ? -1 : stateNames.number(state ?? '')) : cityNames.number(city);
    const number = entries.push({ ...entry, name }) - 1;
    numbers.set(key, number);
    if (number >= entryBits.length) {
      entryBits = longer(entryBits, number);
      entryNames = longer(entryNames, number);
    }
    entryBits[number] = city === null ? 0 : bits;
    entryNames[number] = Math.max(name, 0);
    if (isWide) wideEntries.push(number);
    return number;
  }

  /** For each entry, which of the query's tests it passes. */
  function testsOf({ location, openIn, outletsIn, state }: PlaceQuery): Uint8Array {
    const passed = new Uint8Array(entries.length);
    const asked = state === null ? null : resolveState(state).toLowerCase();
    const wanted = [
      { city: location, bit: placeTests.location, kind: kindBits.any },
      { city: openIn, bit: placeTests.openIn, kind: kindBits.open },
      { city: outletsIn, bit: placeTests.outletsIn, kind: kindBits.outlets },
      ...placeKinds.map((kind, at) => ({
        city: location,
        bit: nearness[at] ?? 0,
        kind: kindBits[kind],
      })),
    ].flatMap(({ city, ...test }) => {
      if (city === null) return [];
      const chosen = resolveCity(city);
      const wholeState = resolveStateOnly(city);
      return [{ ...test, state: chosen.state, key: cityNames.find(chosen.city), wholeState }];
    });
    for (const [at, entry] of entries.entries()) {
      let bits = 0;
      const isState = entry.city === null && !entry.isWide;
      if (isState && entry.state?.toLowerCase() === asked) bits |= placeTests.state;
      for (const { key, state: around, wholeState, bit, kind } of wanted) {
        if ((entry.bits & kind) === 0) continue;
        const holds = isState
          ? wholeState !== null && entry.state === wholeState
          : entry.isWide
            ? around !== null && (entry.state === null || entry.state === around)
            : cityNames.keys[entry.name] === key;
        if (holds) bits |= bit;
      }
      passed[at] = bits;
    }
    return passed;
  }

  /** How many there are in each city of a kind, or in each state; by counts of the entries. */
  function facet(name: PlaceFacet, counts: Uint32Array): Facets[PlaceFacet] {
    if (name === 'state') {
      const found = createFacet(stateNames);
      for (const [at, entry] of entries.entries())
        if (entry.city === null && !entry.isWide && counts[at]) found.add(entry.name, counts[at]);
      return found.list();
    }
    const kind = countedKind[name];
    const found = createFacet(cityNames);
    const wide = new Map<string | null, number>();
    for (let at = 0; at < counts.length; at += 1)
      if (counts[at]! > 0 && (entryBits[at]! & kind) > 0) found.add(entryNames[at]!, counts[at]!);
    for (const at of wideEntries) {
      const { bits, state } = entries[at]!;
      const count = counts[at] ?? 0;
      if (count > 0 && (bits & kind) > 0) wide.set(state, (wide.get(state) ?? 0) + count);
    }
    const inIndia = wide.get(null) ?? 0;
    if (wide.size > 0)
      for (const { name: city, state } of knownCities) {
        const count = inIndia + (wide.get(state) ?? 0);
        if (count > 0) found.add(city, count);
      }
    return found.list();
  }

  return {
    set: (place: number, row: CatalogueRow | null) =>
      ofPlace.set(place, row ? entriesOf(row).map(numberOf) : []),
    size: () => entries.length,
    lists: ofPlace.all,
    testsOf,
    facet,
  };
}

type PlaceQuery = Pick<FranchiseQuery, PlaceFacet>;

/** 0 for a city in which it is open, 1 for a waiting list, 2 for outlets, 3 for none of these. */
export function nearnessOf(tests: number): number {
  const rank = nearness.findIndex((bit) => (tests & bit) > 0);
  return rank === -1 ? nearness.length : rank;
}

import { cities, findCity } from '../../places/cities.ts';
import { states } from '../../places/states.ts';
import { placeKinds, type Place, type PlaceKind } from '../../places/place.ts';
import { resolveCity, resolveState, resolveStateOnly } from '../chosen-city.ts';
import type { Franchise } from '../entity.ts';
import type { FranchiseQuery } from '../query.ts';

type Kind = PlaceKind | 'text';
type Located = { kind: Kind; city: string | null; state: string | null };

/** A franchise open or with a waiting list anywhere in a state is so in each of its cities. */
function spread(kind: Kind, places: Place[]): Located[] {
  return places.flatMap(({ city, state }): Located[] => {
    if (city !== null) return [{ kind, city, state }];
    const inside = cities.filter((each) => state === null || each.state === state);
    return inside.map((each) => ({
      kind,
      city: kind === 'outlets' ? null : each.name,
      state: each.state,
    }));
  });
}

/** Where a franchise is: its lists, and the places that its headquarters and locations name. */
function locate(franchise: Franchise): Located[] {
  const { headquarters, locations } = franchise;
  const named = headquarters === null ? locations : [headquarters, ...locations];
  return [
    ...spread('open', franchise.open_cities),
    ...spread('waiting', franchise.waiting_cities),
    ...spread('outlets', franchise.outlet_cities),
    ...named.map((name) => {
      const city = findCity(name);
      const state = states.find((each) => each.toLowerCase() === name.trim().toLowerCase());
      return {
        kind: 'text' as const,
        city: city?.name ?? name.trim(),
        state: city?.state ?? state ?? null,
      };
    }),
  ];
}

const citiesOf = (located: Located[]) =>
  located.map(({ city }) => city).filter((city) => city !== null);

export const placesOf = (franchise: Franchise): string[] => citiesOf(locate(franchise));

export const placesOfKind = (kind: Kind) => (franchise: Franchise) =>
  citiesOf(locate(franchise).filter((each) => each.kind === kind));

export const statesOf = (franchise: Franchise): string[] =>
  locate(franchise)
    .map(({ state }) => state)
    .filter((state) => state !== null);

/** 0 for a city in which it is open, 1 for a waiting list, 2 for outlets, 3 for none of these. */
export function placeRank(franchise: Franchise, location: string): number {
  const rank = placeKinds.findIndex((kind) => includes(placesOfKind(kind)(franchise), location));
  return rank === -1 ? placeKinds.length : rank;
}

function includes(places: string[], wanted: string): boolean {
  const city = resolveCity(wanted).city.toLowerCase();
  return places.some((place) => place.toLowerCase() === city);
}

export function inPlaces(franchise: Franchise, query: FranchiseQuery): boolean {
  const { location, openIn, outletsIn, state } = query;
  const isState = location === null ? null : resolveStateOnly(location);
  return (
    (location === null ||
      includes(placesOf(franchise), location) ||
      (isState !== null && statesOf(franchise).includes(isState))) &&
    (openIn === null || includes(placesOfKind('open')(franchise), openIn)) &&
    (outletsIn === null || includes(placesOfKind('outlets')(franchise), outletsIn)) &&
    (state === null || statesOf(franchise).includes(resolveState(state)))
  );
}

import { cities, findCity } from '../../places/cities.ts';
import { states } from '../../places/states.ts';
import type { Place, PlaceKind } from '../../places/place.ts';
import type { CatalogueRow } from './row.ts';

/** A place that a franchise names: in one of its lists, or ('text') by its headquarters and locations. */
export type NamedPlace = Place & { kind: PlaceKind | 'text' };

const cityByKey = new Map(cities.map(({ name }) => [name.toLowerCase(), name]));
const stateByKey = new Map<string, string>(states.map((name) => [name.toLowerCase(), name]));

/** Known cities and states are written as in our list, whatever their case; towns that it does not know as they are. */
const spelled = (known: Map<string, string>, name: string | null) =>
  name && (known.get(name.toLowerCase()) ?? name);

/** The places that a franchise names. One without a city is a whole state, or all of India. */
export function namedPlaces(row: CatalogueRow): NamedPlace[] {
  const { headquarters, locations } = row;
  const listed = (kind: PlaceKind, places: Place[]) =>
    places.map(({ city, state }) => ({
      kind,
      city: spelled(cityByKey, city),
      state: spelled(stateByKey, state),
    }));
  return [
    ...listed('open', row.open_cities),
    ...listed('waiting', row.waiting_cities),
    ...listed('outlets', row.outlet_cities),
    ...(headquarters === null ? locations : [headquarters, ...locations]).map((name) => {
      const city = findCity(name);
      const state = city?.state ?? stateByKey.get(name.trim().toLowerCase()) ?? null;
      return { kind: 'text' as const, city: city?.name ?? name.trim(), state };
    }),
  ];
}

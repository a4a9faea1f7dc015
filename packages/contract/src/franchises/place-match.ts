import type { PlaceLists } from '../places/place.ts';
import type { PlaceMatch } from './entity.ts';
import type { FranchiseQuery } from './query.ts';

export type ChosenCity = { city: string; state: string | null };
/** A city, or (`city` is null) a whole state. */
export type ChosenPlace = ChosenCity | { city: null; state: string };
type Chosen = Pick<FranchiseQuery, 'location' | 'openIn' | 'outletsIn'>;

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** Whether one of the places is the city, or all of its state or country; or lies in the state. */
const covers = (places: PlaceLists['open_cities'], { city, state }: ChosenPlace): boolean =>
  places.some((place) => {
    const isInState = state !== null && place.state !== null && same(place.state, state);
    if (place.city === null) return isInState || (state !== null && place.state === null);
    return city === null ? isInState : same(place.city, city);
  });

/** Says why a franchise is found in a city, the best reason first; a filter that asks for one reason gets that one. */
export function findPlaceMatch(
  lists: PlaceLists,
  chosen: ChosenPlace | null,
  { location, openIn, outletsIn }: Chosen,
): PlaceMatch | null {
  if (chosen === null) return null;
  const city = chosen.city ?? chosen.state ?? '';
  const isForOutlets = outletsIn !== null && openIn === null && location === null;
  if (!isForOutlets && covers(lists.open_cities, chosen))
    return { kind: 'open', city, count: null };
  if (!isForOutlets && covers(lists.waiting_cities, chosen))
    return { kind: 'waiting', city, count: null };
  const outlets = lists.outlet_cities.filter((place) =>
    chosen.city === null
      ? place.state !== null && same(place.state, city)
      : same(place.city, chosen.city),
  );
  const [only] = outlets;
  if (!only) return null;
  return { kind: 'outlets', city, count: outlets.length === 1 ? only.count : null };
}

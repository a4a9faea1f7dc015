import type { PlaceLists } from '../places/place.ts';
import type { PlaceMatch } from './entity.ts';
import type { FranchiseQuery } from './query.ts';

export type ChosenCity = { city: string; state: string | null };
type Chosen = Pick<FranchiseQuery, 'location' | 'openIn' | 'outletsIn'>;

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** Whether one of the places is the city, or all of its state or country. */
const covers = (places: PlaceLists['open_cities'], { city, state }: ChosenCity): boolean =>
  places.some((place) =>
    place.city === null
      ? state !== null && (place.state === null || place.state === state)
      : same(place.city, city),
  );

/** Says why a franchise is found in a city, the best reason first; a filter that asks for one reason gets that one. */
export function findPlaceMatch(
  lists: PlaceLists,
  chosen: ChosenCity | null,
  { location, openIn, outletsIn }: Chosen,
): PlaceMatch | null {
  if (chosen === null) return null;
  const { city } = chosen;
  const isForOutlets = outletsIn !== null && openIn === null && location === null;
  if (!isForOutlets && covers(lists.open_cities, chosen))
    return { kind: 'open', city, count: null };
  if (!isForOutlets && covers(lists.waiting_cities, chosen))
    return { kind: 'waiting', city, count: null };
  const outlets = lists.outlet_cities.find((place) => same(place.city, city));
  return outlets ? { kind: 'outlets', city, count: outlets.count } : null;
}

/** A city with its state, a whole state (`city` is null), or all of India (both are null). */
export type Place = { city: string | null; state: string | null };

/** Where a brand has outlets, and how many, if it says so. */
export type OutletPlace = { city: string | null; count: number | null; state: string | null };

/** How a franchise is in a place, best news first. */
export const placeKinds = ['open', 'waiting', 'outlets'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** The lists of places of a franchise, likewise. */
export const placeLists = ['open_cities', 'waiting_cities', 'outlet_cities'] as const;
export type PlaceLists = {
  open_cities: Place[];
  waiting_cities: Place[];
  outlet_cities: OutletPlace[];
};

export const withoutCount = ({ city, state }: Place): Place => ({ city, state });

export const anywhereIn = 'Anywhere in ';
export const wholeOfIndia = 'Whole of India';

/** As people read and type it: 'Indore, Madhya Pradesh', 'Delhi', 'Anywhere in Goa', 'Whole of India', 'Pune, Maharashtra (3)'. */
export function placeText(place: Place & { count?: number | null }): string {
  const { city, state, count } = place;
  const counted = typeof count === 'number' ? ` (${count})` : '';
  return `${placeName(city, state)}${counted}`;
}

function placeName(city: string | null, state: string | null): string {
  if (city !== null) return state === null || state === city ? city : `${city}, ${state}`;
  return state === null ? wholeOfIndia : `${anywhereIn}${state}`;
}

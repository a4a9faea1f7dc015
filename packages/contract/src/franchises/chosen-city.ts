import { findCity, findState } from '../places/cities.ts';
import type { ChosenCity } from './place-match.ts';
import type { FranchiseQuery } from './query.ts';

/** A city under the name of our list; a town that the list does not know under its own. */
export function resolveCity(name: string): ChosenCity {
  const city = findCity(name);
  return city ? { city: city.name, state: city.state } : { city: name.trim(), state: null };
}

/** The state that a location names; null when it is a city. */
export const resolveStateOnly = (location: string): string | null =>
  findCity(location) === null ? findState(location) : null;

export const resolveState = (name: string): string => findState(name) ?? name.trim();

/** The city that the filters ask for. */
export function chosenCity({ openIn, location, outletsIn }: FranchiseQuery): ChosenCity | null {
  const name = openIn ?? location ?? outletsIn;
  return name === null ? null : resolveCity(name);
}

import { findCity, findState } from '../places/cities.ts';
import type { ChosenCity, ChosenPlace } from './place-match.ts';
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

/** The city that the filters ask for, or the whole state. */
export function chosenPlace({ openIn, location, outletsIn }: FranchiseQuery): ChosenPlace | null {
  const name = openIn ?? location ?? outletsIn;
  if (name === null) return null;
  const state = resolveStateOnly(name);
  return state === null ? resolveCity(name) : { city: null, state };
}

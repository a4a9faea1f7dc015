import { withoutAccents } from '../words.ts';
import { cityNames } from './city-names.ts';
import { otherStateNames, shortStateNames, states, type State } from './states.ts';

export type City = { name: string; state: State; otherNames: string[] };

/** Every city that the catalogue knows, by state, the larger ones first. This list is long: a page loads it when it is used. */
export const cities: City[] = states.flatMap((state) =>
  cityNames[state].split(',').map((entry) => {
    const [name = '', others = ''] = entry.trim().split('=');
    return { name, state, otherNames: others === '' ? [] : others.split('|') };
  }),
);

/** Spellings that differ in case, accents, hyphens or spaces are one name. */
const keyOf = (name: string) =>
  withoutAccents(name)
    .replaceAll(/[\s.-]+/g, ' ')
    .trim();

const cityByName = new Map(
  cities.flatMap((city) => [city.name, ...city.otherNames].map((name) => [keyOf(name), city])),
);
const stateByName = new Map<string, State>([
  ...Object.entries(otherStateNames),
  ...states.map((state) => [keyOf(state), state] as const),
]);

/** By any of its names. */
export const findCity = (name: string): City | null => cityByName.get(keyOf(name)) ?? null;

export const findState = (name: string): State | null => stateByName.get(keyOf(name)) ?? null;

/** After a city also by the two letters of its plates, as in "Indore, MP". */
export const findStateAfterCity = (name: string): State | null =>
  findState(name) ?? shortStateNames[keyOf(name)] ?? null;

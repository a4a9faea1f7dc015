import { z } from 'zod';
import { cleanLine } from '../unwanted-characters.ts';
import { findCity, findState } from './cities.ts';
import { withoutCount, type OutletPlace, type Place } from './place.ts';
import { readPlaces, withoutRepeats } from './read-places.ts';

const name = z.string().max(200).nullish();
const typed = z.union([
  z.string().max(2_000),
  z.object({
    city: name,
    state: name,
    count: z.number().int().min(0).max(1_000_000).nullish(),
  }),
]);
type Typed = z.infer<typeof typed>;

const sayUnknown = (what: string) =>
  `We do not know ${what}. Please add its state, as in "${what}, Madhya Pradesh".`;

/** Gives the places under the names of our list, or the name that nobody knows. */
function resolvePlace(given: Typed): { places: OutletPlace[]; unknown: string[] } {
  if (typeof given === 'string') return readPlaces(cleanLine(given));
  const city = cleanLine(given.city ?? '');
  const stateName = cleanLine(given.state ?? '');
  const count = given.count ?? null;
  const state = findState(stateName);
  if (stateName !== '' && state === null) return { places: [], unknown: [stateName] };
  if (city === '') return { places: [{ city: null, count, state }], unknown: [] };
  const known = (state && findCity(`${city} (${state})`)) ?? findCity(city);
  if (known && (state === null || known.state === state))
    return { places: [{ city: known.name, count, state: known.state }], unknown: [] };
  if (state === null) return { places: [], unknown: [city] };
  return { places: [{ city, count, state }], unknown: [] };
}

/** Places as objects or as texts ("Indore", "Anywhere in Goa", "Pune (3)"), many in one text too. */
export const outletPlaces = (max: number) =>
  z
    .array(typed)
    .nullish()
    .transform((items, context): OutletPlace[] => {
      const read = (items ?? []).map(resolvePlace);
      const unknown = read.flatMap((each) => each.unknown)[0];
      if (unknown !== undefined)
        context.addIssue({ code: 'custom', message: sayUnknown(unknown.slice(0, 100)) });
      return withoutRepeats(read.flatMap(({ places }) => places));
    })
    .refine((places) => places.length <= max, { error: `Please give at most ${max}` });

export const openPlaces = (max: number) =>
  outletPlaces(max).transform((places): Place[] => places.map(withoutCount));

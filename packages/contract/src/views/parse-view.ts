import { z } from 'zod';
import { longestViewQuery, viewKinds, type View, type ViewSource } from './view.ts';
import { parseFranchiseQuery } from '../franchises/parse-query.ts';
import { chosenPlace } from '../franchises/chosen-city.ts';
import { findCity } from '../places/cities.ts';
import { cleanLine } from '../unwanted-characters.ts';

const largestId = 2_147_483_647;

export const viewSchema = z.object({
  kind: z.enum(viewKinds).default('view'),
  franchise: z.int().positive().max(largestId),
  from: z.string().max(longestViewQuery).default(''),
}) satisfies z.ZodType<View>;

const longestWord = 60;
/** A possible e-mail or phone is no search word. */
const mayBePersonal = /@|(?:\d[\s-]?){6}/;

/** The city and the words of a listing's query; a city that our list does not know is left out. */
export function readViewSources(from: string): ViewSource[] {
  const query = parseFranchiseQuery(new URLSearchParams(from));
  const city = findCity(chosenPlace(query)?.city ?? '')?.name;
  const word = cleanLine(query.search ?? '').toLowerCase();
  const isWord = word !== '' && word.length <= longestWord && !mayBePersonal.test(word);
  return [
    ...(city ? [{ kind: 'city' as const, value: city }] : []),
    ...(isWord ? [{ kind: 'word' as const, value: word }] : []),
  ];
}

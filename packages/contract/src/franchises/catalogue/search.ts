import type { SortOption } from '../../constants.ts';
import type { Franchise } from '../entity.ts';
import { wordsOf } from '../../words.ts';
import { searchWords } from './search-words.ts';

/** By what a search ranks its matches: the weight of the field times the closeness of the word. */
export const searchRanking = {
  fields: {
    name: { weight: 8 },
    category: { weight: 4 },
    place: { weight: 2 },
    description: { weight: 1, prose: true },
  },
  /** Synonyms stand in a table of the database; the rules over plain rows have none. */
  closeness: { asTyped: 24, asSynonym: 20, itsBeginning: 16, withTypo: 1 },
  /** More than the best scores of all words together: a misspelt match never outranks an exact one. */
  exactBonus: 10_000,
  /** Shorter words, and those with a digit, are meant as they are typed; in running text they are no beginnings either. */
  typoMinLength: 5,
} as const;

/** The order in which a search puts its best matches first. */
export function isRankedBySearch(sort: SortOption): boolean {
  return sort === 'featured';
}

/** Equal but for one letter changed, added, dropped, or swapped with its neighbour. */
export function withinOneTypo(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return swapped && short.slice(start + 2) === long.slice(start + 2);
}

function startsWithinOneTypo(word: string, token: string): boolean {
  return [-1, 0, 1].some((extra) => withinOneTypo(word.slice(0, token.length + extra), token));
}

type Field = { weight: number; words: string[]; prose?: boolean };

const { fields, closeness: byCloseness, exactBonus, typoMinLength } = searchRanking;

function scoreOf(word: string, token: string, { weight, prose = false }: Field): number {
  if (word === token || word === `${token}s`) return weight * byCloseness.asTyped + exactBonus;
  const isShort = token.length < typoMinLength || /\d/.test(token);
  const isBeginning = word.startsWith(token) && !(prose && isShort);
  if (isBeginning) return weight * byCloseness.itsBeginning + exactBonus;
  // In running text a wrong first letter is mostly another word: 'good' is no misspelt 'food'.
  if (isShort || (prose && word[0] !== token[0])) return 0;
  return startsWithinOneTypo(word, token) ? weight * byCloseness.withTypo : 0;
}

function fieldsOf({ business_name, category, headquarters, ...rest }: Franchise): Field[] {
  return [
    { ...fields.name, words: wordsOf(business_name) },
    { ...fields.category, words: wordsOf(category) },
    { ...fields.place, words: wordsOf([headquarters ?? '', ...rest.locations].join(' ')) },
    { ...fields.description, words: wordsOf(rest.description) },
  ];
}

function bestMatch(fields: Field[], token: string): number {
  let best = 0;
  for (const field of fields) {
    for (const word of field.words) best = Math.max(best, scoreOf(word, token, field));
  }
  return best;
}

/** A search that filters nothing finds every franchise equally. */
const foundByNothing = 1;

/** Zero when any word of the search matches nowhere; else the higher the better. */
export function searchScore(franchise: Franchise, search: string): number {
  const words = searchWords(search);
  if (words === null) return foundByNothing;
  const fields = fieldsOf(franchise);
  const matches = words.map((token) => bestMatch(fields, token));
  return matches.includes(0) ? 0 : matches.reduce((sum, match) => sum + match, 0);
}

/** How many words of the search are spelt as the franchise spells them. */
export const exactWords = (score: number): number => Math.floor(score / exactBonus);

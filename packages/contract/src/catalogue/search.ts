import type { Franchise } from '../entities/franchise.ts';
import { wordsOf } from '../words.ts';
import { searchWords } from './search-words.ts';

const typoMinLength = 4;

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

/** A typo in the weightiest field (8) never outranks a word as typed in the lightest (16). */
const asTyped = 24;
const itsBeginning = 16;
const withTypo = 1;

function closeness(word: string, token: string, prose = false): number {
  if (word === token) return asTyped;
  if (word.startsWith(token)) return itsBeginning;
  // In running text a wrong first letter is mostly another word: 'good' is no misspelt 'food'.
  if (token.length < typoMinLength || (prose && word[0] !== token[0])) return 0;
  return startsWithinOneTypo(word, token) ? withTypo : 0;
}

function fieldsOf({ business_name, category, headquarters, ...rest }: Franchise): Field[] {
  return [
    { weight: 8, words: wordsOf(business_name) },
    { weight: 4, words: wordsOf(category) },
    { weight: 2, words: wordsOf([headquarters ?? '', ...rest.locations].join(' ')) },
    { weight: 1, words: wordsOf(rest.description), prose: true },
  ];
}

function bestMatch(fields: Field[], token: string): number {
  let best = 0;
  for (const { weight, words, prose } of fields) {
    for (const word of words) best = Math.max(best, weight * closeness(word, token, prose));
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

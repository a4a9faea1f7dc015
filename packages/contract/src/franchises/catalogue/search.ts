import type { SortOption } from '../../constants.ts';
import type { CatalogueRow } from './row.ts';
import { withinOneTypo } from '../../within-one-typo.ts';
import { wordsOf } from '../../words.ts';
import { soundsOf, spellingsOf } from './sound.ts';

/** By what a search ranks its matches: the weight of the field times the closeness of the word; of equals, by how many words fit. */
export const searchRanking = {
  fields: {
    name: { weight: 8 },
    category: { weight: 4 },
    place: { weight: 2 },
    description: { weight: 1, prose: true },
  },
  /** Synonyms stand in a table of the database; the rules over plain rows have none. */
  closeness: { asTyped: 240, asSynonym: 240, itsBeginning: 160, asItSounds: 120, withTypo: 10 },
  /** One for each further word that fits: less than the smallest step between two closenesses. */
  maxFurtherWords: 9,
  /** More than the best scores of all words together: a misspelt match never outranks an exact one. */
  exactBonus: 100_000,
  /** Shorter words, and those with a digit, are meant as they are typed; in running text they are no beginnings either. */
  typoMinLength: 5,
} as const;

/** The order in which a search puts its best matches first. */
export function isRankedBySearch(sort: SortOption): boolean {
  return sort === 'featured';
}

function startsWithinOneTypo(word: string, token: string): boolean {
  return [-1, 0, 1].some((extra) => withinOneTypo(word.slice(0, token.length + extra), token));
}

type Field = { weight: number; prose?: boolean };

const { closeness: byCloseness, exactBonus, typoMinLength } = searchRanking;

/** How well a word of this field fits a typed one; zero when it does not. */
export function scoreOf(word: string, token: string, { weight, prose = false }: Field): number {
  if (word === token || word === `${token}s`) return weight * byCloseness.asTyped + exactBonus;
  const isShort = token.length < typoMinLength || /\d/.test(token);
  const isBeginning = word.startsWith(token) && !(prose && isShort);
  if (isBeginning) return weight * byCloseness.itsBeginning + exactBonus;
  // In running text a wrong first letter is mostly another word: 'good' is no misspelt 'food'.
  if (isShort || (prose && word[0] !== token[0])) return 0;
  return startsWithinOneTypo(word, token) ? weight * byCloseness.withTypo : 0;
}

/** Whether the words of one meaning hold a typed word, so that it is no other word misspelt: 'dairy' is no 'daily'. */
export const isKnownWord = (token: string, groups: SynonymGroups): boolean =>
  groups.some((group) => group.includes(token));

/** Likewise for a known word, which only its own spelling fits. */
export function scoreOfKnown(word: string, token: string, field: Field): number {
  const score = scoreOf(word, token, field);
  return exactWords(score) > 0 ? score : 0;
}

/** Likewise for a word that sounds as the typed one, however both are spelt and in whichever script. */
export const scoreOfSound = ({ weight }: Field): number =>
  weight * byCloseness.asItSounds + exactBonus;

/**
 * Likewise for a word that means the typed one, which no word that begins with it does. No less than the typed word itself: by "doodh"
 * people mean milk, and not a dentist whose name has the word.
 */
export function scoreOfSynonym(word: string, token: string, { weight }: Field): number {
  return word.startsWith(token) ? 0 : weight * byCloseness.asSynonym + exactBonus;
}

export type SynonymGroups = readonly (readonly string[])[];

const keyed = new WeakMap<SynonymGroups, Map<string, Set<readonly string[]>>>();

/** By the spellings and sounds of their words. */
function keyedGroups(groups: SynonymGroups): Map<string, Set<readonly string[]>> {
  const known = keyed.get(groups);
  if (known) return known;
  const found = new Map<string, Set<readonly string[]>>();
  for (const group of groups)
    for (const key of group.flatMap((word) => [...spellingsOf(word), ...soundsOf(word)])) {
      const same = found.get(key) ?? new Set();
      found.set(key, same.add(group));
    }
  keyed.set(groups, found);
  return found;
}

/** Shorter words are meant as they are typed. */
const minSpelt = 3;
const minSynonymTypo = 6;

/** The words that mean the typed one, by the groups of words of one meaning: as it is typed, else as it is meant to be spelt. */
export function synonymsOf(token: string, groups: SynonymGroups): Set<string> {
  const asked = [token, token.replace(/s+$/, '')];
  const same = groups.filter((group) => asked.some((each) => group.includes(each)));
  const words = same.length > 0 || token.length < minSpelt ? same.flat() : wordsNear(asked, groups);
  return new Set(words.flatMap((word) => [word, `${word}s`]));
}

/** Not the very word that was meant, which is found by its sound. */
function wordsNear(asked: string[], groups: SynonymGroups): string[] {
  const known = keyedGroups(groups);
  for (const keysOf of [spellingsOf, soundsOf]) {
    const keys = asked.flatMap(keysOf);
    const found = keys.flatMap((key) => [...(known.get(key) ?? [])]);
    if (found.length > 0)
      return found.flat().filter((word) => !keysOf(word).some((key) => keys.includes(key)));
  }
  const spelt = asked.flatMap(spellingsOf).filter(({ length }) => length >= minSynonymTypo);
  return [...known].flatMap(([key, found]) =>
    key.length >= minSynonymTypo && spelt.some((each) => withinOneTypo(key, each))
      ? [...found].flat()
      : [],
  );
}

export type WordField = keyof typeof searchRanking.fields;
export const wordFields = Object.keys(searchRanking.fields) as WordField[];

/** The words by which a franchise is found. */
export function wordsByField(row: CatalogueRow): Record<WordField, string[]> {
  const { business_name, category, headquarters, locations, description } = row;
  return {
    name: wordsOf(business_name),
    category: wordsOf(category),
    place: wordsOf([headquarters ?? '', ...locations].join(' ')),
    description: wordsOf(description),
  };
}

/** How many words of the search are spelt as the franchise spells them. */
export const exactWords = (score: number): number => Math.floor(score / exactBonus);

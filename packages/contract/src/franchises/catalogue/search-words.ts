import { wordsOf } from '../../words.ts';

/** Each word makes the search slower; people rarely type more than four. */
const maxSearchWords = 8;
const minLetters = 2;

/** Vowel signs of Indian scripts count as letters; marks that only change a letter (nukta, virama) do not. */
const letter = /\p{Alphabetic}/gu;
const digit = /\p{N}/u;

function isLongEnough(word: string): boolean {
  return digit.test(word) || (word.match(letter)?.length ?? 0) >= minLetters;
}

/** The words by which a search filters; null when it has only words that are too short, and filters nothing. */
export function searchWords(search: string): string[] | null {
  const words = [...new Set(wordsOf(search))];
  const usable = words.filter(isLongEnough);
  return words.length > 0 && usable.length === 0 ? null : usable.slice(0, maxSearchWords);
}

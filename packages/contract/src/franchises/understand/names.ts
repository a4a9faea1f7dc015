import { findCity, findState } from '../../places/cities.ts';
import { wordsOf } from '../../words.ts';
import type { Meaning, Part } from './amounts.ts';

export type CategoryName = { name: string; slug: string };

/** Cities whose names are also foods, people or things: meant as a city only after "in". */
const ordinaryWords = new Set(
  'puri mandi sagar anand basti banda una ara hassan khanna katra vasco guna moga pali diu salem rohini dwarka leh'.split(
    ' ',
  ),
);
const longestName = 6;
const inBefore = /(?:\b(?:in|at|near|mein|me)\s+)$/iu;

type Word = { start: number; end: number };
type Find = (name: string, isAfterIn: boolean) => Meaning | null;

function findPlace(name: string, isAfterIn: boolean): Meaning | null {
  if (!isAfterIn && ordinaryWords.has(name.toLowerCase())) return null;
  const city = findCity(name);
  if (city) return { parameter: 'location', value: city.name };
  const state = findState(name);
  return state ? { parameter: 'state', value: state } : null;
}

const plain = (text: string) =>
  wordsOf(text)
    .filter((word) => word !== 'and')
    .join(' ');

const findCategory =
  (categories: CategoryName[]): Find =>
  (name) => {
    const wanted = plain(name);
    const found = categories.find(
      (each) => wanted !== '' && [plain(each.name), plain(each.slug)].includes(wanted),
    );
    return found ? { parameter: 'category', value: found.name } : null;
  };

/** The first and longest name in a search that means something; "in" before it belongs to it. */
function findName(search: string, words: Word[], find: Find): Part | null {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const start = words[at]?.start ?? 0;
      const end = words[at + length - 1]?.end ?? 0;
      const before = inBefore.exec(search.slice(0, start));
      const meaning = find(search.slice(start, end), before !== null);
      if (meaning) return { start: before?.index ?? start, end, meanings: [meaning] };
    }
  }
  return null;
}

/** A city or state and a category, outside of the parts that mean something already. */
export function findNames(search: string, taken: Part[], categories: CategoryName[]): Part[] {
  const parts: Part[] = [];
  for (const find of [findPlace, findCategory(categories)]) {
    const used = [...taken, ...parts];
    // Used parts are blanked, so that no name reaches over them.
    const open = used.reduce(
      (text, { start, end }) => text.slice(0, start) + '\n'.repeat(end - start) + text.slice(end),
      search,
    );
    const words = Array.from(open.matchAll(/[^\s,;]+/gu), ({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    }));
    const part = findName(open, words, find);
    if (part) parts.push(part);
  }
  return parts;
}

import { cities, findCity, findState, type City } from '../../places/cities.ts';
import { withinOneTypo } from '../../within-one-typo.ts';
import { spellingsOf } from '../catalogue/sound.ts';
import { withoutAccents, wordsOf } from '../../words.ts';
import type { Meaning, Part } from './amounts.ts';

export type CategoryName = { name: string; slug: string };

/** Cities whose names are also foods, people or things: meant as a city only after "in". */
const ordinaryWords = new Set(
  'puri mandi sagar anand basti banda una ara hassan khanna katra vasco guna moga pali diu salem rohini dwarka leh hardware'.split(
    ' ',
  ),
);

/** As cities are spoken in Hindi, where no rule leads there from their English names; pages that load the list of cities need none. */
const hindiNames: Record<string, string> = {
  Ahmedabad: 'ahamadabad',
  Bareilly: 'bareli',
  Bhubaneswar: 'bhuvaneshwar',
  Coimbatore: 'koyambatur',
  Gurugram: 'gurgaanv',
  Gwalior: 'gwaliyar',
  Hyderabad: 'haidarabad',
  Meerut: 'merath',
  Mysuru: 'maisur',
  Noida: 'noeda',
  Prayagraj: 'ilahabad',
  Rewa: 'reeva',
  Visakhapatnam: 'vishakhapattanam',
};

/** Null for a spelling that several cities share. */
const cityBySpelling = new Map<string, City | null>();
for (const city of cities) {
  const names = [city.name, ...city.otherNames, hindiNames[city.name] ?? city.name];
  for (const spelling of names.flatMap((name) => spellingsOf(withoutAccents(name)))) {
    const known = cityBySpelling.get(spelling);
    cityBySpelling.set(spelling, known === undefined || known === city ? city : null);
  }
}

const minSpelt = 5;
const minTypo = 7;
const longSpellings = [...cityBySpelling].filter(([spelling]) => spelling.length >= minTypo);

/** A city as it is misspelt, or written in Devanagari. */
export function findSpeltCity(name: string): City | null {
  const word = withoutAccents(name);
  const isLatin = /^[a-z]+$/.test(word);
  if (isLatin ? word.length < minSpelt : !/^[\u0900-\u097f\s]+$/.test(word)) return null;
  const spellings = spellingsOf(word);
  for (const spelling of spellings) {
    const city = cityBySpelling.get(spelling);
    if (city) return city;
  }
  if (!isLatin || word.length < minTypo) return null;
  const [spelt = ''] = spellings;
  const near = new Set(
    longSpellings.flatMap(([other, city]) => (withinOneTypo(other, spelt) ? [city] : [])),
  );
  const [only = null] = near;
  return near.size === 1 ? only : null;
}
const longestName = 6;
const inBefore = /(?:\b(?:in|at|near)\s+)$/iu;
const inAfter = /^\s+(?:mein|main|me|mai|में|मे)(?![\p{L}\p{M}])/iu;

type Word = { start: number; end: number };
type Find = (name: string, isAfterIn: boolean) => Meaning | null;

function findPlace(name: string, isAfterIn: boolean): Meaning | null {
  if (!isAfterIn && ordinaryWords.has(name.toLowerCase())) return null;
  const city = findCity(name);
  if (city) return { parameter: 'location', value: city.name };
  const state = findState(name);
  if (state) return { parameter: 'state', value: state };
  const meant = findSpeltCity(name);
  if (!meant || (!isAfterIn && ordinaryWords.has(meant.name.toLowerCase()))) return null;
  return { parameter: 'location', value: meant.name };
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

/** The first and longest name in a search that means something; "in" before it belongs to it, and "mein" after it. */
function findName(search: string, words: Word[], find: Find): Part | null {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const start = words[at]?.start ?? 0;
      const end = words[at + length - 1]?.end ?? 0;
      const before = inBefore.exec(search.slice(0, start));
      const after = inAfter.exec(search.slice(end));
      const meaning = find(search.slice(start, end), (before ?? after) !== null);
      if (meaning) {
        const length = after?.[0].length ?? 0;
        return { start: before?.index ?? start, end: end + length, meanings: [meaning] };
      }
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

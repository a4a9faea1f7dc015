import { createLists, longer } from './lists.ts';
import type { CatalogueRow } from './row.ts';
import {
  isKnownWord,
  scoreOf,
  scoreOfKnown,
  scoreOfSound,
  scoreOfSynonym,
  searchRanking,
  synonymsOf,
  wordFields,
  wordsByField,
  type SynonymGroups,
} from './search.ts';
import { soundsOf } from './sound.ts';

const rules = wordFields.map((name) => searchRanking.fields[name]);
/** The fields that suggestions look at: the name, else what a brand does. */
export const nameFields = [wordFields.indexOf('name')];
export const tradeFields = [wordFields.indexOf('category'), wordFields.indexOf('description')];
const allFields = wordFields.map((_, field) => field);
const beginningLength = 2;

/**
 * Words within one typo of each other share one of these: their first four letters less any one. `typoMinLength` may not be less than these
 * four.
 */
function typoKeys(word: string): Set<string> {
  return new Set([0, 1, 2, 3].map((at) => word.slice(0, at) + word.slice(at + 1, 4)));
}

function addTo<Key>(index: Map<Key, number[]>, key: Key, word: number): void {
  const words = index.get(key);
  if (words) words.push(word);
  else index.set(key, [word]);
}

/** Which places of the catalogue hold which words. A term is a word in a field; its list names the places in no order. */
export function createWordIndex() {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const byBeginning = new Map<string, number[]>();
  const byTypo = new Map<string, number[]>();
  const bySound = new Map<string, number[]>();
  const places: (Uint32Array | undefined)[] = [];
  const counts: number[] = [];
  const termsOfPlace = createLists();

  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = words.push(word) - 1;
    numbers.set(word, number);
    addTo(byBeginning, word.slice(0, beginningLength), number);
    for (const key of typoKeys(word)) addTo(byTypo, key, number);
    for (const sound of soundsOf(word)) addTo(bySound, sound, number);
    return number;
  }

  const termOf = (word: number, field: number) => word * rules.length + field;

  function add(term: number, place: number): void {
    const count = counts[term] ?? 0;
    let list = places[term] ?? new Uint32Array(1);
    if (count >= list.length) list = longer(list, count);
    list[count] = place;
    places[term] = list;
    counts[term] = count + 1;
  }

  function remove(term: number, place: number): void {
    const list = places[term];
    const last = (counts[term] ?? 0) - 1;
    const at = list?.indexOf(place) ?? -1;
    if (!list || at < 0) return;
    list[at] = list[last] ?? 0;
    counts[term] = last;
  }

  function setTerms(place: number, terms: Set<number>): void {
    const before = new Set(termsOfPlace.get(place));
    for (const term of before) if (!terms.has(term)) remove(term, place);
    for (const term of terms) if (!before.has(term)) add(term, place);
    termsOfPlace.set(place, [...terms]);
  }

  function set(place: number, row: CatalogueRow | null): void {
    const terms = new Set<number>();
    if (row) {
      const byField = wordsByField(row);
      for (const [field, name] of wordFields.entries())
        for (const word of byField[name]) terms.add(termOf(numberOf(word), field));
    }
    setTerms(place, terms);
  }

  /** The words that may fit a typed one: those that begin with it or nearly so. */
  function* likelyWords(token: string): Generator<number> {
    const beginning = token.slice(0, beginningLength);
    if (beginning.length < beginningLength) {
      for (const [key, found] of byBeginning) if (key.startsWith(beginning)) yield* found;
    } else yield* byBeginning.get(beginning) ?? [];
    if (token.length < searchRanking.typoMinLength) return;
    for (const key of typoKeys(token)) yield* byTypo.get(key) ?? [];
  }

  /** The terms that fit a typed word, the best first. */
  function termsFor(token: string, fields: readonly number[], groups: SynonymGroups) {
    const scores = new Map<number, number>();
    const rate = (word: number, score: typeof scoreOf) => {
      const text = words[word] ?? '';
      for (const field of fields) {
        const term = termOf(word, field);
        if (!counts[term]) continue;
        const better = score(text, token, rules[field] ?? { weight: 0 });
        if (better > (scores.get(term) ?? 0)) scores.set(term, better);
      }
    };
    const scoreSpelt = isKnownWord(token, groups) ? scoreOfKnown : scoreOf;
    for (const word of new Set(likelyWords(token))) rate(word, scoreSpelt);
    for (const sound of soundsOf(token))
      for (const word of bySound.get(sound) ?? [])
        rate(word, (_word, _token, field) => scoreOfSound(field));
    for (const synonym of synonymsOf(token, groups)) {
      const word = numbers.get(synonym);
      if (word !== undefined) rate(word, scoreOfSynonym);
    }
    return [...scores].sort(([, a], [, b]) => b - a);
  }

  /** The score of each place below `size` for these words; zero where any of them fits nothing. */
  function* score(
    tokens: string[],
    size: number,
    groups: SynonymGroups,
    fields: readonly number[] = allFields,
  ): Generator<void, Int32Array> {
    let total = new Int32Array(size);
    for (const [number, token] of tokens.entries()) {
      const best = number === 0 ? total : new Int32Array(size);
      for (const [term, score] of termsFor(token, fields, groups)) {
        markBest(best, places[term] ?? new Uint32Array(), counts[term] ?? 0, score);
        yield;
      }
      if (number > 0) total = addWhereBoth(total, best);
      yield;
    }
    return total;
  }

  return { set, score };
}

/** Better scores come first, so the first stays; each further one is counted in its last digit. */
function markBest(best: Int32Array, places: Uint32Array, count: number, score: number): void {
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const known = best[place] ?? 0;
    if (known === 0) best[place] = score;
    else if (known % 10 < searchRanking.maxFurtherWords) best[place] = known + 1;
  }
}

function addWhereBoth(total: Int32Array<ArrayBuffer>, best: Int32Array): Int32Array<ArrayBuffer> {
  for (let place = 0; place < total.length; place += 1) {
    const [one = 0, other = 0] = [total[place], best[place]];
    total[place] = one > 0 && other > 0 ? one + other : 0;
  }
  return total;
}

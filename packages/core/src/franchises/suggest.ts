import { searchWords } from '@naya/contract/franchises/catalogue/search-words';
import type { Suggestions } from '@naya/contract/franchises/suggestions';
import { findSuggestedAmounts } from '@naya/contract/franchises/suggest-amounts';
import { findSpeltCity } from '@naya/contract/franchises/understand/names';
import { suggestCities } from '@naya/contract/places/suggest-cities';
import { wordsOf } from '@naya/contract/words';
import type { ReadContext } from '../context.ts';

const longestText = 100;
const nothing: Suggestions = { brands: [], categories: [], cities: [], articles: [], amounts: [] };

/** Suggests meanings of a typed text, from two letters on. */
export async function suggest({ catalogue }: ReadContext, typed: string): Promise<Suggestions> {
  const text = typed.replaceAll('\0', '').trim().slice(0, longestText);
  const words = searchWords(text) ?? [];
  const amounts = findSuggestedAmounts(text);
  if (words.length === 0) return { ...nothing, amounts };
  const current = await catalogue.current();
  const cities = findCities(text);
  const isCity = cities.some(({ name }) => name.toLowerCase() === text.toLowerCase());
  return {
    brands: await current.suggest(words, !isCity),
    categories: current.categories
      .filter(({ name }) =>
        words.every((word) => wordsOf(name).some((each) => each.startsWith(word))),
      )
      .slice(0, 4)
      .map(({ name, slug }) => ({ name, slug })),
    cities,
    articles: findArticles(current.articles, words),
    amounts,
  };
}

/** Those that begin so, else the one that is meant, as it is misspelt or written in Devanagari. */
function findCities(text: string): Suggestions['cities'] {
  const beginning = suggestCities(text, 4);
  const meant = beginning.length === 0 ? findSpeltCity(text) : null;
  return meant ? [{ name: meant.name, state: meant.state }] : beginning;
}

/** Shorter words are in every title. */
const shortestWord = 3;

/** Those with all of these words in the title, newest first. */
function findArticles(articles: Suggestions['articles'], words: string[]) {
  const long = words.filter((word) => word.length >= shortestWord);
  if (long.length === 0) return [];
  return articles
    .filter(({ title }) => long.every((word) => title.toLowerCase().includes(word)))
    .slice(0, 3);
}

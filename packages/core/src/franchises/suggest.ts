import { searchWords } from '@naya/contract/franchises/catalogue/search-words';
import type { Suggestions } from '@naya/contract/franchises/suggestions';
import { findSuggestedAmounts } from '@naya/contract/franchises/suggest-amounts';
import { suggestCities } from '@naya/contract/places/suggest-cities';
import { wordsOf } from '@naya/contract/words';
import { suggestArticles } from '@naya/db/blog/suggest';
import { listCategories } from '@naya/db/categories/public';
import { suggestBrands } from '@naya/db/franchises/suggest';
import type { Context } from '../context.ts';

const longestText = 100;
const nothing: Suggestions = { brands: [], categories: [], cities: [], articles: [], amounts: [] };

/** Suggests meanings of a typed text, from two letters on. */
export async function suggest({ db }: Context, typed: string): Promise<Suggestions> {
  const text = typed.replaceAll('\0', '').trim().slice(0, longestText);
  const words = searchWords(text) ?? [];
  const amounts = findSuggestedAmounts(text);
  if (words.length === 0) return { ...nothing, amounts };
  const [brands, categories, articles] = await Promise.all([
    suggestBrands(db, words),
    listCategories(db),
    suggestArticles(db, words),
  ]);
  return {
    brands,
    categories: categories
      .filter(({ name }) =>
        words.every((word) => wordsOf(name).some((each) => each.startsWith(word))),
      )
      .slice(0, 4)
      .map(({ name, slug }) => ({ name, slug })),
    cities: suggestCities(text, 4),
    articles,
    amounts,
  };
}

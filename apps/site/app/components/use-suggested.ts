import type { FranchiseQuery } from '@naya/contract/franchises/query';
import type { Suggestions } from '@naya/contract/franchises/suggestions';
import { blogUrl, categoryUrl, franchisesUrl, franchiseUrl } from '@naya/contract/urls';
import { useEffect, useState } from 'react';
import { loadBrowserApi } from '../data/load.ts';
import { readRecentSearches } from './recent-searches.ts';
import type { Suggestion } from './suggestion-list.tsx';

/** `query` is what the listing at `to` filters by. */
type Suggested = Suggestion & { to: string; query?: Partial<FranchiseQuery> };

const filtered = (query: Partial<FranchiseQuery>) => ({ query, to: franchisesUrl(query) });

const pauseMs = 100;
const fewestLetters = 2;
const mostLetters = 100;

function toOptions({ brands, categories, cities, articles, amounts }: Suggestions): Suggested[] {
  return [
    ...amounts.map(({ label, maxInvestment }) => ({
      ...filtered({ maxInvestment }),
      label,
      note: 'Budget',
    })),
    ...categories.map(({ name }) => ({ to: categoryUrl(name), label: name, note: 'Category' })),
    ...cities.map(({ name, state }) => ({
      ...filtered({ location: name }),
      label: name,
      note: state === name ? 'City' : state,
    })),
    ...brands.map(({ id, business_name, business_logo, category }) => ({
      to: franchiseUrl(id),
      label: business_name,
      note: category,
      logo: business_logo,
    })),
    ...articles.map(({ slug, title }) => ({ to: blogUrl(slug), label: title, note: 'Article' })),
  ];
}

function recent(): Suggested[] {
  return readRecentSearches().map((search) => ({
    ...filtered({ search }),
    label: search,
    note: 'Recent search',
  }));
}

/** The last answer stays until the next is there, so nothing flickers. A backend without suggestions suggests nothing. */
export function useSuggested(typed: string): Suggested[] {
  const text = typed.trim().slice(0, mostLetters);
  const [found, setFound] = useState<Suggested[]>([]);

  useEffect(() => {
    if (text.length < fewestLetters) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const { browserApi } = await loadBrowserApi();
      const answer = await browserApi.suggest(text, { signal: stop.signal }).catch(() => null);
      if (!stop.signal.aborted) setFound(answer ? toOptions(answer) : []);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);

  if (text === '') return recent();
  return text.length < fewestLetters ? [] : found;
}

import type { FranchiseQuery } from '@naya/contract/franchises/query';
import type { Suggestions } from '@naya/contract/franchises/suggestions';
import { blogUrl, categoryUrl, franchisesUrl, franchiseUrl } from '@naya/contract/urls';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { readStored, writeStored } from '../data/device-storage.ts';
import { loadBrowserApi } from '../data/load.ts';
import { optionId, SuggestionList, type Suggestion } from './suggestion-list.tsx';

type TypeAheadProps = {
  input: HTMLInputElement;
  text: string;
  onRefine?: ((change: Partial<FranchiseQuery>) => void) | undefined;
};

/** Lists suggestions for the typed text below its box, for pointer and keyboard (ARIA combobox). The input stays an ordinary form field. */
export default function TypeAhead({ input, text, onRefine }: TypeAheadProps) {
  const list = useId();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const [seen, setSeen] = useState(text);
  const suggested = useSuggested(text);
  const shown = isOpen ? suggested : [];
  if (seen !== text) {
    setSeen(text);
    setActive(-1);
    setOpen(true);
  }

  const choose = (index: number) => {
    const option = shown[index];
    if (!option) return;
    setOpen(false);
    if (option.query && onRefine) onRefine({ search: null, ...option.query });
    else void navigate(option.to);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const last = shown.length - 1;
    if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape' && last >= 0) setOpen(false);
    else if (event.key === 'ArrowDown' && last >= 0) setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp' && last >= 0) setActive(active <= 0 ? last : active - 1);
    else if (event.key === 'ArrowDown') return setOpen(true);
    else return undefined;
    return event.preventDefault();
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // No input listener here: React would reset the controlled input before its own handlers run.
    input.addEventListener('focus', () => setOpen(true), { signal });
    input.addEventListener('blur', () => setOpen(false), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    input.form?.addEventListener('submit', () => rememberSearch(input.value), { signal });
    return () => stop.abort();
  }, [input]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', list);
    input.setAttribute('aria-expanded', String(shown.length > 0));
    if (active >= 0) input.setAttribute('aria-activedescendant', optionId(list, active));
    else input.removeAttribute('aria-activedescendant');
  });

  return (
    <SuggestionList
      id={list}
      label="Suggestions"
      options={shown}
      active={active}
      onChoose={choose}
    />
  );
}

/** `query` is what the listing at `to` filters by. */
type Suggested = Suggestion & { to: string; query?: Partial<FranchiseQuery> };

const filtered = (query: Partial<FranchiseQuery>) => ({ query, to: franchisesUrl(query) });

const pauseMs = 100;
const minLetters = 2;
const maxLetters = 100;

function toOptions({ brands, categories, cities, articles, amounts }: Suggestions): Suggested[] {
  return [
    ...amounts.map(({ label, maxInvestment }) => ({
      ...filtered({ maxInvestment }),
      label,
      note: 'Budget',
    })),
    ...categories.map(({ name }) => ({ to: categoryUrl(name), label: name, note: 'Category' })),
    ...brands.map(({ id, business_name, business_logo, category }) => ({
      to: franchiseUrl(id),
      label: business_name,
      note: category,
      logo: business_logo,
    })),
    ...cities.map(({ name, state }) => ({
      ...filtered({ location: name }),
      label: name,
      note: state === name ? 'City' : state,
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
function useSuggested(typed: string): Suggested[] {
  const text = typed.trim().slice(0, maxLetters);
  const [found, setFound] = useState<Suggested[]>([]);

  useEffect(() => {
    if (text.length < minLetters) return undefined;
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
  return text.length < minLetters ? [] : found;
}

const storageKey = 'recent-searches';
const maxSearches = 5;

/** The latest searches of this device, newest first. */
function readRecentSearches(): string[] {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}

function rememberSearch(typed: string): void {
  const text = typed.trim();
  if (!text) return;
  const others = readRecentSearches().filter((each) => each !== text);
  writeStored(storageKey, [text, ...others].slice(0, maxSearches));
}

import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { rememberSearch } from './recent-searches.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useSuggested } from './use-suggested.ts';

type TypeAheadProps = {
  input: HTMLInputElement;
  text: string;
  onRefine?: ((change: Partial<FranchiseQuery>) => void) | undefined;
};

/** Suggests meanings of the typed text under its box, for pointer and keyboard. The box stays what it is for the form. */
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
    // Not its letters: React would set the box back to its own state before its handlers hear of them.
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

import { suggestPlaces } from '@naya/contract/places/suggest-places';
import { useState, type KeyboardEvent } from 'react';

const shownAtMost = 8;
const lastPart = /[^,;]*$/;

type Options = { text: string; onChange: (text: string) => void };

/** Suggests places for the one being typed, the last of the text. */
export function usePlaceOptions({ text, onChange }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = lastPart.exec(text)?.[0] ?? '';
  const options = isOpen ? suggestPlaces(typed, shownAtMost) : [];

  const choose = (index: number) => {
    const option = options[index];
    if (!option) return;
    const before = text.replace(lastPart, '').trimEnd();
    onChange(`${before && `${before} `}${option.text}, `);
    setActive(-1);
  };
  const type = (value: string) => {
    onChange(value);
    setActive(-1);
    setOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    const last = options.length - 1;
    if (last < 0) return;
    if (event.key === 'Enter' && active >= 0) choose(active);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
    else return;
    event.preventDefault();
  };
  return { options, active, choose, type, press, close: () => setOpen(false) };
}

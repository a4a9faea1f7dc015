import { useEffect, useRef } from 'react';

/** Here a letter is typed, chooses an option, or belongs to a dialog above the screen. */
const takesLetters = 'input, textarea, select, [role=combobox], [role=listbox], [role=dialog]';

/** Calls the function of a pressed key, unless the focus is where letters are taken. */
export function useKeyboardShortcuts(keys: Record<string, () => unknown>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(takesLetters);
      if (isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act) return;
      // A field that it opens would get the letter typed into it.
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

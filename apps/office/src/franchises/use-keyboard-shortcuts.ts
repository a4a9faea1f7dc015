import { useEffect, useRef } from 'react';

const typesIn = /^(?:INPUT|TEXTAREA|SELECT)$/;

/** Calls the function of a pressed key, unless the focus is in a text field. */
export function useKeyboardShortcuts(keys: Record<string, () => unknown>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && typesIn.test(event.target.tagName);
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
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

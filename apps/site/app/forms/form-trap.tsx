import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { trapName } from './form-hints.ts';

/** A field that nobody sees and only machines fill in; it also remembers since when the form is there. */
export function FormTrap() {
  const input = useRef<HTMLInputElement>(null);
  // The first page of a visit was there before its scripts were.
  const isFirstPage = useLocation().key === 'default';

  useEffect(() => {
    if (input.current) input.current.dataset['since'] = isFirstPage ? '0' : `${performance.now()}`;
  }, [isFirstPage]);

  return (
    <div inert className="sr-only">
      <label>
        Leave this empty
        <input ref={input} name={trapName} autoComplete="off" />
      </label>
    </div>
  );
}

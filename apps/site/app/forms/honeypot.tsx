import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { honeypotName } from './form-hints.ts';

/** A hidden field that only bots fill in (honeypot); it also records when the form was shown. */
export function Honeypot() {
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
        <input ref={input} name={honeypotName} autoComplete="off" />
      </label>
    </div>
  );
}

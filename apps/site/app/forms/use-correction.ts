import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Kind } from '../outbox/entry.ts';
import { useRefused, type Refused } from '../outbox/use-refused.ts';

export function isUntouched(form: HTMLFormElement | null): boolean {
  return form !== null && [...new FormData(form).values()].every((value) => value === '');
}

/**
 * A refused submission that the form should show again: at once when that replaces nothing that is being
 * written there, or when the visitor asks for it by the status line's link.
 */
export function useCorrection<K extends Kind>(
  kind: K,
  pageUrl: string,
  mayReplace: (id: string) => boolean,
): [Refused<K> | null, forget: () => void] {
  const refused = useRefused(kind, pageUrl);
  const [correction, setCorrection] = useState<Refused<K> | null>(null);
  const { key } = useLocation();
  const seenKey = useRef(key);

  const consider = useEffectEvent((candidate: Refused<K>, locationKey: string) => {
    const isAskedFor = seenKey.current !== locationKey;
    seenKey.current = locationKey;
    if (isAskedFor || mayReplace(candidate.id)) setCorrection(candidate);
  });

  useEffect(() => {
    if (refused) consider(refused, key);
  }, [refused, key]);

  return [correction, () => setCorrection(null)];
}

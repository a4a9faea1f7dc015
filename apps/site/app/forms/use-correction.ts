import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { findEntry, type Kind, type Entry } from '../outbox/store.ts';
import { useSummary } from '../outbox/summary.ts';

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

export type Refused<K extends Kind> = Entry & { kind: K };

/** The visitor's earlier submission on this page that the server refused, to be corrected and sent again. */
function useRefused<K extends Kind>(kind: K, pageUrl: string): Refused<K> | null {
  const [entry, setEntry] = useState<Entry>();
  const id = useSummary()?.refused.find((each) => each.kind === kind && each.url === pageUrl)?.id;

  useEffect(() => {
    let current = true;
    if (id) void findEntry(id).then((found) => current && setEntry(found));
    return () => {
      current = false;
      setEntry(undefined);
    };
  }, [id]);

  return id !== undefined && entry?.id === id && entry.kind === kind ? (entry as Refused<K>) : null;
}

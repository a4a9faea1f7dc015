import { useEffect, useState } from 'react';
import type { Entry, Kind } from './entry.ts';
import { findEntry } from './store.ts';
import { useSummary } from './summary.ts';

export type Refused<K extends Kind> = Entry & { kind: K };

/** The visitor's earlier submission on this page that the server refused, to be corrected and sent again. */
export function useRefused<K extends Kind>(kind: K, pageUrl: string): Refused<K> | null {
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

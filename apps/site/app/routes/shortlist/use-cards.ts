import { useEffect, useState } from 'react';
import { loadBrowserApi } from '../../data/load.ts';
import { readCards, type ShortlistCards } from './read-cards.ts';

type Loaded = { key: string; cards: ShortlistCards | 'failed' };

/** The cards of these ids, null while they are being read. Ids that are only reordered are not read again. */
export function useCards(ids: number[]): ShortlistCards | 'failed' | null {
  const key = ids.toSorted((a, b) => a - b).join(',');
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const wanted = key.split(',').filter(Boolean).map(Number);
    loadBrowserApi()
      .then(({ browserApi }) => readCards(browserApi, wanted))
      .catch(() => 'failed' as const)
      .then((cards) => isCurrent && setLoaded({ key, cards }))
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded?.cards ?? null;
}

import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SectionData } from '../../data/section.ts';
import { rememberedPages } from './page-memory.ts';
import type { ListingPage } from './read-listing.ts';

type Arrival = {
  read: SectionData<ListingPage>;
  restored: ListingPage[] | null;
  first: SectionData<ListingPage>;
};

function arrive(read: SectionData<ListingPage>, historyKey: string): Arrival {
  const restored = rememberedPages(historyKey);
  const [first] = restored ?? [];
  return { read, restored, first: first ? { ok: true, data: first } : read };
}

/** Shows pages loaded before at once: the browser can restore the scroll position only with their content. */
export function useRestored(read: SectionData<ListingPage>): Arrival {
  const { key } = useLocation();
  const [arrival, setArrival] = useState(() => arrive(read, key));
  if (arrival.read === read) return arrival;
  const next = arrive(read, key);
  setArrival(next);
  return next;
}

import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SectionData } from '../../data/load.ts';
import { findRememberedPages } from './page-memory.ts';
import type { ResultPage } from './listing.ts';

type RestoredPages = {
  read: SectionData<ResultPage>;
  restored: ResultPage[] | null;
  first: SectionData<ResultPage>;
};

function findRestoredPages(read: SectionData<ResultPage>, historyKey: string): RestoredPages {
  const restored = findRememberedPages(historyKey);
  const [first] = restored ?? [];
  return { read, restored, first: first ? { ok: true, data: first } : read };
}

/** Shows pages loaded before at once: the browser can restore the scroll position only with their content. */
export function useRestoredPages(read: SectionData<ResultPage>): RestoredPages {
  const { key } = useLocation();
  const [restoredPages, setRestoredPages] = useState(() => findRestoredPages(read, key));
  if (restoredPages.read === read) return restoredPages;
  const next = findRestoredPages(read, key);
  setRestoredPages(next);
  return next;
}

import { lazy, Suspense } from 'react';
import { useDesk } from './use-desk.ts';

const PageShortlistBar = lazy(() => import('./page-shortlist-bar.tsx'));

/** The tray comes only to a browser that has something on its shortlist. */
export function LazyShortlistBar() {
  const { length } = useDesk().shortlist;
  return <Suspense>{length > 0 && <PageShortlistBar />}</Suspense>;
}

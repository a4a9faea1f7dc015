import { lazy, Suspense } from 'react';
import { useDesk } from './use-desk.ts';

const Tray = lazy(() => import('./tray.tsx'));

/** The tray comes only to a browser that has something on its shortlist. */
export function TrayPlace() {
  const { length } = useDesk().shortlist;
  return <Suspense>{length > 0 && <Tray />}</Suspense>;
}

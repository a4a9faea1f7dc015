import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { lazy, Suspense, useState } from 'react';

const TypeAhead = lazy(() => import('./type-ahead.tsx'));

/**
 * Loads the suggestions when a text box is used. Call `suggest` on focus and on input: a box that was focused before hydration fires
 * no focus event. With `onRefine`, choosing a filter calls it instead of opening a new listing.
 */
export function useTypeAhead(onRefine?: (change: Partial<FranchiseQuery>) => void) {
  const [used, setUsed] = useState<{ input: HTMLInputElement; text: string } | null>(null);
  const suggest = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) setUsed({ input: target, text: target.value });
  };
  const list = <Suspense>{used && <TypeAhead {...used} onRefine={onRefine} />}</Suspense>;
  return { suggest, list };
}

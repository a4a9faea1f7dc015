import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { lazy, Suspense, useState } from 'react';

const TypeAhead = lazy(() => import('./type-ahead.tsx'));

/**
 * Suggestions that load when a text box is used. `suggest` is for its focus and its letters: a box that had the focus before the page
 * listened only tells of its next letter. With `onRefine`, a filter that is chosen goes there, in place of a new listing.
 */
export function useTypeAhead(onRefine?: (change: Partial<FranchiseQuery>) => void) {
  const [used, setUsed] = useState<{ input: HTMLInputElement; text: string } | null>(null);
  const suggest = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) setUsed({ input: target, text: target.value });
  };
  const list = <Suspense>{used && <TypeAhead {...used} onRefine={onRefine} />}</Suspense>;
  return { suggest, list };
}

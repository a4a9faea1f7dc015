import type { Id } from '@naya/contract/id';
import { franchiseUrl } from '@naya/contract/urls';
import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

/**
 * While a card turns into its page, or the page back into the card, the brand's logo and name carry names on both
 * sides, by which the browser lets them move. At rest nothing is named.
 */
export function useSharedNames(id: Id): CSSProperties | undefined {
  const isTurning = useViewTransitionState(franchiseUrl(id));
  if (!isTurning) return undefined;
  return { '--shared-logo': `logo-${id}`, '--shared-name': `name-${id}` } as CSSProperties;
}

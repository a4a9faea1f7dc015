import { isWebUrl } from '@naya/contract/franchises/rules';
import { completeUrl } from '@naya/contract/parse-url';

/** A place on this site, a mailbox or a telephone; anything else is an address on the web. */
const asTyped = /^(?:[/#]|mailto:\S+@\S+|tel:[\d+])/i;

/** Where a link is to lead; null for what leads nowhere. */
export function linkTarget(typed: string): string | null {
  const text = typed.trim();
  if (asTyped.test(text)) return text;
  const url = completeUrl(text);
  return isWebUrl(url) ? url : null;
}

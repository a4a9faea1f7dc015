import base from './styles/base.css?inline';
import card from './styles/card.css?inline';
import detail from './styles/detail.css?inline';
import enquiry from './styles/enquiry.css?inline';

let shared: CSSStyleSheet | null = null;

/** One sheet for all elements of a page. Made by script, so a host's style policy does not stop it. */
export function sheet(): CSSStyleSheet {
  if (shared) return shared;
  shared = new CSSStyleSheet();
  shared.replaceSync(base + card + detail + enquiry);
  return shared;
}

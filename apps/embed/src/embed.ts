import { FranchiseListings } from './franchise-listings.ts';

const name = 'franchise-listings';

function define(): void {
  // A page may hold the script twice.
  if (!customElements.get(name)) customElements.define(name, FranchiseListings);
}

/** Waits for the page's first paint, so that the widget does not delay it. */
function defineAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(define));
}

if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', defineAfterPaint);
} else {
  defineAfterPaint();
}

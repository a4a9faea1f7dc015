import { listingParams, type Listing } from './listing.ts';

/** Carries a URL's parameters through a form of its own; `except` is what the form itself says. */
export function HiddenParams({ listing, except }: { listing: Listing; except?: string }) {
  return [...listingParams(listing)].map(
    ([name, value]) =>
      name !== except && <input key={name} type="hidden" name={name} value={value} />,
  );
}

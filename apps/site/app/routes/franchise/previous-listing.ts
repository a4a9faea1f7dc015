import { franchisesUrl } from '@naya/contract/urls';

/** The listing from which the visitor came here. Not every browser tells what lies before this page: then null. */
export function previousListingUrl(): URL | null {
  const history: Navigation | undefined = window.navigation;
  const here = history?.currentEntry?.index ?? 0;
  const before = history?.entries()[here - 1]?.url;
  const url = before ? new URL(before) : null;
  return url?.pathname === franchisesUrl() ? url : null;
}

/** While the visitor is still on the listing: the city that is searched in. */
export function readSearchedCity(): string | null {
  const { pathname, search } = window.location;
  if (pathname !== franchisesUrl()) return null;
  const chosen = new URLSearchParams(search);
  return chosen.get('location') ?? chosen.get('openIn');
}

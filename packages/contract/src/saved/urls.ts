import type { Id } from '../id.ts';

/** Without ids it is the visitor's own shortlist; with them one that somebody shared. */
export function shortlistUrl(ids: Id[] = []): string {
  return withIds('/shortlist', ids);
}

type CompareOptions = { onlyDifferences?: boolean; city?: string | null };

export function compareUrl(
  ids: Id[] = [],
  { onlyDifferences = false, city = null }: CompareOptions = {},
): string {
  const place = city ? `&${compareCityParam}=${encodeURIComponent(city)}` : '';
  return withIds('/compare', ids) + (onlyDifferences ? '&only=differences' : '') + place;
}

/** The city of whoever compares. */
export const compareCityParam = 'city';
export const maxCityLength = 60;

export const readCompareCity = (params: URLSearchParams): string | null =>
  params.get(compareCityParam)?.trim().slice(0, maxCityLength) || null;

/** Commas stay readable. */
function withIds(path: string, ids: Id[]): string {
  return ids.length > 0 ? `${path}?ids=${ids.map((id) => encodeURIComponent(id)).join(',')}` : path;
}

export function whatsappShareUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

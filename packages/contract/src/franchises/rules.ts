import { parseUrl } from '../parse-url.ts';

/** In rupees; more than any business costs. */
export const largestAmount = 1_000_000_000_000;
export const longestUrl = 2_000;

/** A URL of a site on the web; a script or a file is none. */
export function isWebUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^https?:\/\//i.test(text) && url.hostname.includes('.');
}

/** Whether a range ends before it begins. */
export const isReversed = (low: number | null, high: number | null): boolean =>
  low !== null && high !== null && low > high;

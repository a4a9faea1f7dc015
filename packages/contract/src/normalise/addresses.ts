import { completeUrl, parseUrl } from '../parse-url.ts';
import { text } from './values.ts';

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const webScheme = /^https?:\/\/[^/\\]/i;
// Browsers drop tabs and line breaks inside a URL, which would hide a scheme from the test.
const hidden = /\p{Cc}/u;

/** A picture's URL: http(s), root-relative or relative. */
export function picture(value: unknown): string | null {
  const address = text(value);
  if (address === null || hidden.test(address)) return null;
  if (scheme.test(address) && !webScheme.test(address)) return null;
  return parseUrl(address, 'https://base.invalid') ? address : null;
}

/** A link to another site. */
export function link(value: unknown): string | null {
  const address = text(value);
  if (address === null || hidden.test(address)) return null;
  const url = completeUrl(address);
  return webScheme.test(url) && parseUrl(url) ? url : null;
}

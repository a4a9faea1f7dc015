import { text } from './values.ts';

const scheme = /^[a-z][a-z0-9+.-]*:/i;
const webScheme = /^https?:\/\/[^/\\]/i;
// Browsers drop tabs and line breaks inside an address, which would hide a scheme from the test.
const hidden = /\p{Cc}/u;

/** A picture's address: http(s), root-relative or relative. */
export function picture(value: unknown): string | null {
  const address = text(value);
  if (address === null || hidden.test(address)) return null;
  return scheme.test(address) && !webScheme.test(address) ? null : address;
}

/** A link to another site. 'brand.example.in' is taken to mean https. */
export function link(value: unknown): string | null {
  const address = text(value);
  if (address === null || hidden.test(address)) return null;
  if (webScheme.test(address)) return address;
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(address) ? `https://${address}` : null;
}

import { parseUrl } from '../parse-url.ts';

/** Apps in a web view have pages of these schemes. `URL` says that their origin is null. */
const appSchemes = new Set(['capacitor:', 'ionic:']);
const webSchemes = new Set(['http:', 'https:']);
/** Developers serve a page on any port of their own machine. */
const localEntry = 'http://localhost:*';
const localOrigin = /^http:\/\/localhost(:\d{1,5})?$/;

/** The `Origin` that pages below this URL send; null when they could not be told from others. */
function originOf(text: string): string | null {
  const url = parseUrl(text.trim());
  if (!url || !/^[^*]+$/.test(url.host)) return null;
  if (webSchemes.has(url.protocol)) return url.origin;
  return appSchemes.has(url.protocol) ? `${url.protocol}//${url.host}` : null;
}

/** The origin under which the forms of a listed site or app are counted. */
export const originOfEntry = (entry: string) => originOf(entry) ?? entry.trim();

/** Whether a line of the setting names a site or an app. */
export function isPartnerEntry(entry: string): boolean {
  return entry.trim() === localEntry || originOf(entry) !== null;
}

/** Whether pages of this origin belong to what the line names; how it is written does not matter. */
export function matchesOrigin(entry: string, origin: string): boolean {
  return entry.trim() === localEntry ? localOrigin.test(origin) : originOf(entry) === origin;
}

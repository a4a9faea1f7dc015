import { apiPaths } from '@naya/contract/api/paths';
import { normaliseWidget } from '@naya/contract/site-info/normalise-widget';
import type { Widget } from '@naya/contract/site-info/widget';
import { partnersUrl } from '@naya/contract/urls';
import { fetchInTime } from './fetch-in-time.ts';

/** Our site, as a page of somebody else's sees it. */
export type Site = {
  host: string;
  /** A URL of ours as other sites have to write it. */
  absolute: (url: string) => string;
  /** The site's name, and whether this page may send forms there; asked once. */
  loadWidgetInfo: () => Promise<Widget>;
};

const sites = new Map<string, Site>();

/** The elements of a page share what they have asked. */
export function openSite(host: string): Site {
  const known = sites.get(host);
  if (known) return known;
  const absolute = (url: string) => new URL(url, host).href;
  let asked: Promise<Widget> | null = null;
  const site = { host, absolute, loadWidgetInfo: () => (asked ??= fetchWidgetInfo(site)) };
  sites.set(host, site);
  return site;
}

/** Without an answer the page may send, and the server decides then. */
async function fetchWidgetInfo({ host, absolute }: Site): Promise<Widget> {
  const answer = await fetchInTime(absolute(`/api${apiPaths.widget}`))
    .then((response) => response.json() as Promise<unknown>)
    .catch(() => null);
  const widget = normaliseWidget(answer) ?? { site_name: new URL(host).host, may_post: true };
  if (!widget.may_post) {
    // A page opened from a file, or in a sandbox, has no origin that could be listed.
    const from = origin === 'null' ? 'a page that comes from no server' : `${origin} yet`;
    console.warn(
      `<franchise-listings> shows a button in place of its form: ${widget.site_name} does not take enquiries from ${from}. How to get a site listed: ${absolute(`${partnersUrl}#listed`)}`,
    );
  }
  return widget;
}

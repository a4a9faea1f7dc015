/** Where the service worker keeps the pages that were seen. */
export const pagesCache = 'pages';

/** Message from a page to the service worker: its path and parameters. */
export type SeenPage = { seen: string };

const noPages = /^\/(?:admin|office|api|dev|media|cards|assets|brand)(?:\/|$)/;
const personal = /^\/my-data(?:\/|$)/;
const notCacheable = /\b(?:no-store|private)\b/i;

/** The public site's pages; the back office and the calls go their own way. */
export function isPage({ pathname }: URL): boolean {
  return !noPages.test(pathname);
}

/** True for a complete public page that is the same for everybody. */
export function isCacheable({ status, redirected, url, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    !personal.test(new URL(url).pathname) &&
    !notCacheable.test(headers.get('Cache-Control') ?? 'no-store') &&
    headers.get('Content-Type')?.startsWith('text/html') === true
  );
}

const asset = /\/assets\/[\w.-]+/g;

/** The style, font and scripts that a page names; its pictures come as they are looked at. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(asset))].filter((path) => /\.(?:css|js|woff2|svg)$/.test(path));
}

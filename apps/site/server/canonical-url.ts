import { brandBaseUrl } from '@naya/contract/brands/urls';
import { savedLimits } from '@naya/contract/saved/saved';
import { parseIds } from '@naya/contract/saved/ids';
import { compareUrl, readCompareCity, shortlistUrl } from '@naya/contract/saved/urls';
import { isReadablePath } from '@naya/contract/readable-path';
import {
  askPartnerUrl,
  blogsUrl,
  calculatorUrl,
  contactUrl,
  franchisesUrl,
  partnersUrl,
} from '@naya/contract/urls';
import { matchRoutes } from 'react-router';
import { blogListUrl, readBlogQuery } from '../app/routes/blog/find-posts.ts';
import { caseUrl } from '../app/routes/calculator/brand.ts';
import { readPartnerOf } from '../app/routes/contact/partner-of.ts';
import { listingUrl, parseListing } from '../app/routes/franchises/listing.ts';
import { choicesUrl, readChoices } from '../app/routes/partners/choices.ts';

type Routes = Record<
  string,
  { id: string; parentId?: string; path?: string; index?: boolean } | undefined
>;

/** `isOtherCase`: the names of the page were written in other letters; ids, slugs and names of things stay as given. */
type CanonicalPath = { path: string; isOtherCase: boolean };

// A file is a page only if a route has its whole name: `/blog/rss.xml` is the server's, `/blog/a-post.data` React Router's.
const fileEnding = /\.[a-z]+$/;

/**
 * The one way to write the path of a page that a cache may store; null where there is none, and below /brand, where pages
 * show somebody's account. The router itself takes any case.
 */
export function createCanonicalPath(routes: Routes): (path: string) => CanonicalPath | null {
  const pages = Object.values(routes).flatMap((route) => {
    const path = route?.index ? '/' : route?.path;
    const isStored = path && path !== '*' && !`/${path}/`.startsWith(`${brandBaseUrl}/`);
    return isStored ? [{ id: route?.id, path }] : [];
  });
  return (given) => {
    if (!isReadablePath(given)) return null;
    const match = matchRoutes(pages, given)?.at(-1);
    if (!match) return null;
    const written = given.split('/').filter(Boolean).map(decodeURIComponent);
    const names = match.route.path.split('/').filter(Boolean);
    const isParam = (name: string) => name.startsWith(':');
    if (isParam(names.at(-1) ?? '') && fileEnding.test(written.at(-1) ?? '')) return null;
    const segments = names.map((name) =>
      isParam(name) ? encodeURIComponent(match.params[name.slice(1)] ?? '') : name,
    );
    return {
      path: `/${segments.join('/')}`,
      isOtherCase: names.some((name, index) => !isParam(name) && written[index] !== name),
    };
  };
}

/** Redirects to the canonical path. No cache stores the redirect: there are endless ways to write a path. */
export function redirectToCanonical(
  { method, url }: Request,
  canonicalPath: (path: string) => CanonicalPath | null,
): Response | null {
  if (method !== 'GET') return null;
  const { pathname, search } = new URL(url);
  const canonical = canonicalPath(pathname);
  if (!canonical?.isOtherCase) return null;
  const headers = {
    Location: canonical.path + search,
    'Cache-Control': 'no-store',
  };
  return new Response(null, { status: 301, headers });
}

/** The pages that read parameters of their URL; all other parameters change nothing. */
const urlWriters: Record<string, (params: URLSearchParams) => string> = {
  [franchisesUrl()]: (params) => listingUrl(parseListing(params)),
  [blogsUrl]: (params) => blogListUrl(readBlogQuery(params)),
  [calculatorUrl()]: caseUrl,
  [contactUrl]: (params) => {
    const brand = readPartnerOf(params);
    return brand ? askPartnerUrl(brand) : contactUrl;
  },
  [compareUrl()]: (params) =>
    compareUrl(parseIds(params.get('ids'), savedLimits.compare), {
      onlyDifferences: params.get('only') === 'differences',
      city: readCompareCity(params),
    }),
  [shortlistUrl()]: (params) => shortlistUrl(parseIds(params.get('ids'), savedLimits.shared)),
  [partnersUrl]: (params) => choicesUrl(readChoices(params)),
};

/** The canonical form of a page's URL, so that a cache stores a page once; null where there is none to store. */
export function createCanonicalUrl(
  canonicalPath: (path: string) => CanonicalPath | null,
): (url: string) => string | null {
  return (url) => {
    const [given = '', ...query] = url.split('?');
    const canonical = canonicalPath(given);
    // The site redirects what is written in another case.
    if (!canonical || canonical.isOtherCase) return null;
    const write = urlWriters[canonical.path];
    return write ? write(new URLSearchParams(query.join('?'))) : canonical.path;
  };
}

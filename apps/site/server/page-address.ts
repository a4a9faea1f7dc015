import { isReadablePath } from '@naya/contract/readable-path';
import { blogsUrl, franchisesUrl, partnersUrl } from '@naya/contract/urls';
import { matchRoutes } from 'react-router';
import { blogListUrl, readBlogQuery } from '../app/routes/blog/blog-query.ts';
import { listingUrl, readListing } from '../app/routes/franchises/listing-address.ts';
import { choicesUrl, readChoices } from '../app/routes/partners/choices.ts';

type Routes = Record<
  string,
  { id: string; parentId?: string; path?: string; index?: boolean } | undefined
>;

/** The pages that read parameters of their address; whatever else an address carries changes nothing. */
const addressOf: Record<string, (params: URLSearchParams) => string> = {
  [franchisesUrl()]: (params) => listingUrl(readListing(params)),
  [blogsUrl]: (params) => blogListUrl(readBlogQuery(params)),
  [partnersUrl]: (params) => choicesUrl(readChoices(params)),
};

// React Router's own calls, which carry parameters of its own.
const dataSuffix = '.data';

/** The one way to write a page's address, so that a cache keeps a page once; null where there is no page. */
export function createPageAddress(routes: Routes): (address: string) => string | null {
  const pages = Object.values(routes).flatMap((route) =>
    route?.parentId && route.path !== '*' ? [{ id: route.id, path: route.path ?? '/' }] : [],
  );
  return (address) => {
    const [path = '', ...query] = address.split('?');
    if (!isReadablePath(path) || path.endsWith(dataSuffix) || !matchRoutes(pages, path))
      return null;
    const write = addressOf[path];
    return write ? write(new URLSearchParams(query.join('?'))) : path;
  };
}

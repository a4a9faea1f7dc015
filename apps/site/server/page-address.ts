import { deskLimits } from '@naya/contract/desk/desk';
import { parseIds } from '@naya/contract/desk/ids';
import { compareUrl, shortlistUrl } from '@naya/contract/desk/urls';
import { blogsUrl, calculatorUrl, franchisesUrl, partnersUrl } from '@naya/contract/urls';
import { blogListUrl, readBlogQuery } from '../app/routes/blog/blog-query.ts';
import { caseUrl } from '../app/routes/calculator/brand.ts';
import { listingUrl, readListing } from '../app/routes/franchises/listing-address.ts';
import { choicesUrl, readChoices } from '../app/routes/partners/choices.ts';
import type { CanonicalPath } from './canonical-path.ts';

/** The pages that read parameters of their URL; all other parameters change nothing. */
const addressOf: Record<string, (params: URLSearchParams) => string> = {
  [franchisesUrl()]: (params) => listingUrl(readListing(params)),
  [blogsUrl]: (params) => blogListUrl(readBlogQuery(params)),
  [calculatorUrl()]: caseUrl,
  [compareUrl()]: (params) =>
    compareUrl(
      parseIds(params.get('ids'), deskLimits.compare),
      params.get('only') === 'differences',
    ),
  [shortlistUrl()]: (params) => shortlistUrl(parseIds(params.get('ids'), deskLimits.shared)),
  [partnersUrl]: (params) => choicesUrl(readChoices(params)),
};

/** The canonical form of a page's URL, so that a cache stores a page once; null where there is none to store. */
export function createPageAddress(
  canonicalPath: (path: string) => CanonicalPath | null,
): (address: string) => string | null {
  return (address) => {
    const [given = '', ...query] = address.split('?');
    const canonical = canonicalPath(given);
    // The site redirects what is written in another case.
    if (!canonical || canonical.isOtherCase) return null;
    const write = addressOf[canonical.path];
    return write ? write(new URLSearchParams(query.join('?'))) : canonical.path;
  };
}

import { provider } from '@naya/contract/site-info/provider';
import { franchisesUrl } from '@naya/contract/urls';
import type { WithContext, BreadcrumbList, Organization, SearchAction, WebSite } from 'schema-dts';
import type { Settled } from './load.ts';
import { absolute, siteIds, type BaseUrl, type StructuredData } from './structured-data.ts';

/** No structured data when the read failed or found nothing. */
export function withData<Data>(
  read: Settled<Data | null>,
  describe: (data: Data) => StructuredData[],
): StructuredData[] {
  return read.ok && read.data !== null ? describe(read.data) : [];
}

type Crumb = [name: string, path: string];

/** The way from the home page, which is always the first step. */
export function breadcrumbs(base: BaseUrl, ...steps: Crumb[]): WithContext<BreadcrumbList> {
  const way: Crumb[] = [['Home', '/'], ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(base, path),
    })),
  };
}

/** The types do not know the input part of a search action, search engines ask for it. */
type SearchWithInput = SearchAction & { 'query-input': string };

/** The organization that runs the site, as other descriptions refer to it; the page adds name, logo and contact details. */
export function ourselves(base: BaseUrl) {
  return {
    '@type': 'Organization',
    '@id': absolute(base, siteIds.organization),
    url: absolute(base, '/'),
  } as const;
}

function organization(base: BaseUrl): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    ...ourselves(base),
    description: provider.tagline,
  };
}

function website(base: BaseUrl): WithContext<WebSite> {
  const search: SearchWithInput = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(base, franchisesUrl())}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': absolute(base, siteIds.website),
    url: absolute(base, '/'),
    inLanguage: 'en-IN',
    potentialAction: search,
  };
}

export function siteStructuredData(base: BaseUrl): StructuredData[] {
  return [organization(base), website(base)];
}

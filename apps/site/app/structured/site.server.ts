import { provider } from '@naya/contract/site-info/provider';
import { franchisesUrl } from '@naya/contract/urls';
import type { Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import { siteIds } from './fill-in-organization.ts';
import { absolute, type BaseUrl, type Structured } from './thing.server.ts';

/** The types do not know the input part of a search action, search engines ask for it. */
type SearchWithInput = SearchAction & { 'query-input': string };

/** The organization that runs the site, as other things refer to it; the page adds name, logo and contact details. */
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

export function siteThings(base: BaseUrl): Structured[] {
  return [organization(base), website(base)];
}

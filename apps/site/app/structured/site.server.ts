import { provider } from '@naya/contract/site-info/provider';
import { franchisesUrl } from '@naya/contract/urls';
import type { Organization, SearchAction, WebSite, WithContext } from 'schema-dts';
import { ourIds } from './name-ourselves.ts';
import { absolute, type Place, type Structured } from './thing.server.ts';

/** The types do not know the input part of a search action, search engines ask for it. */
type SearchWithInput = SearchAction & { 'query-input': string };

/** The organization that runs the site, as other things refer to it; the page adds name, logo and contact details. */
export function ourselves(place: Place) {
  return {
    '@type': 'Organization',
    '@id': absolute(place, ourIds.organization),
    url: absolute(place, '/'),
  } as const;
}

function organization(place: Place): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    ...ourselves(place),
    description: provider.tagline,
  };
}

function website(place: Place): WithContext<WebSite> {
  const search: SearchWithInput = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(place, franchisesUrl())}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': absolute(place, ourIds.website),
    url: absolute(place, '/'),
    inLanguage: 'en-IN',
    potentialAction: search,
  };
}

export function siteThings(place: Place): Structured[] {
  return [organization(place), website(place)];
}

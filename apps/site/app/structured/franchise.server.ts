import { categoryUrl, franchisesUrl, franchiseUrl } from '@naya/contract/urls';
import type { Offer, WithContext } from 'schema-dts';
import type { DetailFranchise } from '../routes/franchise/detail-franchise.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { absolute, type BaseUrl, type Structured } from './thing.server.ts';

/** A franchise on offer: what it costs to open, and where. */
function offer(base: BaseUrl, franchise: DetailFranchise): WithContext<Offer> {
  const { investment_min: minPrice, investment_max: maxPrice } = franchise;
  const picture = franchise.images[0] ?? franchise.business_logo;
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: `${franchise.business_name} franchise`,
    url: absolute(base, franchiseUrl(franchise.id)),
    ...(franchise.description && { description: franchise.description }),
    ...(franchise.category && { category: franchise.category }),
    ...(picture && { image: absolute(base, picture) }),
    ...((minPrice !== null || maxPrice !== null) && {
      priceSpecification: {
        '@type': 'PriceSpecification',
        priceCurrency: 'INR',
        ...(minPrice !== null && { minPrice }),
        ...(maxPrice !== null && { maxPrice }),
      },
    }),
    areaServed: { '@type': 'Country', name: 'India' },
    offeredBy: {
      '@type': 'Organization',
      name: franchise.business_name,
      ...(franchise.website && { url: franchise.website }),
    },
  };
}

export function franchiseThings(base: BaseUrl, franchise: DetailFranchise): Structured[] {
  const { category } = franchise;
  return [
    offer(base, franchise),
    breadcrumbs(
      base,
      ['Franchises', franchisesUrl()],
      ...(category ? [[category, categoryUrl(category)] as [string, string]] : []),
      [franchise.business_name, franchiseUrl(franchise.id)],
    ),
  ];
}

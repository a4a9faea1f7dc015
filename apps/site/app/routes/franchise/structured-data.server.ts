import { cardVersion, franchiseCard, type CardBrand } from '@naya/contract/cards';
import { cardUrls, categoryUrl, franchisesUrl, franchiseUrl } from '@naya/contract/urls';
import type { Offer, WithContext } from 'schema-dts';
import { breadcrumbs } from '../../data/structured-data.server.ts';
import { absolute, type BaseUrl, type StructuredData } from '../../data/structured-data.ts';
import type { DetailFranchise } from './read-franchise.ts';

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

export function franchiseStructuredData(
  base: BaseUrl,
  franchise: DetailFranchise,
): StructuredData[] {
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

/** Where the picture of a link to a franchise is drawn. */
export function franchiseCardUrl(
  franchise: DetailFranchise | null,
  brand: CardBrand,
): string | null {
  return (
    franchise && cardUrls.franchise(franchise.id, cardVersion(franchiseCard(franchise), brand))
  );
}

import type { Facets } from '@naya/contract/franchises/entity';
import { cityUrl } from '@naya/contract/places/city-url';
import { CountedLinks } from '../../components/counted-links.tsx';

type CategoryLinksProps = { city: string; categories: Facets['category'] };

/** The other categories that the city has. */
export function CategoryLinks({ city, categories }: CategoryLinksProps) {
  const links = categories.map(({ value, count }) => ({
    text: value,
    count,
    url: cityUrl(city, value),
  }));
  return <CountedLinks title={`${city} by category`} links={links} />;
}

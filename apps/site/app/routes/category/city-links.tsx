import { cityUrl } from '@naya/contract/places/city-url';
import { slugOf } from '@naya/contract/slug';
import { franchisesUrl } from '@naya/contract/urls';
import { CountedLinks } from '../../components/counted-links.tsx';
import type { CategoryListing } from './read-category.ts';

/** A place that its slug does not lead back to has no page of its own: the listing finds it. */
function landingUrl(category: string, place: string): string {
  const hasPage = slugOf(place).replaceAll('-', ' ') === place.toLowerCase();
  return hasPage ? cityUrl(place, category) : franchisesUrl({ category, location: place });
}

/** The cities where brands of the category are. */
export function CityLinks({ name, cities }: Pick<CategoryListing, 'name' | 'cities'>) {
  const links = cities.map(({ value, count }) => ({
    text: value,
    count,
    url: landingUrl(name, value),
  }));
  return <CountedLinks title={`${name} by city`} links={links} />;
}

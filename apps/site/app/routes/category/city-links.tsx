import { cityUrl } from '@naya/contract/places/city-url';
import { slugOf } from '@naya/contract/slug';
import { franchisesUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import type { CategoryListing } from './read-category.ts';

/** A place that its slug does not lead back to has no page of its own: the listing finds it. */
function landingUrl(category: string, place: string): string {
  const hasPage = slugOf(place).replaceAll('-', ' ') === place.toLowerCase();
  return hasPage ? cityUrl(place, category) : franchisesUrl({ category, location: place });
}

export function CityLinks({ name, cities }: Pick<CategoryListing, 'name' | 'cities'>) {
  if (cities.length === 0) return null;
  return (
    <nav aria-label={`${name} by city`} className="mt-12">
      <h2 className="text-xl font-bold">{name} by city</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {cities.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={landingUrl(name, value)}
              prefetch="intent"
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3.5 font-semibold hover:border-ink"
            >
              {value}
              <span className="tabular text-sm font-normal text-ink-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { Facets } from '@naya/contract/franchises/entity';
import { cityUrl } from '@naya/contract/places/city-url';
import { Link } from 'react-router';

type CategoryLinksProps = { city: string; categories: Facets['category'] };

/** The other categories that the city has. */
export function CategoryLinks({ city, categories }: CategoryLinksProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={`${city} by category`} className="mt-12">
      <h2 className="text-xl font-bold">{city} by category</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {categories.map(({ value, count }) => (
          <li key={value}>
            <Link
              to={cityUrl(city, value)}
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

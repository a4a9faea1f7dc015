import { X } from 'lucide-react';
import { Link } from 'react-router';
import { activeFilters, understoodFilters, type Understood } from './active-filters.ts';
import { listingUrl, withoutFilters, type Listing } from './listing.ts';

type FilterChipsProps = { listing: Listing; understood: Understood[] };

/** The active filters, each with the link that removes it. */
export function FilterChips({ listing, understood }: FilterChipsProps) {
  const filters = [...activeFilters(listing.query), ...understoodFilters(understood)];
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="mb-3 flex flex-wrap items-center gap-2 lg:mb-4">
      {filters.map(({ label, removal }) => (
        <li key={label} className="max-w-full">
          <Link
            to={listingUrl({ ...listing, query: { ...listing.query, ...removal, page: 1 } })}
            replace
            preventScrollReset
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control bg-sign-tint px-2.5 font-semibold text-sign hover:bg-sign hover:text-on-sign pointer-coarse:min-h-11"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{label}</span>
            <X aria-hidden size={16} className="shrink-0" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={listingUrl(withoutFilters(listing))}
            replace
            preventScrollReset
            className="inline-flex min-h-9 items-center font-semibold text-sign hover:underline pointer-coarse:min-h-11"
          >
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

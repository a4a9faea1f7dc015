import type { SortOption } from '@naya/contract/constants';
import { Link } from 'react-router';
import { listingUrl, type Listing } from './listing.ts';

/** Each column with the orders that a press goes through. */
const columns: { label: string; orders: SortOption[] }[] = [
  { label: 'Brand', orders: ['name'] },
  { label: 'Investment', orders: ['investmentLow', 'investmentHigh'] },
  { label: 'Payback', orders: ['roiLow', 'roiHigh'] },
];
const arrows: Partial<Record<SortOption, string>> = {
  name: ' ↑',
  investmentLow: ' ↑',
  investmentHigh: ' ↓',
  roiLow: ' ↑',
  roiHigh: ' ↓',
};

/** The head of the list view: a press on a column sorts by it, a further one the other way round or not at all. */
export function ListHead({ listing }: { listing: Listing }) {
  const { sort } = listing.query;
  return (
    <nav aria-label="Sort by column" className="list-head">
      {columns.map(({ label, orders }) => {
        const next = orders[orders.indexOf(sort) + 1] ?? 'featured';
        const isCurrent = orders.includes(sort);
        return (
          <Link
            key={label}
            to={listingUrl({ ...listing, query: { ...listing.query, sort: next, page: 1 } })}
            replace
            preventScrollReset
            aria-current={isCurrent || undefined}
          >
            {label}
            {isCurrent && arrows[sort]}
          </Link>
        );
      })}
      <span>Space</span>
    </nav>
  );
}

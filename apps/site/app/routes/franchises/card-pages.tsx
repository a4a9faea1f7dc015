import type { SortOption } from '@naya/contract/constants';
import { Fragment, type Ref } from 'react';
import { Link } from 'react-router';
import { SkeletonBlock, Loading } from '../../components/loading.tsx';
import { CardSkeletons } from '../../franchises/card-skeleton.tsx';
import { FranchiseCard, type CardLayout } from '../../franchises/franchise-card.tsx';
import { groupBySection, sectionLine } from '../../franchises/list-sections.ts';
import { chosenPlaceName } from './meant-query.ts';
import { listingUrl, type Listing, type ResultPage } from './listing.ts';

export const cardLayouts: Record<CardLayout, string> = {
  grid: 'card-fill',
  list: 'card-table',
};

type CardPagesProps = { pages: ResultPage[]; listing: Listing; ref: Ref<HTMLDivElement> };

/** Every page is a list of its own, and in it every section; 24 cards fill whole rows of two, three and four, so no seam shows. */
export function CardPages({ pages, listing, ref }: CardPagesProps) {
  const { view } = listing;
  const groups = groupsOf(pages, listing);
  return (
    <div ref={ref} className={view === 'grid' ? 'card-pages gap-6' : 'card-pages gap-2'}>
      {view === 'list' && <ListHead listing={listing} />}
      {groups.map(({ page, section, line, cards }, groupIndex) => (
        <Fragment key={`${page} ${section}`}>
          {line && <h2 className="section-line">{line}</h2>}
          <ul data-page={page} className={cardLayouts[view]}>
            {cards.map((franchise, index) => (
              <li key={franchise.id} className="grid">
                <FranchiseCard
                  franchise={franchise}
                  layout={view}
                  heading="h2"
                  priority={view === 'grid' && groupIndex === 0 && index === 0}
                />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

/** The first section needs no line where the title counts it. */
function groupsOf(pages: ResultPage[], { query }: Listing) {
  let last = query.outletsIn === null ? 'open' : 'outlets';
  return pages.flatMap(({ page, cards, sections, understood }) => {
    const place = chosenPlaceName(query, understood);
    return groupBySection(cards).map((group) => {
      const isNew = group.section !== null && group.section !== last;
      last = group.section ?? last;
      const section = isNew && sections.find(({ kind }) => kind === group.section);
      const line = section ? sectionLine(section, place) : null;
      return { page, line, ...group };
    });
  });
}

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
function ListHead({ listing }: { listing: Listing }) {
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

const count = 12;

export function ResultsSkeleton({ view }: { view: CardLayout }) {
  return (
    <Loading>
      <div className="flex h-[1.6rem] items-center">
        <SkeletonBlock className="h-4.5 w-56" />
      </div>
      <div className="card-pages mt-3">
        <div className={cardLayouts[view]}>
          <CardSkeletons count={count} layout={view} />
        </div>
      </div>
    </Loading>
  );
}

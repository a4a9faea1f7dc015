import type { Ref } from 'react';
import { FranchiseCard, type CardLayout } from '../../components/franchise-card.tsx';
import { ListHead } from './list-head.tsx';
import type { Listing, ResultPage } from './listing.ts';

export const cardLayouts: Record<CardLayout, string> = {
  grid: 'card-fill',
  list: 'card-table',
};

type CardPagesProps = { pages: ResultPage[]; listing: Listing; ref: Ref<HTMLDivElement> };

/** Every page is a list of its own; 24 cards fill whole rows of two, three and four, so no seam shows. */
export function CardPages({ pages, listing, ref }: CardPagesProps) {
  const { view } = listing;
  return (
    <div ref={ref} className={view === 'grid' ? 'card-pages gap-6' : 'card-pages gap-2'}>
      {view === 'list' && <ListHead listing={listing} />}
      {pages.map(({ page, cards }, pageIndex) => (
        <ul key={page} data-page={page} className={cardLayouts[view]}>
          {cards.map((franchise, index) => (
            <li key={franchise.id} className="grid">
              <FranchiseCard
                franchise={franchise}
                layout={view}
                heading="h2"
                priority={view === 'grid' && pageIndex === 0 && index === 0}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

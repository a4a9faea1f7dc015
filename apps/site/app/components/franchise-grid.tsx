import type { CardFranchise } from '../data/card-franchise.ts';
import { CardGrid } from './card-grid.tsx';
import { FranchiseCard } from './franchise-card.tsx';

type FranchiseGridProps = {
  franchises: CardFranchise[];
  heading?: 'h2' | 'h3';
  /** Its first picture is the page's largest: it is loaded at once. */
  priority?: boolean;
};

export function FranchiseGrid({ franchises, heading, priority = false }: FranchiseGridProps) {
  return (
    <CardGrid>
      {franchises.map((franchise, index) => (
        <FranchiseCard
          key={franchise.id}
          franchise={franchise}
          heading={heading}
          priority={priority && index === 0}
        />
      ))}
    </CardGrid>
  );
}

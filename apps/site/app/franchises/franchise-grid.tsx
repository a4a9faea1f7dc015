import type { ReactNode } from 'react';
import { FranchiseCard } from './franchise-card.tsx';
import type { CardFranchise } from './read-franchises.ts';

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

export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="card-grid">{children}</div>;
}

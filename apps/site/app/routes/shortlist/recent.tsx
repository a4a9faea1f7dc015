import { FranchiseGrid } from '../../components/franchise-grid.tsx';
import type { CardFranchise } from '../../data/card-franchise.ts';

/** The last franchises that this device has opened, newest first. */
export function Recent({ cards }: { cards: CardFranchise[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="mt-16 print:hidden">
      <h2 id="recent" className="mb-6 text-2xl">
        Recently viewed
      </h2>
      <FranchiseGrid franchises={cards} />
    </section>
  );
}

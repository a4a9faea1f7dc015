import { franchisesUrl } from '@naya/contract/urls';
import { ArrowRight } from 'lucide-react';
import { FranchiseGrid } from '../../components/franchise-grid.tsx';
import { LinkButton } from '../../components/button.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import type { CardFranchise } from '../../data/card-franchise.ts';

export function Related({ franchises }: { franchises: CardFranchise[] }) {
  const [first] = franchises;
  if (!first) return null;
  return (
    <section
      aria-labelledby="related"
      className="border-t border-line bg-sunken py-12 lg:py-16 print:hidden"
    >
      <div className="shell">
        <SectionHeading id="related" title={`More in ${first.category}`}>
          <LinkButton
            to={franchisesUrl({ category: first.category })}
            look="quiet"
            className="-mx-4"
          >
            See all
            <ArrowRight aria-hidden size={18} />
          </LinkButton>
        </SectionHeading>
        <div className="mt-8">
          <FranchiseGrid franchises={franchises} />
        </div>
      </div>
    </section>
  );
}

import { franchisesUrl, listFranchiseUrl } from '@naya/contract/urls';
import { LinkButton } from '../../components/button.tsx';
import { Loading } from '../../components/loading.tsx';
import { SectionHeading } from '../../components/section-heading.tsx';
import { Section } from '../../components/section.tsx';
import { StateMessage } from '../../components/state-message.tsx';
import type { SectionData } from '../../data/load.ts';
import { CardSkeletons } from '../../franchises/card-skeleton.tsx';
import { FranchiseCard } from '../../franchises/franchise-card.tsx';
import type { CardFranchise } from '../../franchises/read-franchises.ts';

export function Featured({ featured }: { featured: SectionData<CardFranchise[]> }) {
  return (
    <section aria-labelledby="featured-title" className="shell py-12 lg:py-20">
      <SectionHeading
        id="featured-title"
        title="Featured franchises"
        text="Brands that are opening new outlets now."
      >
        <LinkButton to={franchisesUrl()} look="outline">
          View all franchises
        </LinkButton>
      </SectionHeading>
      <Section
        of={featured}
        loading={
          <Loading className="card-shelf mt-8">
            <CardSkeletons count={6} />
          </Loading>
        }
      >
        {(cards) => (cards.length === 0 ? <None /> : <Shelf cards={cards} />)}
      </Section>
    </section>
  );
}

function Shelf({ cards }: { cards: CardFranchise[] }) {
  return (
    <ul className="card-shelf mt-8">
      {cards.map((franchise) => (
        <li key={franchise.id}>
          <FranchiseCard franchise={franchise} />
        </li>
      ))}
    </ul>
  );
}

function None() {
  return (
    <StateMessage title="No franchises available">
      <LinkButton to={listFranchiseUrl}>List Your Franchise</LinkButton>
    </StateMessage>
  );
}

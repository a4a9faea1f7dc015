import type { Api } from '@naya/contract/client';
import { emptyFranchiseQuery } from '@naya/contract/franchise-query';
import { provider } from '@naya/contract/provider';
import { homeUrl } from '@naya/contract/urls';
import { Search } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { CardGrid } from '../components/card-grid.tsx';
import { CardSkeletons } from '../components/card-skeleton.tsx';
import { FranchiseCard } from '../components/franchise-card.tsx';
import { Loading } from '../components/loading.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { SectionHeading } from '../components/section-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { toCard } from '../data/card-franchise.ts';
import { browserLoader, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { section } from '../data/section.ts';
import type { Route } from './+types/home';

async function newestCards(api: Api) {
  const { franchises } = await api.searchFranchises({ ...emptyFranchiseQuery, limit: 6 });
  return franchises.map((franchise) => toCard(franchise));
}

const load = (api: Api) => ({ cards: section(newestCards(api)) });

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { path: homeUrl });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="shell py-12 lg:py-20">
        <h1 className="max-w-3xl text-4xl font-extrabold lg:text-5xl">{provider.tagline}</h1>
        <SearchForm className="signboard mt-8 flex max-w-2xl gap-2 p-2">
          <input name="search" type="search" aria-label="Search franchises" placeholder="Brand, category or city" className="signboard-input" />
          <Button type="submit" look="accent" size="large">
            <Search aria-hidden size={20} />
            Search
          </Button>
        </SearchForm>
      </section>
      <section className="shell pb-8">
        <SectionHeading title="Featured franchises" text="Brands that are opening new outlets now." />
        <div className="mt-8">
          <Section
            of={loaderData.cards}
            loading={
              <Loading>
                <CardGrid>
                  <CardSkeletons count={6} />
                </CardGrid>
              </Loading>
            }
          >
            {(cards) =>
              cards.length === 0 ? (
                <StateMessage title="No franchises available" />
              ) : (
                <CardGrid>
                  {cards.map((franchise) => (
                    <FranchiseCard key={franchise.id} franchise={franchise} />
                  ))}
                </CardGrid>
              )
            }
          </Section>
        </div>
      </section>
    </>
  );
}

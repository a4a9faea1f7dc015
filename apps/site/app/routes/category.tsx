import type { Api } from '@naya/contract/api/port';
import { countOf } from '@naya/contract/format/count';
import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { slugOf } from '@naya/contract/slug';
import { categoryUrl, franchisesUrl, cityUrl } from '@naya/contract/urls';
import type { ReactNode } from 'react';
import { LinkButton } from '../components/button.tsx';
import { ClientRedirect } from '../components/client-redirect.tsx';
import { CountedLinks } from '../components/counted-links.tsx';
import { Failure } from '../components/failure.tsx';
import { Loading } from '../components/loading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, peek, section, serverLoader, type SectionData } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { breadcrumbs, withData } from '../data/structured-data.server.ts';
import { CardSkeletons } from '../franchises/card-skeleton.tsx';
import { CardGrid, FranchiseGrid } from '../franchises/franchise-grid.tsx';
import type { Route } from './+types/category';
import { CategoryBand } from './category/category-band.tsx';
import { readCategory, type CategoryListing } from './category/read-category.ts';

const load = (api: Api, { params }: { params: Route.LoaderArgs['params'] }) => ({
  category: section(readCategory(api, params.categoryName)),
  figures: section(api.figures({ category: params.categoryName })),
});

type Known = Pick<CategoryListing, 'name' | 'slug'>;
function redirectUrl(category: Known | null, { categoryName }: { categoryName: string }) {
  const isPresent = !category || [category.name, category.slug].includes(categoryName);
  return isPresent ? null : categoryUrl(category.name);
}

export const loader = serverLoader(load, 'category', {
  movedTo: ({ category }, params) => redirectUrl(peek(category), params),
  structured: ({ category }, base) =>
    withData(category, ({ name }) => [
      breadcrumbs(base, ['Franchises', franchisesUrl()], [name, categoryUrl(name)]),
    ]),
});
export const clientLoader = browserLoader(load);

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const category = peek(loaderData?.category);
  const name = category?.name ?? params.categoryName;
  return pageMeta(matches, {
    title: `${name} Franchises`,
    description: category?.description,
    image: category?.image,
    ...(category && { path: categoryUrl(name) }),
  });
}

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const title = `Category: ${params.categoryName}`;
  return (
    <Section
      of={loaderData.category}
      loading={<CategoryLoading title={title} />}
      failed={failedUnder(title)}
    >
      {(category) =>
        category ? (
          <ClientRedirect to={redirectUrl(category, params)}>
            <CategoryContent category={category} figures={loaderData.figures} />
          </ClientRedirect>
        ) : (
          <PlainPage title={title}>
            <NoFranchises />
          </PlainPage>
        )
      }
    </Section>
  );
}

type CategoryContentProps = {
  category: CategoryListing;
  figures: SectionData<FranchiseFigures>;
};

function CategoryContent({ category, figures }: CategoryContentProps) {
  const { name, cards, total, cities } = category;
  return (
    <>
      <CategoryBand category={category} figures={figures} />
      <div className="shell pt-12 pb-16">
        {cards.length === 0 ? (
          <NoFranchises />
        ) : (
          <FranchiseGrid franchises={cards} heading="h2" priority />
        )}
        {total > cards.length && (
          <p className="mt-10 text-center">
            <LinkButton to={franchisesUrl({ category: name })}>
              See all {countOf(total, 'franchise')}
            </LinkButton>
          </p>
        )}
        <CityLinks name={name} cities={cities} />
      </div>
    </>
  );
}

function failedUnder(title: string) {
  return (message: string) => (
    <PlainPage title={title}>
      <Failure message={`Error: ${message}`} className="text-brick" />
    </PlainPage>
  );
}

function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="shell py-12">
      <h1 className="page-title">{title}</h1>
      {children}
    </div>
  );
}

function NoFranchises() {
  return (
    <StateMessage title="No franchises found in this category.">
      <LinkButton to={franchisesUrl()}>Browse all franchises</LinkButton>
    </StateMessage>
  );
}

function CategoryLoading({ title }: { title: string }) {
  return (
    <>
      <div className="bg-sunken">
        <div className="shell min-h-95 pt-8 md:flex md:min-h-71.25 md:items-center lg:min-h-77.25 lg:pt-12 lg:pb-12">
          <h1 className="page-title">{title}</h1>
        </div>
      </div>
      <Loading className="shell pt-12 pb-16">
        <CardGrid>
          <CardSkeletons count={6} />
        </CardGrid>
      </Loading>
    </>
  );
}

/** A place that its slug does not lead back to has no page of its own: the listing finds it. */
function landingUrl(category: string, place: string): string {
  const hasPage = slugOf(place).replaceAll('-', ' ') === place.toLowerCase();
  return hasPage ? cityUrl(place, category) : franchisesUrl({ category, location: place });
}

/** The cities where brands of the category take new partners. */
function CityLinks({ name, cities }: Pick<CategoryListing, 'name' | 'cities'>) {
  const links = cities.map(({ value, count }) => ({
    text: value,
    count,
    url: landingUrl(name, value),
  }));
  return <CountedLinks title={`${name}: open for new partners by city`} links={links} />;
}

import { isApiError } from '@naya/contract/api/is-api-error';
import type { Api } from '@naya/contract/api/port';
import { countOf } from '@naya/contract/format/count';
import type { Facets, SectionCount } from '@naya/contract/franchises/entity';
import type { FranchiseFigures } from '@naya/contract/franchises/figures';
import { emptyFranchiseQuery, type FranchiseQuery } from '@naya/contract/franchises/query';
import { findCity } from '@naya/contract/places/cities';
import { slugOf } from '@naya/contract/slug';
import { cityUrl, franchisesUrl } from '@naya/contract/urls';
import { LinkButton } from '../components/button.tsx';
import { ClientRedirect } from '../components/client-redirect.tsx';
import { CountedLinks } from '../components/counted-links.tsx';
import { Failure } from '../components/failure.tsx';
import { Loading } from '../components/loading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, peek, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { breadcrumbs, withData } from '../data/structured-data.server.ts';
import { CardSkeletons } from '../franchises/card-skeleton.tsx';
import { CardGrid, FranchiseGrid } from '../franchises/franchise-grid.tsx';
import { Medians } from '../franchises/medians.tsx';
import { countIn, groupBySection, sectionAt, sectionLine } from '../franchises/list-sections.ts';
import { toCard } from '../franchises/read-franchises.ts';
import type { ListedCard } from './franchises/listing.ts';
import type { Route } from './+types/city';

type Params = Route.LoaderArgs['params'];
const load = (api: Api, { params }: { params: Params }) => ({
  listing: section(readCity(api, params.city, params.category)),
});

const urlOf = ({ city, category }: CityListing) => cityUrl(city, category ?? undefined);
const titleOf = ({ city, category }: CityListing) =>
  `${category ? `${category} franchises` : 'Franchises'} in ${city}`;

/** Another name of the city leads to its page under the usual one. */
function redirectUrl(listing: CityListing | null, { city }: Params): string | null {
  return listing && cityUrl(city) !== cityUrl(listing.city) ? urlOf(listing) : null;
}

export const loader = serverLoader(load, 'listing', {
  movedTo: ({ listing }, params) => redirectUrl(peek(listing), params),
  structured: ({ listing }, base) =>
    withData(listing, (it) => [
      breadcrumbs(base, ['Franchises', franchisesUrl()], [titleOf(it), urlOf(it)]),
    ]),
});
export const clientLoader = browserLoader(load);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const listing = peek(loaderData?.listing);
  if (!listing) return pageMeta(matches, { title: 'Franchises by city' });
  return pageMeta(matches, {
    title: titleOf(listing),
    description: `${titleOf(listing)}: ${sayOpen(listing)}, with investment, payback and space.`,
    path: urlOf(listing),
  });
}

export default function CityPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <div className="shell page-body">
      <Section of={loaderData.listing} loading={<CityLoading />} failed={failed}>
        {(listing) =>
          listing ? (
            <ClientRedirect to={redirectUrl(listing, params)}>
              <CityContent listing={listing} />
            </ClientRedirect>
          ) : (
            <NoneFound city={params.city.replaceAll('-', ' ')} />
          )
        }
      </Section>
    </div>
  );
}

function CityContent({ listing }: { listing: CityListing }) {
  const { city, category, cards, sections, total, figures, categories } = listing;
  return (
    <>
      <h1 className="page-title">{titleOf(listing)}</h1>
      <p className="tabular mt-2 text-lg text-ink-muted">{sayOpen(listing)}.</p>
      {figures && <Medians figures={figures} />}
      {groupBySection(cards).map(({ section, cards: some }, index) => (
        <div key={section} className="mt-8">
          {section && section !== 'open' && (
            <h2 className="section-line mb-4">
              {sections.map((each) => each.kind === section && sectionLine(each, city))}
            </h2>
          )}
          <FranchiseGrid franchises={some} heading="h2" priority={index === 0} />
        </div>
      ))}
      <p className="mt-10 text-center">
        <LinkButton to={franchisesUrl({ category, location: city })} look="outline">
          {total > cards.length ? `See all ${countOf(total, 'franchise')}` : 'Filter and sort'}
        </LinkButton>
      </p>
      <CategoryLinks city={city} categories={categories} />
    </>
  );
}

/** '5 brands open for new partners in Indore, Madhya Pradesh, 11 more with a waiting list or outlets' */
function sayOpen({ city, state, sections, total }: CityListing): string {
  const where = state ? `${city}, ${state}` : city;
  if (sections.length === 0) return `${countOf(total, 'brand')} in ${where}`;
  const open = countIn(sections, 'open');
  const brands = open === 0 ? 'No brand' : countOf(open, 'brand');
  const others = total > open ? `, ${total - open} more with a waiting list or outlets` : '';
  return `${brands} open for new partners in ${where}${others}`;
}

/** The listing says which brands come nearest. */
function NoneFound({ city }: { city: string }) {
  return (
    <StateMessage
      level="h1"
      title="No franchises found in this city."
      text="Another city nearby, or the whole list, may have what you look for."
    >
      <LinkButton to={franchisesUrl({ location: city })}>Show the nearest brands</LinkButton>
      <LinkButton to={franchisesUrl()} look="quiet">
        Browse all franchises
      </LinkButton>
    </StateMessage>
  );
}

function failed(message: string) {
  return <Failure message={`Error: ${message}`} className="text-brick" />;
}

function CityLoading() {
  return (
    <Loading className="pt-24">
      <CardGrid>
        <CardSkeletons count={6} />
      </CardGrid>
    </Loading>
  );
}

type CategoryLinksProps = { city: string; categories: Facets['category'] };

/** The other categories that the city has. */
function CategoryLinks({ city, categories }: CategoryLinksProps) {
  const links = categories.map(({ value, count }) => ({
    text: value,
    count,
    url: cityUrl(city, value),
  }));
  return <CountedLinks title={`${city} by category`} links={links} />;
}

type CityListing = {
  city: string;
  state: string | null;
  category: string | null;
  cards: ListedCard[];
  sections: SectionCount[];
  total: number;
  /** Null with a backend that knows no figures. */
  figures: FranchiseFigures | null;
  categories: Facets['category'];
};

/** The page stands without figures. */
async function readFigures(api: Api, filters: Partial<FranchiseQuery>) {
  return api.figures(filters).catch((error: unknown) => {
    if (isApiError(error)) return null;
    throw error;
  });
}

/** Null when the city, or the category in it, has no franchise. */
async function readCity(
  api: Api,
  citySlug: string,
  categorySlug: string | undefined,
): Promise<CityListing | null> {
  const known = findCity(citySlug);
  const city = known?.name ?? citySlug.replaceAll('-', ' ');
  // Without them nobody can say that there is no such category: the page fails, and is no 404.
  const categories = categorySlug === undefined ? [] : await api.categories();
  const category = categories.find(({ slug }) => slug === categorySlug)?.name ?? null;
  if (categorySlug !== undefined && category === null) return null;
  const [page, figures] = await Promise.all([
    api.searchFranchises({ ...emptyFranchiseQuery, location: city, category, openFirst: true }),
    readFigures(api, { openIn: city, category }),
  ]);
  if (page.total === 0) return null;
  return {
    city,
    state: known && known.state !== known.name ? known.state : null,
    category,
    cards: page.franchises.map((franchise, index) => ({
      ...toCard(franchise),
      section: sectionAt(page, index),
    })),
    sections: page.sections,
    total: page.total,
    figures,
    categories: page.facets.category.filter(({ value }) => slugOf(value) !== categorySlug),
  };
}

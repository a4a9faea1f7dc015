import type { Api } from '@naya/contract/api/port';
import { cities as wellKnown } from '@naya/contract/constants';
import { emptyFranchiseQuery } from '@naya/contract/franchises/query';
import { citiesUrl, cityUrl, franchisesUrl } from '@naya/contract/urls';
import { Link } from 'react-router';
import { LinkButton } from '../components/button.tsx';
import { CountedLinks } from '../components/counted-links.tsx';
import { Failure } from '../components/failure.tsx';
import { Loading } from '../components/loading.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { Section } from '../components/section.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { browserLoader, section, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/cities';

type City = { name: string; count: number };

const load = (api: Api) => ({ cities: section(readCities(api)) });

export const loader = serverLoader(load, 'cities');
export const clientLoader = browserLoader(load);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Franchises by city',
    description: 'Every city in which brands take new partners, and how many.',
    path: citiesUrl,
  });
}

export default function CitiesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="shell page-body">
      <PageHeading title="Franchises by city">
        The figure beside a city says how many brands take new partners there now.
      </PageHeading>
      <Section of={loaderData.cities} loading={<Loading className="min-h-100" />} failed={failed}>
        {(cities) => <Cities cities={cities} />}
      </Section>
    </div>
  );
}

function failed(message: string) {
  return <Failure message={`Error: ${message}`} className="text-brick" />;
}

function Cities({ cities: { large, states } }: { cities: Awaited<ReturnType<typeof readCities>> }) {
  if (large.length + states.length === 0) {
    return (
      <StateMessage title="No city yet" text="No brand names a city in which it takes partners.">
        <LinkButton to={franchisesUrl()}>Browse all franchises</LinkButton>
      </StateMessage>
    );
  }
  return (
    <>
      <CountedLinks
        title="Large cities"
        links={large.map(({ name, count }) => ({ text: name, count, url: cityUrl(name) }))}
      />
      {states.map(({ state, cities }) => (
        <section key={state} aria-label={state} className="mt-8">
          <h2 className="text-xl font-bold">{state}</h2>
          <ul className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
            {cities.map(({ name, count }) => (
              <li key={name}>
                <Link
                  to={cityUrl(name)}
                  className="flex min-h-11 items-center gap-2 hover:text-sign"
                >
                  {name} <small className="tabular text-ink-muted">{count}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Cities that are known, by state; who is open all over a state or India is counted in each of its cities. */
async function readCities(api: Api) {
  const [{ facets }, { findCity }] = await Promise.all([
    api.searchFranchises({ ...emptyFranchiseQuery, limit: 1 }),
    import('@naya/contract/places/cities'),
  ]);
  const counts = new Map(facets.openIn.map(({ value, count }) => [value, count]));
  const large = wellKnown.flatMap((name): City[] => {
    const count = counts.get(name) ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
  const states = new Map<string, City[]>();
  for (const [name, count] of counts) {
    const state = findCity(name)?.state;
    if (state) states.set(state, [...(states.get(state) ?? []), { name, count }]);
  }
  const byName =
    <Named,>(nameOf: (each: Named) => string) =>
    (a: Named, b: Named) =>
      nameOf(a) < nameOf(b) ? -1 : 1;
  return {
    large,
    states: [...states]
      .map(([state, cities]) => ({ state, cities: cities.toSorted(byName(({ name }) => name)) }))
      .toSorted(byName(({ state }) => state)),
  };
}

import type { HomeSection } from '@naya/contract/site-info/brand';
import { homeUrl, joinInvestorUrl, listFranchiseUrl } from '@naya/contract/urls';
import { ChevronRight } from 'lucide-react';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { Button, LinkButton } from '../components/button.tsx';
import { useFrame } from '../data/frame.ts';
import { lazyBrowserLoader, type SectionData } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import type { Route } from './+types/home';
import { Brands } from './home/brands.tsx';
import { Categories } from './home/categories.tsx';
import { Featured } from './home/featured.tsx';
import { Hero } from './home/hero.tsx';
import { LatestPosts } from './home/latest-posts.tsx';
import { loadOnServer } from './home/load.server.ts';
import type { FilterChoices } from './home/read-home.ts';
import { Trending } from './home/trending.tsx';

export const loader = loadOnServer;
export const clientLoader = lazyBrowserLoader(
  async () => (await import('./home/read-home.ts')).loadHome,
);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { path: homeUrl });
}

/** React hydrates each Suspense boundary in a task of its own; parts with data have one anyway. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const parts: Record<HomeSection, ReactNode> = {
    filters: <Filters found={loaderData.filters} />,
    categories: <Categories categories={loaderData.categories} />,
    trending: <Trending trending={loaderData.trending} />,
    brands: <Brands brands={loaderData.brands} />,
    featured: <Featured featured={loaderData.featured} />,
    events: <Events events={loaderData.events} />,
    benefits: <Benefits />,
    posts: <LatestPosts posts={loaderData.posts} />,
    'calls-to-action': <CallsToAction />,
  };
  return (
    <>
      <Hero tiles={loaderData.tiles} />
      {useFrame().sections.map((name) => (
        <Suspense key={name}>{parts[name]}</Suspense>
      ))}
    </>
  );
}

function Benefits() {
  const { claims, siteName } = useFrame();
  return (
    <section aria-labelledby="benefits-title" className="bg-marigold-tint">
      <div aria-hidden="true" className="awning awning-marigold benefits-awning" />
      <div className="shell grid gap-x-16 gap-y-8 py-12 lg:grid-cols-[2fr_3fr] lg:py-20">
        <div>
          <h2 id="benefits-title" className="text-3xl font-bold lg:text-4xl">
            Benefits of franchising
          </h2>
          <p className="mt-3 max-w-md text-lg text-ink-muted">
            You keep the shop and the till. The brand brings the recipe, the training and the
            supply.
          </p>
        </div>
        <dl className="benefit-list">
          {claims.map(({ figure, claim, text, note }) => (
            <div key={claim}>
              <dt>
                <b>{figure}</b> {claim}
              </dt>
              <dd>
                {text}
                <details>
                  <summary>Where it comes from</summary>
                  {note ?? `${siteName}’s own claim. No source is named.`}
                </details>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const panelId = 'home-filters';

/** Plain HTML until their scripts are loaded, which the first visit does not wait for. */
const FilterForm = lazy(() => import('./home/filter-form.tsx'));
const Events = lazy(async () => ({ default: (await import('./home/events.tsx')).Events }));

/** Closed, since the hero asks the question; without scripts, which could not open it, it is open. */
function Filters({ found }: { found: SectionData<FilterChoices> }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="filters-title" className="filters-band">
      <div className="shell py-4">
        <div className="flex items-center justify-between gap-4">
          <h2 id="filters-title" className="text-2xl font-bold">
            Narrow it down
          </h2>
          <Button
            look="outline"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
            className="noscript:hidden"
          >
            {open ? 'Hide Filters' : 'Show Filters'}
            <ChevronRight aria-hidden size={18} className={open ? '-rotate-90' : 'rotate-90'} />
          </Button>
        </div>
        <div id={panelId} className={open ? undefined : 'hidden noscript:block'}>
          <Suspense>
            <FilterForm isOpen={open} found={found} />
          </Suspense>
        </div>
      </div>
    </section>
  );
}

function CallsToAction() {
  return (
    <section aria-label="Get started" className="shell grid gap-6 pb-16 md:grid-cols-2 lg:pb-24">
      <div className="cta cta-board on-board">
        <h2 className="text-3xl font-bold">Own a brand?</h2>
        <p className="mt-2 max-w-md text-lg text-on-board-muted">
          Put your franchise in front of investors who are looking in your cities and your budget.
        </p>
        <LinkButton to={listFranchiseUrl} look="accent" size="large" className="mt-6">
          List a franchise
        </LinkButton>
      </div>
      <div className="cta cta-marigold">
        <h2 className="text-3xl font-bold">Ready to invest?</h2>
        <p className="mt-2 max-w-md text-lg">
          Tell us your city, your budget and your trade. Our team writes to you about franchises
          that fit.
        </p>
        <LinkButton
          to={joinInvestorUrl}
          size="large"
          className="mt-6 bg-on-marigold! text-on-board!"
        >
          Join as investor
        </LinkButton>
      </div>
    </section>
  );
}

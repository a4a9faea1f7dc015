import { homeUrl } from '@naya/contract/urls';
import { Suspense } from 'react';
import { browserLoader, serverLoader } from '../data/load.ts';
import { pageMeta } from '../data/meta.ts';
import { siteThings } from '../structured/site.server.ts';
import { withData } from '../structured/thing.server.ts';
import { eventThings } from '../structured/video.server.ts';
import type { Route } from './+types/home';
import { Benefits } from './home/benefits.tsx';
import { Brands } from './home/brands.tsx';
import { CallsToAction } from './home/calls-to-action.tsx';
import { Categories } from './home/categories.tsx';
import { Events } from './home/events.tsx';
import { Featured } from './home/featured.tsx';
import { Filters } from './home/filters.tsx';
import { Hero } from './home/hero.tsx';
import { LatestPosts } from './home/latest-posts.tsx';
import { loadHome } from './home/load-home.ts';
import { Trending } from './home/trending.tsx';

export const loader = serverLoader(loadHome, undefined, {
  structured: ({ events }, place) => [
    ...siteThings(place),
    ...withData(events, (them) => eventThings(place, them)),
  ],
});
export const clientLoader = browserLoader(loadHome);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { path: homeUrl });
}

/** React hydrates each Suspense boundary in a task of its own; parts with data have one anyway. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero stats={loaderData.stats} total={loaderData.total} />
      <Suspense>
        <Filters />
      </Suspense>
      <Categories categories={loaderData.categories} />
      <Trending trending={loaderData.trending} />
      <Brands brands={loaderData.brands} />
      <Featured featured={loaderData.featured} />
      <Events events={loaderData.events} />
      <Suspense>
        <Benefits />
      </Suspense>
      <LatestPosts posts={loaderData.posts} />
      <Suspense>
        <CallsToAction />
      </Suspense>
    </>
  );
}

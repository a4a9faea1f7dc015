import type { HomeSection } from '@naya/contract/site-info/brand';
import { homeUrl } from '@naya/contract/urls';
import { Suspense, type ReactNode } from 'react';
import { lazyBrowserLoader } from '../data/load.ts';
import { useFrame } from '../data/use-frame.ts';
import { pageMeta } from '../data/meta.ts';
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
import { loadOnServer } from './home/load.server.ts';
import { Trending } from './home/trending.tsx';

export const loader = loadOnServer;
export const clientLoader = lazyBrowserLoader(
  async () => (await import('./home/load-home.ts')).loadHome,
);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { path: homeUrl });
}

/** React hydrates each Suspense boundary in a task of its own; parts with data have one anyway. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const parts: Record<HomeSection, ReactNode> = {
    filters: <Filters />,
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

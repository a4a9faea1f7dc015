import type { Page } from '@playwright/test';

/** The parts of the home page by the names a visitor knows them by. */
export function homeOf(page: Page) {
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const trending = region('Trending franchises');
  return {
    search: page.getByRole('main').locator('.signboard input[name=search]'),
    filters: region('Narrow it down'),
    categories: region('Categories'),
    trending,
    slides: trending.getByRole('tabpanel').getByRole('article'),
    brands: region('Brands'),
    featured: region('Featured franchises'),
    events: region('Upcoming events'),
    benefits: region('Benefits of franchising'),
    posts: region('Latest from the blog'),
    calls: region('Get started'),
  };
}

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
}

const anyTime = new Date('2026-11-15T10:00:00+05:30');

/** From now on time passes only by `page.clock.runFor`. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: anyTime });
  await page.clock.pauseAt(new Date(anyTime.getTime() + 1_000));
}

import { expect, type Page } from '@playwright/test';

/** The parts of the listing page by the names a visitor knows them by. */
export function listingOf(page: Page) {
  const results = page.getByRole('region', { name: 'Results' });
  return {
    search: page.getByRole('main').getByLabel('Search franchises'),
    sort: page.getByRole('combobox', { name: 'Sort by' }),
    filters: page.getByRole('region', { name: 'Filters' }),
    results,
    count: results.getByRole('status'),
    names: results.getByRole('article').getByRole('heading'),
    chips: page.getByRole('list', { name: 'Active filters' }),
    pages: results.getByRole('navigation', { name: 'Pages' }),
  };
}

export type ListingAnswer = {
  franchises: {
    business_name: string;
    category: string;
    locations: string[];
    investment_min: number;
    investment_max: number;
    excepted_roi_min: number;
    excepted_roi_max: number;
  }[];
  total: number;
  sections: { kind: string; count: number }[];
};

/** Reads the API's own answer, to compare the page with. */
export async function askListing(page: Page, query: string): Promise<ListingAnswer> {
  const response = await page.request.get(`/admin/api/franchises?limit=100&${query}`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as ListingAnswer;
}

/** The result count line of the first page. */
export function countLine(total: number): RegExp {
  const franchises = `${total} franchise${total === 1 ? '' : 's'}`;
  return new RegExp(
    `^Showing ${total > 24 ? `1–24 of ${franchises}` : franchises}(, best match first)?$`,
  );
}

export async function openListing(page: Page, query = ''): Promise<void> {
  await page.goto(`/franchises${query}`);
}

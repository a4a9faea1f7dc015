import { expect, type Page } from '@playwright/test';

export type BlogRow = {
  slug: string;
  title: string;
  content: string;
  meta_description: string | null;
  category: string;
  tags: string[];
  author: string;
};

/** Reads the API's own answer, to compare a page with. */
export async function askApi<Answer>(page: Page, path: string): Promise<Answer> {
  const response = await page.request.get(`/admin/api${path}`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as Answer;
}

/** Returns a check that no document was loaded since: every link was followed inside the page. */
export async function markVisit(page: Page): Promise<() => Promise<void>> {
  await page.evaluate('window.sameVisit = true');
  return async () => expect(await page.evaluate('window.sameVisit')).toBe(true);
}

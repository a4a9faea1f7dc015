import type { Page } from '@playwright/test';
import { cities } from '@naya/contract/constants';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { partnerPage, widgetOf } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';
import { urls } from '../support/urls.ts';

/** Chromium's sum over the whole visit; `layout-shift` is not in TypeScript's own types. */
const watchShifts = () => {
  const page = globalThis as { shifted?: number };
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      page.shifted! += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Two frames, so that what is on the screen has been counted. */
const shiftSoFar = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((globalThis as { shifted?: number }).shifted ?? 9)),
          ),
        );
      }),
  );

/** What stands below the widget, and would be pushed down. */
const below = `<h2>More of the portal</h2><p>${'News of the city. '.repeat(300)}</p>`;

const frameHeight = (page: Page) =>
  widgetOf(page).element.evaluate((each) => Math.round(each.getBoundingClientRect().height));

type Facets = { facets: { openIn: { value: string; count: number }[] } };

/** A choice of filters that as many brands pass, or fewer than there could be cards, or none. */
async function choose(page: Page, matching: 'enough' | 'few' | 'none'): Promise<string> {
  if (matching === 'enough') return '';
  const category = 'Education';
  const { facets } = (await (
    await page.request.get(`/api/franchise-facets?category=${category}`)
  ).json()) as Facets;
  const isMeant = (city: string) => {
    const { count = 0 } = facets.openIn.find(({ value }) => value === city) ?? {};
    return matching === 'none' ? count === 0 : count > 0 && count < 3;
  };
  const city = cities.find(isMeant);
  expect(city, `a city with ${matching} in ${category}`).toBeDefined();
  return `&category=${category}&city=${city}`;
}

for (const [width, limit, matching] of [
  [280, 1, 'enough'],
  [380, 1, 'enough'],
  [390, 3, 'enough'],
  [599, 3, 'enough'],
  [1000, 3, 'enough'],
  [1000, 6, 'enough'],
  [280, 6, 'few'],
  [390, 6, 'few'],
  [599, 6, 'few'],
  [1000, 6, 'few'],
  [280, 6, 'none'],
  [390, 6, 'none'],
  [599, 6, 'none'],
  [1000, 6, 'none'],
] as const) {
  test(`${limit} cards of which there are ${matching} take their place before they come, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.goto(`/partners?limit=${limit}${await choose(page, matching)}`);
    await expect(page.getByText(/brands? match(es)? today/)).toHaveCount(
      matching === 'enough' ? 0 : 1,
    );
    const snippet = (await page.locator('pre').first().textContent()) ?? '';
    expect(snippet).toContain(`limit="${limit}"`);
    await page.addInitScript(watchShifts);
    await page.setViewportSize({ width, height: 900 });
    const sendScript = await holdRequests(page, `${urls.own}/embed.js`);
    const sendList = await holdRequests(page, `${urls.own}/api/franchises?*`);
    await page.goto(partnerPage({ snippet: snippet + below }), { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: 'More of the portal' })).toBeVisible();
    const heights = [await frameHeight(page)];
    sendScript();
    const { element, cards } = widgetOf(page);
    await expect(element.getByRole('status')).toHaveText('Loading ...');
    heights.push(await frameHeight(page));
    await shiftSoFar(page);
    sendList();
    const expected = Number(/ expected="(\d)"/.exec(snippet)?.[1] ?? limit);
    if (expected === 0) await expect(element.locator('.state-title')).toBeVisible();
    await expect(cards).toHaveCount(expected);
    heights.push(await frameHeight(page));
    expect(await shiftSoFar(page), `heights ${heights.join(', ')}`).toBeLessThan(0.05);
  });
}

test('the place is given back when the script does not come', async ({ page }) => {
  await page.goto('/partners?limit=3');
  const snippet = (await page.locator('pre').first().textContent()) ?? '';
  await page.route(`${urls.own}/embed.js`, (route) => route.abort());
  await page.goto(partnerPage({ snippet: snippet + below }));
  expect(await frameHeight(page)).toBeGreaterThan(400);
  // The clock of the page does not move animations.
  await page.evaluate(() => document.getAnimations().map((each) => each.finish()));
  expect(await frameHeight(page)).toBeLessThan(100);
});

test('on a page whose elements all float there is room for a card', async ({ page }) => {
  for (const width of [360, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(partnerPage({ styles: 'floating', limit: '2' }));
    const { element, cards } = widgetOf(page);
    await expect(cards).toHaveCount(2);
    const box = await element.boundingBox();
    expect(box?.width, `at ${width}`).toBeGreaterThanOrEqual(240);
    await expectNoSidewaysScroll(page, `at ${width}`);
  }
});

import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { homeOf, openHome } from '../support/home.ts';
import { blogRow, categoryRow, eventRow } from '../support/home-rows.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { setStub } from '../support/stub.ts';

const reads = ['/stats', '/categories', '/franchises', '/events', '/blogs'];

test('each section fails on its own, and the rest of the page stands', async ({ page }) => {
  setStub(Object.fromEntries(reads.map((path) => [`GET ${path}`, { status: 500 }])));
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const { search, filters, benefits, calls } = homeOf(page);
  await expect(search).toBeVisible();
  await expect(filters.getByRole('button', { name: 'Apply Filters' })).toBeVisible();
  await expect(benefits).toBeVisible();
  await expect(calls).toBeVisible();
  await expectNoViolations(page);
});

test('an empty catalogue leaves a page that holds up', async ({ page }) => {
  setStub({});
  await openHome(page);
  await expect(homeOf(page).featured.getByText('No franchises available')).toBeVisible();
  await expectNoViolations(page);
});

test('long names and rubbish do not break the page', async ({ page }) => {
  const long = 'Maharashtra'.repeat(12);
  setStub({
    'GET /stats': { json: { brands: 123_456_789, investors: 123_456_789, cities: 123_456_789 } },
    'GET /categories': { json: [categoryRow(1, { name: long }), categoryRow(2)] },
    'GET /franchises': {
      json: [
        franchiseRow(1, {
          business_name: long,
          headquarters: long,
          category: long,
          description: long,
        }),
        franchiseRow(2, { images: 'https://pictures.example.in/gone.png', investment_min: null }),
      ],
    },
    'GET /events': { json: [eventRow(1, { title: long, location: long, date: 'soon' })] },
    'GET /blogs': { json: [blogRow(1, { title: long, meta_description: long, created_at: null })] },
  });
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openHome(page);
    await expectNoSidewaysScroll(page, `at ${width}`);
  }
});

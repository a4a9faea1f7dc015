import { expect, test, type Page } from '../support/test.ts';

type Thing = { '@type': string } & Record<string, unknown>;

async function thingsOn(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Thing);
}

const typesOn = async (page: Page) => (await thingsOn(page)).map((thing) => thing['@type']);

test('home tells of the organisation, the site with its search, and the videos', async ({
  page,
}) => {
  await page.goto('/');
  const things = await thingsOn(page);
  expect(things[0]).toMatchObject({ '@type': 'Organization', name: 'Naya Outlet' });
  expect(things[1]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        urlTemplate: expect.stringMatching(/\/franchises\?search=\{search_term_string\}$/),
      },
    },
  });
  expect(things.slice(2).map((thing) => thing['@type'])).toContain('VideoObject');
});

test('a franchise is an offer with a range in rupees, and has its way from home', async ({
  page,
}) => {
  await page.goto('/franchises/1');
  const [offer, way] = await thingsOn(page);
  expect(offer).toMatchObject({
    '@type': 'Offer',
    priceSpecification: { priceCurrency: 'INR', minPrice: 450_000, maxPrice: 650_000 },
  });
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home' },
      { position: 2, name: 'Franchises' },
      { position: 3, name: 'Food & Beverage' },
      { position: 4, name: 'Kulhad Nukkad' },
    ],
  });
});

test('posts, people and categories tell what they are', async ({ page }) => {
  await page.goto('/blog/what-15-lakh-really-buys');
  expect(await typesOn(page)).toEqual(['BlogPosting', 'BreadcrumbList']);
  await page.goto('/team/1');
  expect(await typesOn(page)).toEqual(['Person', 'BreadcrumbList']);
  await page.goto('/franchises/category/Retail');
  expect(await typesOn(page)).toEqual(['BreadcrumbList']);
});

const robots = (page: Page) => page.locator('meta[name=robots]');
const canonical = (page: Page) => page.locator('link[rel=canonical]');

for (const query of ['search=tea', 'sort=name', 'minRoi=12', 'maxInvestment=900000']) {
  test(`the listing with ${query} is not for search engines, its links are`, async ({ page }) => {
    await page.goto(`/franchises?${query}`);
    await expect(robots(page)).toHaveAttribute('content', 'noindex, follow');
    await expect(canonical(page)).toHaveCount(0);
  });
}

test('a trade, and a trade in a city, may be found', async ({ page }) => {
  for (const query of ['category=Retail', 'category=Retail&location=Surat']) {
    const response = await page.goto(`/franchises?${query}&view=list`);
    expect(response?.status()).toBe(200);
    await expect(robots(page)).toHaveCount(0);
    await expect(canonical(page)).toHaveAttribute('href', new RegExp(`/franchises\\?${query}$`));
  }
});

test('a trade in a city without one is a 404 with the way out', async ({ page }) => {
  const response = await page.goto('/franchises?category=Retail&location=Atlantis');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('button', { name: 'Reset Filters' }).first()).toBeVisible();
});

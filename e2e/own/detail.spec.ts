import { expect, test, type APIRequestContext, type Page } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

const address = '/franchises/kulhad-nukkad';

async function idOf(request: APIRequestContext, slug: string): Promise<string> {
  const answer = await request.get(`/admin/api/franchises/${slug}`);
  const { id } = (await answer.json()) as { id: number };
  return String(id);
}

function overview(page: Page) {
  return page.getByRole('region', { name: 'Investment Overview' });
}

test('header: category, business name, headquarters', async ({ page }) => {
  await page.goto(address);
  const header = page.getByRole('article').locator('header').first();
  await expect(header).toContainText('Food & Beverage');
  await expect(header).toContainText('Lucknow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kulhad Nukkad');
});

test('investment overview: range, fee, expected ROI in months, space, year established', async ({
  page,
}) => {
  await page.goto(address);
  await expect(overview(page).getByRole('term')).toHaveText([
    'Investment range',
    'Franchise fee',
    'Expected ROI',
    'Space required',
    'Year established',
  ]);
  await expect(overview(page).getByRole('definition')).toHaveText([
    '₹4.5L - ₹6.5L',
    '₹1L',
    '9-14 months',
    '60-120 sq ft',
    '2017',
  ]);
});

test('what a visitor decides on is above the fold', async ({ page }) => {
  for (const size of [
    { width: 360, height: 780 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(overview(page).getByRole('definition').last()).toBeInViewport({ ratio: 1 });
  }
});

test('a Request Information link to /join-investor', async ({ page }) => {
  await page.goto(address);
  const link = overview(page).getByRole('link', { name: 'Request Information' });
  await expect(link).toHaveAttribute('href', '/join-investor');
});

test("gallery: at most 4 images, the first one large, '+N more' on the fourth", async ({
  page,
}) => {
  await page.goto(address);
  const pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('link');
  await expect(pictures).toHaveCount(4);
  const [first, second] = await Promise.all([0, 1].map((at) => pictures.nth(at).boundingBox()));
  expect(first?.width).toBeGreaterThan(2 * (second?.width ?? Infinity));
  expect(first?.height).toBeGreaterThan(2 * (second?.height ?? Infinity));
  await expect(pictures.nth(3)).toContainText('+1 more');
  await expect(page.getByText('+1 more')).toHaveCount(1);
  const image = pictures.first().getByRole('img');
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
});

test('about: description, a Support Provided list, a Training list', async ({ page }) => {
  await page.goto(address);
  const about = page.getByRole('region', { name: 'About Kulhad Nukkad' });
  await expect(about).toContainText('Clay cups, three kinds of chai and a tray of bun maska');
  await expect(about.getByRole('heading', { name: 'Support Provided' })).toBeVisible();
  await expect(about.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  await expect(about.getByRole('heading', { name: 'Training' })).toBeVisible();
  await expect(about.getByRole('list').last().getByRole('listitem')).toHaveText([
    'Four days at a working Lucknow or Delhi kiosk',
    'Cash, UPI and wastage book-keeping',
    'Hygiene and clay-cup handling',
    'One practice day before opening',
  ]);
});

test('further facts stand in a definition table', async ({ page }) => {
  await page.goto(address);
  const facts = page.getByRole('region', { name: 'Franchise facts' });
  await expect(facts.getByRole('term')).toHaveText([
    'Royalty',
    'Contract duration',
    'Model type',
    'Outlets',
    'Locations',
    'Territories',
    'Features',
    'Requirements',
    'Website',
  ]);
  await expect(facts.getByRole('definition').first()).toHaveText('4%');
  await expect(facts.getByRole('link', { name: 'example.in/kulhad-nukkad' })).toHaveAttribute(
    'href',
    'https://example.in/kulhad-nukkad',
  );
});

test('related franchises: up to three of the same category, not itself', async ({ page }) => {
  await page.goto(address);
  const related = page.getByRole('region', { name: 'More in Food & Beverage' });
  const cards = related.getByRole('article');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) await expect(card).toContainText('Food & Beverage');
  await expect(related).not.toContainText('Kulhad Nukkad');
});

test('id and slug both work, the canonical address is the id form', async ({ page, request }) => {
  const id = await idOf(request, 'kulhad-nukkad');
  for (const path of [address, `/franchises/${id}`]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kulhad Nukkad');
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`/franchises/${id}$`));
  }
  await expect(page).toHaveTitle(/^Kulhad Nukkad franchise \|/);
});

test('an unknown one is a real 404 with a way forward', async ({ page }) => {
  const response = await page.goto('/franchises/no-such-brand');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Franchise not found.' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Browse franchises' }).click();
  await expect(page).toHaveURL(/\/franchises$/);
});

test('loading, then loaded', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/admin/api/franchises/*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address);
  const card = page
    .getByRole('region', { name: /^More in/ })
    .getByRole('article')
    .first();
  // What is far below has no rendered text until it comes near.
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('status').getByText('Loading ...')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Back to franchises' })).toBeVisible();
  await expectNoViolations(page);
  release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name} franchise`));
  await expect(page.getByText('Loading ...')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing', async ({ page }) => {
      await page.goto(address);
      await expectNoViolations(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await expectNoViolations(page);
    });
  });
}

test('nothing is wider than the screen, whatever its width', async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await expectNoSidewaysScroll(page, `at ${width}`);
  }
});

import { expect, test, type Page } from '../support/test.ts';
import { franchiseRow } from '../support/franchise-row.ts';
import { comeHome, homeOf, openHome, stopTime } from '../support/home.ts';
import { setStub } from '../support/stub.ts';

const weekly = [1, 2, 3].map((id) => franchiseRow(id, { trending_type: 'weekly' }));
const monthly = [4, 5].map((id) => franchiseRow(id, { trending_type: 'monthly' }));
const plain = [6, 7].map((id) => franchiseRow(id));

async function openWithSlides(page: Page) {
  setStub({ 'GET /franchises': { json: [...weekly, ...monthly, ...plain] } });
  await stopTime(page);
  await openHome(page);
  const { trending } = homeOf(page);
  return {
    trending,
    slide: (id: number) => trending.getByRole('heading', { name: `Brand ${id}` }),
    dot: (id: number) => trending.getByRole('button', { name: `Show Brand ${id}` }),
    button: (name: string) => trending.getByRole('button', { name }),
  };
}

const current = ['aria-current', 'true'] as const;

test("the trending tab is weekly by default, 'This Week'", async ({ page }) => {
  const { trending } = await openWithSlides(page);
  await expect(trending.getByRole('tab', { selected: true })).toHaveText('This Week');
  await expect(homeOf(page).slides.getByRole('heading')).toHaveText([
    'Brand 1',
    'Brand 2',
    'Brand 3',
  ]);
});

test("'This Month' shows the monthly ones", async ({ page }) => {
  const { trending } = await openWithSlides(page);
  await trending.getByRole('tab', { name: 'This Month' }).click();
  await expect(trending.getByRole('tab', { selected: true })).toHaveText('This Month');
  await expect(homeOf(page).slides.getByRole('heading')).toHaveText(['Brand 4', 'Brand 5']);
});

test('the tabs are turned by arrow keys too', async ({ page }) => {
  const { trending } = await openWithSlides(page);
  await trending.getByRole('tab', { name: 'This Week' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(trending.getByRole('tab', { name: 'This Month' })).toBeFocused();
  await expect(homeOf(page).slides.getByRole('heading')).toHaveText(['Brand 4', 'Brand 5']);
  await page.keyboard.press('ArrowRight');
  await expect(trending.getByRole('tab', { name: 'This Week' })).toBeFocused();
});

test('when no trending types exist, the first 3 are weekly and the next slice monthly', async ({
  page,
}) => {
  const rows = Array.from({ length: 8 }, (_, index) =>
    franchiseRow(index + 1, { created_at: `2026-01-${20 - index}T00:00:00.000Z` }),
  );
  setStub({ 'GET /franchises': { json: rows } });
  await openHome(page);
  const { slides, trending } = homeOf(page);
  await expect(slides.getByRole('heading')).toHaveText(['Brand 1', 'Brand 2', 'Brand 3']);
  await trending.getByRole('tab', { name: 'This Month' }).click();
  await expect(slides.getByRole('heading')).toHaveText(['Brand 4', 'Brand 5', 'Brand 6']);
});

test('the banner carousel auto-advances every 3 seconds', async ({ page }) => {
  const { slide, dot } = await openWithSlides(page);
  await expect(dot(1)).toHaveAttribute(...current);
  await page.clock.runFor(2_900);
  await expect(dot(1)).toHaveAttribute(...current);
  await page.clock.runFor(200);
  await expect(dot(2)).toHaveAttribute(...current);
  await slide(2).scrollIntoViewIfNeeded();
  await page.clock.runFor(3_000);
  await expect(dot(3)).toHaveAttribute(...current);
  await expect(slide(3)).toBeInViewport();
  await expect(slide(2)).not.toBeInViewport();
});

for (const name of ['Show Brand 2', 'Previous franchise', 'Next franchise', 'Pause slides']) {
  test(`the banner carousel pauses on hover over the controls: ${name}`, async ({ page }) => {
    const { dot, button } = await openWithSlides(page);
    await button(name).hover();
    await page.clock.runFor(10_000);
    await expect(dot(1)).toHaveAttribute(...current);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.clock.runFor(3_100);
    await expect(dot(2)).toHaveAttribute(...current);
  });
}

test('the banner carousel pauses while the keyboard is in it', async ({ page }) => {
  const { trending, dot } = await openWithSlides(page);
  await trending.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('Tab');
  await expect(trending.getByRole('link', { name: 'View Details of Brand 1' })).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(dot(1)).toHaveAttribute(...current);
});

test('the banner carousel wraps at both ends', async ({ page }) => {
  const { slide, dot, button } = await openWithSlides(page);
  await button('Previous franchise').click();
  await expect(dot(3)).toHaveAttribute(...current);
  await expect(slide(3)).toBeInViewport();
  await button('Next franchise').click();
  await expect(dot(1)).toHaveAttribute(...current);
  await expect(slide(1)).toBeInViewport();
});

test('the banner carousel has dot navigation', async ({ page }) => {
  const { slide, dot } = await openWithSlides(page);
  await dot(3).click();
  await expect(dot(3)).toHaveAttribute(...current);
  await expect(dot(1)).not.toHaveAttribute(...current);
  await expect(slide(3)).toBeInViewport();
});

test('the banner carousel can be stopped for good', async ({ page }) => {
  const { dot, button } = await openWithSlides(page);
  await button('Pause slides').click();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(10_000);
  await expect(dot(1)).toHaveAttribute(...current);
  await button('Play slides').click();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(3_100);
  await expect(dot(2)).toHaveAttribute(...current);
});

test('nothing advances by itself when the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dot, button } = await openWithSlides(page);
  await page.clock.runFor(10_000);
  await expect(dot(1)).toHaveAttribute(...current);
  await button('Next franchise').click();
  await expect(dot(2)).toHaveAttribute(...current);
});

test('a slide leads to its franchise', async ({ page }) => {
  const { trending } = await openWithSlides(page);
  const link = trending.getByRole('link', { name: 'View Details of Brand 1' });
  await expect(link).toHaveAttribute('href', '/franchises/1');
});

for (const [failure, answer, message] of [
  ['status 500', { status: 500 }, 'Failed to fetch franchises'],
  ['another shape', { json: { items: [] } }, 'Unexpected API response.'],
] as const) {
  test(`failed franchises are told in place of trending, brands and featured: ${failure}`, async ({
    page,
  }) => {
    setStub({ 'GET /franchises': answer });
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    const { trending, brands, featured } = homeOf(page);
    for (const part of [trending, brands, featured]) {
      await expect(part.getByText(message, { exact: true })).toBeVisible();
    }
  });
}

test("trending, brands and featured show 'Loading ...' until they are there", async ({ page }) => {
  setStub({ 'GET /franchises': { json: weekly } });
  const held = Promise.withResolvers<void>();
  await page.route('**/admin/api/franchises?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await comeHome(page);
  const { trending, brands, featured } = homeOf(page);
  for (const part of [trending, brands, featured]) {
    await expect(part.getByText('Loading ...')).toBeAttached();
  }
  held.resolve();
  await expect(featured.getByRole('article')).toHaveCount(3);
  await expect(brands.getByRole('link')).toHaveCount(3);
  await expect(homeOf(page).slides).toHaveCount(3);
});

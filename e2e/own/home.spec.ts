import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { homeOf, openHome } from '../support/home.ts';
import { expectNoSidewaysScroll, layoutShift, watchLayoutShift } from '../support/layout.ts';

test('shows its ten parts in order', async ({ page }) => {
  await page.goto('/');
  const parts = homeOf(page);
  const order = [
    page.getByRole('heading', { level: 1 }),
    parts.filters,
    parts.categories,
    parts.trending,
    parts.brands,
    parts.featured,
    parts.events,
    parts.benefits,
    parts.posts,
    parts.calls,
  ];
  const tops = await Promise.all(order.map(async (part) => (await part.boundingBox())?.y));
  expect(tops).toEqual(tops.toSorted((a, b) => Number(a) - Number(b)));
  expect(new Set(tops).size).toBe(10);
});

test("the hero claims 'since 2022'", async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('since 2022')).toBeVisible();
});

test('Enter in the search box goes to /franchises?search=', async ({ page }) => {
  await openHome(page);
  await homeOf(page).search.fill('  chai ');
  await homeOf(page).search.press('Enter');
  await expect(page).toHaveURL('/franchises?search=chai');
});

test('the Search button goes to /franchises?search=', async ({ page }) => {
  await openHome(page);
  await homeOf(page).search.fill('gym & spa');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/franchises?search=gym+%26+spa');
});

test('an empty search does nothing', async ({ page }) => {
  await openHome(page);
  await homeOf(page).search.fill('   ');
  await homeOf(page).search.press('Enter');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the three stat tiles show what the API counts', async ({ page }) => {
  const stats = (await (await page.request.get('/admin/api/stats')).json()) as Record<
    string,
    number
  >;
  await page.goto('/');
  const figures = page.getByRole('main').locator('section').first().getByRole('definition');
  await expect(figures).toHaveText(
    [stats['brands'], stats['investors'], stats['cities']].map((n) => `${n}+`),
  );
});

test('the benefits are the static claims', async ({ page }) => {
  await page.goto('/');
  const claims = homeOf(page).benefits.getByRole('term');
  await expect(claims).toHaveText([
    '70% higher success rate',
    '90+ industries',
    '₹10L+ entry investments',
  ]);
});

test('two call-to-action cards lead to the listing form and to the registration', async ({
  page,
}) => {
  await openHome(page);
  const { calls } = homeOf(page);
  await expect(calls.getByRole('link')).toHaveCount(2);
  await expect(calls.getByRole('link', { name: 'Join as investor' })).toHaveAttribute(
    'href',
    '/join-investor',
  );
  await calls.getByRole('link', { name: 'List a franchise' }).click();
  await expect(page).toHaveURL('/list-franchise');
});

test('the pictures of the hero are preloaded and nothing shifts', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShift(page);
    const requested = page.waitForRequest(/street-.*avif/);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect((await requested).resourceType()).toBe('image');
    const { categories, trending, featured, events, posts, calls } = homeOf(page);
    for (const part of [categories, trending, featured, events, posts, calls]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport();
    }
    expect(await layoutShift(page)).toBeLessThan(0.01);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openHome(page);
    await expectNoViolations(page);
  });
}

test('never scrolls sideways, and says nothing in the console', async ({ page }) => {
  const said: string[] = [];
  // Here service workers are kept off, which is told in the page's console.
  const workerKeptOff = /Service Worker registration blocked/;
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && !workerKeptOff.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openHome(page);
    await expectNoSidewaysScroll(page, `at ${width}`);
  }
  expect(said).toEqual([]);
});

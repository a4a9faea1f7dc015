import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { askApi } from '../support/content.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';

type Insight = { title: string; value: number; unit: string; series: unknown[] };
type Member = { id: number; name: string; position: string; bio: string };

test.describe('the page', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('hero with three live counters: brands, investors, cities, each N+', async ({ page }) => {
    const stats = await askApi<Record<string, number>>(page, '/stats');
    const hero = page.getByRole('region', { name: 'About Naya Outlet' });
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('About Naya Outlet');
    await expect(hero.getByRole('term')).toHaveText([
      'Franchise Brands',
      'Investors Connected',
      'Cities Covered',
    ]);
    await expect(hero.getByRole('definition')).toHaveText([
      `${stats['brands']}+`,
      `${stats['investors']}+`,
      `${stats['cities']}+`,
    ]);
  });

  test('story: title, content, image', async ({ page }) => {
    const story = page.getByRole('region', { name: 'Forty-one questions and a closed shop' });
    await expect(story.getByRole('heading', { name: 'What we will not do' })).toBeVisible();
    await expect(story.getByRole('listitem').first()).toContainText('We do not sell your phone');
    await expect(story.locator('img')).toBeVisible();
  });

  test('three values', async ({ page }) => {
    const values = page.getByRole('region', { name: 'What we hold to' });
    await expect(values.getByRole('heading', { level: 3 })).toHaveText([
      'Transparent Information',
      'Entrepreneur-First Approach',
      'Quality Over Quantity',
    ]);
  });

  test('team grid: image, name, position, bio', async ({ page }) => {
    const members = await askApi<Member[]>(page, '/team');
    const cards = page.getByRole('region', { name: 'Our team' }).getByRole('listitem');
    await expect(cards).toHaveCount(members.length);
    for (const [index, { name, position, bio }] of members.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card).toContainText(position);
      await expect(card).toContainText(bio.split('\n')[0] ?? '');
      await expect(card.locator('img')).toBeVisible();
    }
  });

  test('clicking the image opens /team/{id}', async ({ page }) => {
    const [member] = await askApi<Member[]>(page, '/team');
    const card = page.getByRole('region', { name: 'Our team' }).getByRole('listitem').first();
    await card.scrollIntoViewIfNeeded();
    const image = await card.locator('img').boundingBox();
    await page.mouse.click((image?.x ?? 0) + 40, (image?.y ?? 0) + 40);
    await expect(page).toHaveURL(new RegExp(`/team/${member?.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member?.name ?? '');
  });

  test('calls to action to /franchises and /contact', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Browse franchises' })).toHaveAttribute(
      'href',
      '/franchises',
    );
    await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('franchising in numbers, from the catalogue', async ({ page }) => {
    const insights = await askApi<Insight[]>(page, '/franchise-insights');
    expect(insights.length).toBeGreaterThan(2);
    const numbers = page.getByRole('region', { name: 'Franchising in numbers' });
    const figures = numbers.getByRole('figure');
    await expect(figures.getByRole('heading')).toHaveText(insights.map(({ title }) => title));
    const payback = insights.find(({ unit }) => unit === 'months');
    const chart = figures.filter({ hasText: payback?.title ?? '' });
    await expect(chart.getByText(`${payback?.value} months`, { exact: true })).toBeVisible();
    await chart.getByText('All figures as a table').click();
    await expect(chart.getByRole('row')).toHaveCount(payback?.series.length ?? 0);
  });

  test('title, description and canonical address', async ({ page }) => {
    await expect(page).toHaveTitle('About | Naya Outlet');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Who we are/);
  });

  test('a team member by keyboard', async ({ page }) => {
    const link = page.getByRole('region', { name: 'Our team' }).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/team\/\d+$/);
  });
});

test("counters show '...' while loading", async ({ page }) => {
  await page.goto('/terms');
  const release = await holdCalls(page, '/stats');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const counters = page.getByRole('region', { name: 'About Naya Outlet' }).getByRole('definition');
  await expect(counters).toHaveText(['...', '...', '...']);
  release();
  await expect(counters.first()).toHaveText(/^\d+\+$/);
});

test('story and team are loading, then there', async ({ page }) => {
  await page.goto('/terms');
  const releases = [await holdCalls(page, '/about'), await holdCalls(page, '/team')];
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('main').getByText('Loading ...')).toHaveCount(2);
  for (const release of releases) release();
  await expect(page.getByRole('heading', { name: 'What we will not do' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meenakshi Rathore' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading ...')).toHaveCount(0);
});

test('reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/about');
  await expect(page.getByRole('definition').first()).toHaveText(/^\d+\+$/);
  await expect(page.getByRole('heading', { name: 'What we will not do' })).toBeVisible();
  await page.getByRole('link', { name: 'Meenakshi Rathore' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meenakshi Rathore');
  await context.close();
});

for (const width of [360, 768, 1440]) {
  test(`nothing to object to at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
}

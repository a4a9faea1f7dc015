import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { setStub } from '../support/stub.ts';

const about = { title: 'Our story', content: '<p>It began.</p>', image: null };
const team = [{ id: 'a b', name: 'Asha', position: 'Founder', bio: 'Knows things.' }];
const insights = [
  {
    id: 'brands',
    title: 'Brands by category',
    value: 14,
    unit: 'brands',
    description: 'Open to new investors.',
    series: Array.from({ length: 10 }, (_, index) => ({ label: `Trade ${index}`, value: index })),
  },
  {
    id: 'investment',
    title: 'Median investment',
    value: 1_850_000,
    unit: 'INR',
    description: '',
    series: [{ label: 'Retail', value: 12_500_000 }],
  },
  { id: 'payback', title: 'Median payback', value: 22, unit: 'months', series: [] },
];

test('the team comes as an array or in {team}', async ({ page }) => {
  for (const json of [team, { team }]) {
    setStub({ 'GET /team': { json } });
    await page.goto('/about');
    const link = page.getByRole('region', { name: 'Our team' }).getByRole('link');
    await expect(link).toHaveText('Asha');
    await expect(link).toHaveAttribute('href', '/team/a%20b');
  }
});

test('the story image falls back', async ({ page }) => {
  setStub({ 'GET /about': { json: about } });
  await page.goto('/about');
  const image = page.getByRole('region', { name: 'Our story' }).locator('img');
  await expect(image).toHaveAttribute('src', /placeholder/);
});

test("'Error loading team: Failed to fetch team members', the rest stands", async ({ page }) => {
  setStub({ 'GET /team': { status: 500 }, 'GET /about': { json: about } });
  const response = await page.goto('/about');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('alert')).toContainText(
    'Error loading team: Failed to fetch team members',
  );
  await expect(page.getByText('It began.')).toBeVisible();
  await expectNoViolations(page);
});

test("'Failed to fetch about us content', the rest stands", async ({ page }) => {
  setStub({ 'GET /about': { status: 502 }, 'GET /team': { json: team } });
  await page.goto('/about');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch about us content');
  await expect(page.getByRole('link', { name: 'Asha' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quality Over Quantity' })).toBeVisible();
  await expectNoViolations(page);
});

test("'Failed to fetch about us content' after a navigation too", async ({ page }) => {
  setStub({ 'GET /about': { hangUp: true }, 'GET /team': { hangUp: true } });
  await page.goto('/pages');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const alerts = page.getByRole('main').getByRole('alert');
  await expect(alerts.nth(0)).toContainText('Failed to fetch about us content');
  await expect(alerts.nth(1)).toContainText('Error loading team: Failed to fetch team members');
});

test('failed stats degrade to zeros', async ({ page }) => {
  setStub({ 'GET /stats': { status: 500 } });
  await page.goto('/about');
  await expect(page.getByRole('definition')).toHaveText(['0+', '0+', '0+']);
});

test('stats may be text', async ({ page }) => {
  setStub({ 'GET /stats': { json: { brands: '120', investors: 4500, cities: '31' } } });
  await page.goto('/about');
  await expect(page.getByRole('definition')).toHaveText(['120+', '4500+', '31+']);
});

test.describe('franchising in numbers', () => {
  test('each insight with its figure, the largest as bars, all as a table', async ({ page }) => {
    setStub({ 'GET /franchise-insights': { json: insights } });
    await page.goto('/about');
    const numbers = page.getByRole('region', { name: 'Franchising in numbers' });
    const brands = numbers.getByRole('figure').filter({ hasText: 'Brands by category' });
    await expect(brands).toContainText('14 brands');
    await expect(brands.getByRole('listitem')).toHaveCount(5);
    await expect(brands.getByRole('listitem').first()).toContainText('Trade 9');
    await expect(brands.getByRole('table')).toBeHidden();
    await brands.getByText('All figures as a table').focus();
    await page.keyboard.press('Enter');
    await expect(brands.getByRole('table').getByRole('row')).toHaveCount(10);
    await expectNoViolations(page);
  });

  test('amounts and months are written as such', async ({ page }) => {
    setStub({ 'GET /franchise-insights': { json: insights } });
    await page.goto('/about');
    const figures = page
      .getByRole('region', { name: 'Franchising in numbers' })
      .getByRole('figure');
    await expect(figures.nth(1)).toContainText('₹18.5L');
    await expect(figures.nth(1)).toContainText('₹1.25Cr');
    await expect(figures.nth(2)).toContainText('22 months');
  });

  for (const [how, answer] of [
    ['there are none', { json: [] }],
    ['the backend has no such call', { status: 404 }],
  ] as const) {
    test(`left out when ${how}`, async ({ page }) => {
      setStub({ 'GET /franchise-insights': answer, 'GET /about': { json: about } });
      await page.goto('/about');
      await expect(page.getByText('It began.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Franchising in numbers' })).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

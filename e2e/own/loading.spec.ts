import { expect, test, type Locator, type Page } from '../support/test.ts';
import { holdRequests } from '../support/hold-requests.ts';

const part = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const mainLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).first();

type Way = [
  name: string,
  link: (page: Page) => Locator,
  call: string,
  loaded: (page: Page) => Locator,
];

/** Each page is reached by a link of the one before. */
const ways: Way[] = [
  [
    'pages',
    (page) => mainLink(page, 'All pages'),
    '/pages',
    (page) => mainLink(page, 'Investor checklist'),
  ],
  [
    'a page',
    (page) => mainLink(page, 'How Naya Outlet works'),
    '/pages/how-it-works',
    (page) => title(page, 'How Naya Outlet works'),
  ],
  [
    'privacy policy',
    (page) => footerLink(page, 'Privacy Policy'),
    '/privacy-policy',
    (page) => part(page, 'The six forms'),
  ],
  ['terms', (page) => footerLink(page, 'Terms'), '/terms', (page) => part(page, '1. What we are')],
  [
    'blog',
    (page) => page.getByRole('banner').getByRole('link', { name: 'Blog' }),
    '/blogs',
    (page) => page.getByRole('main').getByRole('article').first(),
  ],
  [
    'a post',
    (page) => mainLink(page, 'Read more about Payback arithmetic'),
    '/blogs/payback-arithmetic-worked-example',
    (page) => title(page, 'Payback arithmetic: one tea shop, every line'),
  ],
];

test('a page reached by a link says that it is loading until its read has come', async ({
  page,
}) => {
  await page.goto('/page/no-such-page');
  await test.step('a category of the footer is asked for by its slug', async () => {
    const call = page.waitForRequest(/\/admin\/api\/franchises\/category\//);
    await footerLink(page, 'Food & Beverage').click();
    expect(new URL((await call).url()).pathname).toBe(
      '/admin/api/franchises/category/food-beverage',
    );
    await expect(page).toHaveURL('/franchises/category/Food%20%26%20Beverage');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
  await page.goto('/page/no-such-page');
  const loading = page.getByRole('main').getByText('Loading ...');
  for (const [name, link, call, loaded] of ways) {
    await test.step(name, async () => {
      const release = await holdRequests(page, `**/admin/api${call}`);
      await link(page).click();
      await expect(loading).toBeAttached();
      await expect(loaded(page)).toHaveCount(0);
      release();
      await expect(loaded(page)).toBeVisible();
      await expect(loading).toHaveCount(0);
    });
  }
});

test('about and a member of its team load part by part', async ({ page }) => {
  await page.goto('/terms');
  const loading = page.getByRole('main').getByText('Loading ...');
  const releases = await Promise.all(
    ['/stats', '/about', '/team'].map((call) => holdRequests(page, `**/admin/api${call}`)),
  );
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  const counters = page.getByRole('region', { name: 'About Naya Outlet' }).getByRole('definition');
  await expect(counters).toHaveText(['...', '...', '...']);
  await expect(loading).toHaveCount(2);
  for (const release of releases) release();
  await expect(counters.first()).toHaveText(/^\d+\+$/);
  await expect(page.getByRole('heading', { name: 'What we will not do' })).toBeVisible();
  await expect(loading).toHaveCount(0);

  const release = await holdRequests(page, '**/admin/api/team/1');
  await page.getByRole('link', { name: 'Meenakshi Rathore' }).click();
  await expect(loading).toBeAttached();
  release();
  await expect(title(page, 'Meenakshi Rathore')).toBeVisible();

  await test.step('a member is opened by a click on the picture, and by keyboard', async () => {
    await page.getByRole('link', { name: 'Back to Team' }).click();
    await expect(page).toHaveURL('/about');
    const card = page.getByRole('region', { name: 'Our team' }).getByRole('listitem').first();
    // Where its picture is.
    await card.click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL('/team/1');
    await expect(title(page, 'Meenakshi Rathore')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Team' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about');
    await card.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/team/1');
  });
});

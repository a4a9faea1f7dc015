import { franchisesUrl } from '@naya/contract/urls';
import { holdRequests } from '../support/hold-requests.ts';
import { partnerPage, widgetOf } from '../support/partner.ts';
import { expect, test } from '../support/test.ts';
import { urls } from '../support/urls.ts';

test('a city means open for partners there, unless any place is meant', async ({ page }) => {
  await page.goto(partnerPage({ city: 'Pune', limit: '24' }));
  const { element, cards, title, open, panel } = widgetOf(page);
  await expect(title).toHaveText('Franchise opportunities in Pune');
  const places = cards.locator('.place');
  await expect(places.first()).toHaveText('Open for partners in Pune');
  const openThere = await places.allTextContents();
  expect(new Set(openThere)).toEqual(new Set(['Open for partners in Pune']));
  const [name = ''] = await cards.first().getByRole('heading').allTextContents();
  await open(name);
  await expect(panel.locator('.place')).toHaveText('Open for partners in Pune');
  await page.keyboard.press('Escape');
  await element.evaluate((each) => each.setAttribute('place', 'any'));
  await expect(places.filter({ hasText: /^\d+ outlets? in Pune$/ }).first()).toBeVisible();
  expect((await places.allTextContents()).slice(0, openThere.length)).toEqual(openThere);
});

test('slugs and other spellings become names', async ({ page }) => {
  await page.goto(partnerPage({ category: 'food-beverage', city: 'jaipur' }));
  const { title, element, cards } = widgetOf(page);
  await expect(title).toHaveText('Food & Beverage franchises in Jaipur');
  await expect(element.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    urls.own + franchisesUrl({ category: 'Food & Beverage', openIn: 'Jaipur' }),
  );
  await element.evaluate((each) => each.setAttribute('place', 'any'));
  await expect(element.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    urls.own + franchisesUrl({ category: 'Food & Beverage', location: 'Jaipur' }),
  );
  await element.evaluate((each) => each.setAttribute('city', 'atlantis-on-sea'));
  await expect(element.locator('.state')).toContainText('No matching franchises found');
  await expect(cards).toHaveCount(0);
  await expect(title).toHaveText('Franchise opportunities');
});

test('brands by their ids, by a budget and in an order', async ({ page }) => {
  await page.goto(partnerPage({ sort: 'name', limit: '3' }));
  const { element, cards } = widgetOf(page);
  await expect(cards).toHaveCount(3);
  const names = () => cards.getByRole('heading').allTextContents();
  const byName = await names();
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b)));

  await test.step('what no budget reaches is left out', async () => {
    await element.evaluate((each) => {
      each.setAttribute('sort', 'investmentHigh');
      each.setAttribute('budget', '2 lakh');
    });
    await expect.poll(names).not.toEqual(byName);
    const prices = cards.getByText(/^₹/);
    await expect(prices.first()).toBeVisible();
    for (const text of await prices.allTextContents())
      expect(text).toMatch(/^₹([\d.]+K|[12](\.\d+)?L|2L)–/);
    await expect(element.getByRole('link', { name: 'See all' })).toHaveAttribute(
      'href',
      urls.own + franchisesUrl({ maxInvestment: 200_000, sort: 'investmentHigh' }),
    );
  });

  await test.step('ids win over everything else, in their order', async () => {
    await element.evaluate((each) => each.setAttribute('ids', ' 3, 1,3,x'));
    await expect.poll(names).toEqual(['Bhaap Momos', 'Kulhad Nukkad']);
  });
});

test('the developer is told once of each attribute that cannot be used', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('cannot use')) said.push(message.text());
  });
  await page.goto(partnerPage({ budget: 'abc', sort: 'nonsense', ids: 'x', limit: '0' }));
  const { element, cards } = widgetOf(page);
  await expect(cards).toHaveCount(6);
  await element.evaluate((each) => each.setAttribute('category', 'Retail'));
  await expect(cards.getByText('Retail', { exact: true })).toHaveCount(6);
  expect(said.sort()).toEqual(
    ['budget="abc"', 'ids="x"', 'limit="0"', 'sort="nonsense"'].map(
      (each) => `<franchise-listings> cannot use ${each}`,
    ),
  );
});

test('headings have the level that the page needs', async ({ page }) => {
  await page.goto(partnerPage({ limit: '1', 'heading-level': '4' }));
  const { element, cards } = widgetOf(page);
  await expect(element.getByRole('heading', { level: 4 })).toHaveText('Franchise opportunities');
  await expect(cards.getByRole('heading', { level: 5 })).toHaveText('Kulhad Nukkad');
  await element.evaluate((each) => each.setAttribute('heading-level', '6'));
  await expect(cards.getByRole('heading', { level: 6 })).toHaveText('Kulhad Nukkad');
  await test.step('and it is no landmark of the page', async () => {
    await element.evaluate((each) => each.ownerDocument.body.append(each));
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
  await element.evaluate((each) => each.removeAttribute('heading-level'));
  await expect(element.getByRole('heading', { level: 2 })).toHaveText('Franchise opportunities');
});

test('payback has one word on cards and in details', async ({ page }) => {
  await page.goto(partnerPage({ limit: '1' }));
  const { open, panel, cards } = widgetOf(page);
  await expect(cards.getByText('Payback', { exact: true })).toBeVisible();
  await open('Kulhad Nukkad');
  await expect(panel.getByText('Payback', { exact: true })).toBeVisible();
  await expect(panel.getByText('ROI')).toHaveCount(0);
});

test('a server that does not answer is given up', async ({ page }) => {
  await page.clock.install();
  const release = await holdRequests(page, `${urls.own}/api/franchises?*`);
  await page.goto(partnerPage({ limit: '1' }));
  const { element, cards } = widgetOf(page);
  await expect(element.getByRole('status')).toHaveText('Loading ...');
  await page.clock.fastForward(20_000);
  await expect(element.getByRole('alert').locator('p')).toHaveText('Failed to fetch franchises');
  release();
  await element.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toHaveCount(1);
});

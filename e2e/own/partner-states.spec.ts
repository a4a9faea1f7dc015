import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { urls } from '../support/urls.ts';
import { changeSettings, partnerPage, widgetOf } from '../support/partner.ts';

/** A page that may not send shows no form. */
test.beforeAll(() => changeSettings({ partner_origins: [urls.partner] }));

const list = `${urls.own}/api/franchises?*`;
const one = `${urls.own}/api/franchises/*`;

test('says that it is loading, in the size of what comes', async ({ page }) => {
  const release = await holdRequests(page, list);
  await page.goto(partnerPage({ limit: '3' }));
  const { element, cards } = widgetOf(page);
  await expect(element.getByRole('status')).toHaveText('Loading ...');
  await expect(cards).toHaveCount(0);
  release();
  await expect(cards).toHaveCount(3);
  await expect(element.getByRole('status')).toHaveText('3 franchises');
});

test('says that nothing matches, and shows the way to all', async ({ page }) => {
  await page.goto(partnerPage({ city: 'Atlantis' }));
  const { element } = widgetOf(page);
  await expect(element.locator('.state')).toContainText('No matching franchises found');
  const all = element.getByRole('link', { name: 'See all franchises' });
  await expect(all).toHaveAttribute('href', `${urls.own}/franchises`);
});

const failures = [
  ['Failed to fetch franchises', null],
  ['The till is jammed', { status: 500, json: { success: false, message: 'The till is jammed' } }],
  ['Failed to fetch franchises', { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' }],
  ['Failed to fetch franchises', { status: 502, json: { message: 'upstream connect error' } }],
  ['Failed to fetch franchises', { json: { till: 'jammed' } }],
] as const;

test('says what went wrong, can be asked again, and says that there is nothing at all', async ({
  page,
}) => {
  const { element } = widgetOf(page);
  const again = element.getByRole('button', { name: 'Try again' });
  for (const [index, [sentence, answer]] of failures.entries()) {
    await page.unrouteAll();
    await page.route(list, (route) => (answer ? route.fulfill(answer) : route.abort()));
    if (index === 0) await page.goto(partnerPage({ limit: '2' }));
    else await again.click();
    await expect(element.getByRole('alert').locator('p')).toHaveText(sentence);
  }
  await page.unrouteAll();
  await page.route(list, (route) => route.fulfill({ json: [] }));
  await again.click();
  await expect(element.locator('.state')).toContainText('No franchises available');
});

test('a list that failed comes when it is asked for again, and so does the panel', async ({
  page,
}) => {
  await page.route(list, (route) => route.abort(), { times: 1 });
  await page.route(one, (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Franchise not found.' } }),
  );
  await page.goto(partnerPage({ limit: '2' }));
  const { element, cards, open, panel } = widgetOf(page);
  await element.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toHaveCount(2);
  await open('Kulhad Nukkad');
  await expect(panel.getByRole('alert')).toContainText('Franchise not found.');
  await page.unroute(one);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('form')).toBeVisible();
});

test('a picture that is missing becomes a letter on a wall', async ({ page }) => {
  await page.route(`${urls.own}/media/**`, (route) => route.abort());
  await page.goto(partnerPage({ limit: '1' }));
  await expect(widgetOf(page).cards.locator('.wall')).toBeVisible();
  await expect(widgetOf(page).cards.locator('img')).toHaveCount(0);
});

test('until the script has come the page stands, with a link in its place', async ({ page }) => {
  const release = await holdRequests(page, `${urls.own}/embed.js`);
  await page.goto(partnerPage({ limit: '1' }), { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await expect(page.getByRole('heading', { name: 'City portal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Franchises' })).toBeVisible();
  release();
  await expect(widgetOf(page).cards).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Franchises', exact: true })).toBeHidden();
});

test('it leaves nothing in the page but its element', async ({ page }) => {
  await page.goto(partnerPage({ limit: '1' }));
  await expect(widgetOf(page).cards).toHaveCount(1);
  const names = () => Object.getOwnPropertyNames(globalThis).sort();
  const after = await page.evaluate(names);
  await page.route(`${urls.own}/embed.js`, (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(names)).toEqual(after);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

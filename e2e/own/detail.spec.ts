import { holdRequests } from '../support/hold-requests.ts';
import { expect, test, type Locator, type Page } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectFreeAtEnd, expectShown } from '../support/chat-button.ts';
import { enquiryForm } from '../support/enquiry.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { motions, watchMotion } from '../support/motion.ts';

const url = '/franchises/kulhad-nukkad';
const factsOf = (page: Page) =>
  page.getByRole('region', { name: 'Investment Overview' }).getByRole('definition');

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
}

test('on a wide screen: the facts above the fold, the first picture large, the form in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(url);
  await expect(factsOf(page).last()).toBeInViewport({ ratio: 1 });
  // Neither column waits for the other.
  for (const [upper, lower] of [
    ['Investment Overview', 'Pictures'],
    ['How we know', 'Send an enquiry'],
  ] as const) {
    const below = await boxOf(page.getByRole('region', { name: lower }));
    const bottom = await page
      .getByRole('region', { name: upper })
      .evaluate((part) =>
        Math.max(...Array.from(part.children, (each) => each.getBoundingClientRect().bottom)),
      );
    expect(below.y - bottom, `${upper} ends where ${lower} begins`).toBeLessThan(80);
  }
  const pictures = page.getByRole('region', { name: 'Pictures' }).getByRole('link');
  const [first, second] = await Promise.all([0, 1].map((at) => pictures.nth(at).boundingBox()));
  expect(first?.width).toBeGreaterThan(2 * (second?.width ?? Infinity));
  expect(first?.height).toBeGreaterThan(2 * (second?.height ?? Infinity));
  const image = pictures.first().getByRole('img');
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  for (const heading of ['About Kulhad Nukkad', 'Franchise facts']) {
    await page
      .getByRole('heading', { name: heading })
      .evaluate((element) => element.scrollIntoView());
    await expect(enquiryForm(page).getByLabel('Name')).toBeInViewport({ ratio: 1 });
    await expect(enquiryForm(page).getByRole('button')).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ media: 'print' });
  const place = await boxOf(page.getByRole('region', { name: 'Pictures' }));
  const printed = await boxOf(pictures.first());
  expect(place.height - printed.height, 'nothing empty below the printed picture').toBeLessThan(40);
});

test('on a phone: the facts above the fold, and a bar at the bottom that leads to the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(url);
  await expect(factsOf(page).last()).toBeInViewport({ ratio: 1 });
  await expect(enquiryForm(page)).not.toBeInViewport();
  const bar = page.getByRole('link', { name: 'Enquire' });
  const bottomOf = async (link: Locator) => {
    const { y, height } = await boxOf(link);
    return y + height;
  };
  expect(await bottomOf(bar)).toBeGreaterThan(750);
  const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
  await expectShown(chat);
  expect(await bottomOf(chat)).toBeLessThan((await boxOf(bar)).y);
  const cut = await page
    .getByRole('region', { name: 'How we know' })
    .getByRole('listitem')
    .evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).length);
  expect(cut, 'lines of the receipt that are cut').toBe(0);
  // The bar covers nothing that the Tab key reaches.
  const request = page.getByRole('link', { name: 'Request Information' });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await request.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(request).toBeFocused();
  await expect
    .poll(async () => (await boxOf(bar)).y - (await bottomOf(request)))
    .toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'Franchise facts' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  await expect(enquiryForm(page).getByLabel('Name')).toBeInViewport({ ratio: 1 });
  // Over the form there is no way to it; the chat button stays, also while somebody types.
  await expect(bar).toBeHidden();
  await enquiryForm(page).getByLabel('Name').fill('Meera');
  await expectShown(chat);
  await expectFreeAtEnd(page, chat);
});

test('another franchise is loading, then loaded', async ({ page }) => {
  const release = await holdRequests(page, '**/admin/api/franchises/*');
  await page.goto(url);
  const card = page
    .getByRole('region', { name: /^More in/ })
    .getByRole('article')
    .first();
  // A card far below the screen has no rendered text, hence textContent.
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('status').getByText('Loading ...')).toBeAttached();
  await expect(page.getByRole('link', { name: 'Back to franchises' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name} franchise`));
  await expect(page.getByText('Loading ...')).toHaveCount(0);
});

test('axe finds nothing, and nothing is wider than the screen', async ({ page }) => {
  await page.goto(url);
  await expectNoViolations(page);
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `at ${width}`);
  }
});

test('the way back: with their filters for those from the listing, without for others', async ({
  page,
}) => {
  await watchMotion(page);
  await page.goto('/franchises?category=Education');
  const card = page.getByRole('main').getByRole('article').first().getByRole('link');
  await card.click();
  await expect(page).toHaveURL(/\/franchises\/[^/?]+$/);
  // Logo and name of the pressed card become those of the page, and the other way round.
  await expect.poll(() => motions(page)).toEqual(['logo', 'name', 'site']);
  const back = page.getByRole('link', { name: 'Back to franchises' });
  await back.click();
  await expect(page).toHaveURL('/franchises?category=Education');
  await expect.poll(() => motions(page)).toEqual(['logo', 'name', 'site']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.click();
  await expect(page.getByRole('heading', { name: /^About/ })).toBeVisible();
  expect(await motions(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
  await page.goto('/about');
  await page.goto(url);
  await back.click();
  await expect(page).toHaveURL('/franchises');
});

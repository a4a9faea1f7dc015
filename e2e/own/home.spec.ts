import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectFreeAtEnd, expectShown } from '../support/chat-button.ts';
import { homeOf, openHome } from '../support/home.ts';
import { expectNoSidewaysScroll, expectNothingMoved, watchLayoutShift } from '../support/layout.ts';

test('the search box leads to the listing, by Enter and by its button, but not empty', async ({
  page,
}) => {
  await openHome(page);
  const { search } = homeOf(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Search' });
  await search.fill('   ');
  await search.press('Enter');
  await button.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await search.fill('  chai ');
  await search.press('Enter');
  await expect(page).toHaveURL('/franchises?search=chai');
  await page.goBack();
  // The listing has a search box of the same name.
  await expect(page.getByRole('heading', { level: 1, name: /^Find the franchise/ })).toBeVisible();
  await search.fill('gym & spa');
  await button.click();
  await expect(page).toHaveURL('/franchises?search=gym+%26+spa');
});

test('parts stand in order, axe finds nothing, nothing sticks out, the console is silent', async ({
  page,
}) => {
  const said: string[] = [];
  // Here service workers are kept off, which is told in the page's console.
  const workerKeptOff = /Service Worker registration blocked/;
  page.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning';
    if (isTrouble && !workerKeptOff.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await test.step('order', async () => {
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
  await expectNoViolations(page);
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `at ${width}`);
    const gaps = await page.locator('.hero-fascia .hang-tag').evaluateAll((tags) =>
      tags.map((tag) => {
        const forms = [...document.querySelectorAll('.hero-fascia form')];
        const below = Math.max(...forms.map((form) => form.getBoundingClientRect().bottom));
        const string = Number.parseFloat(getComputedStyle(tag, '::before').height) - 10;
        return tag.getBoundingClientRect().top - string - below;
      }),
    );
    const isBeside = width >= 1200;
    if (!isBeside)
      expect(Math.min(...gaps), `strings below the forms at ${width}`).toBeGreaterThan(-3);
    // However many there are on the test's server: four digits stay on one line.
    const wrapped = await page.locator('.hang-tag dd').evaluateAll((figures) =>
      figures.filter((each) => {
        each.textContent = '3634+';
        return each.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(each).fontSize);
      }),
    );
    expect(wrapped, `at ${width}`).toHaveLength(0);
  }
  await test.step('the chat button is there over text too, and at the end of the page on nothing', async () => {
    const chat = page.getByRole('link', { name: 'Chat on WhatsApp' });
    await page.setViewportSize({ width: 360, height: 800 });
    const summary = homeOf(page).trending.locator('.banner-summary').first();
    await summary.evaluate((text) => {
      text.textContent = 'lines that reach the edge '.repeat(8);
      scrollBy(0, text.getBoundingClientRect().top - innerHeight + 100);
    });
    await expectShown(chat);
    for (const width of [320, 360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFreeAtEnd(page, chat);
    }
  });
  expect(said).toEqual([]);
  const ofOffice = loaded.filter((path) => /^\/(?:admin\/(?!api)|office)/.test(path));
  expect(ofOffice, 'nothing of the back office').toEqual([]);
});

test('the pictures of the hero are preloaded and nothing shifts, also when the font comes late', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShift(page);
    const release = await holdRequests(page, /\.woff2$/);
    const requested = page.waitForRequest(/street-.*avif/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    release();
    await page.waitForLoadState('networkidle');
    expect((await requested).resourceType()).toBe('image');
    const { categories, trending, featured, events, posts, calls } = homeOf(page);
    for (const part of [categories, trending, featured, events, posts, calls]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport();
    }
    await expectNothingMoved(page);
  }
});

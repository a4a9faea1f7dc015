import { expect, test } from '../support/test.ts';
import { urls } from '../support/urls.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { changeSettings, partnerPage, widgetOf } from '../support/partner.ts';

/** A page that may not send shows no form. */
test.beforeAll(() => changeSettings({ partner_origins: [urls.partner] }));

test('shows what its attributes ask for, and again when they change', async ({ page }) => {
  await page.goto(partnerPage({ category: 'Retail', limit: '2' }));
  const { cards, title, element } = widgetOf(page);
  await expect(title).toHaveText('Retail franchises');
  await expect(cards).toHaveCount(2);
  await expect(cards.getByText('Retail', { exact: true })).toHaveCount(2);
  await element.evaluate((each) => {
    each.setAttribute('category', 'education');
    each.setAttribute('limit', '3');
    each.setAttribute('city', '');
  });
  await expect(title).toHaveText('Education franchises');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByText('Education', { exact: true })).toHaveCount(3);
});

test('six cards unless told otherwise, with figures and pictures', async ({ page }) => {
  await page.goto(partnerPage({ limit: 'many' }));
  const { cards } = widgetOf(page);
  await expect(cards).toHaveCount(6);
  const first = cards.first();
  await expect(first.getByText(/^₹[\d.]+(K|L|Cr)–₹[\d.]+(K|L|Cr)$/)).toBeVisible();
  await expect(first.getByText(/^\d+(–\d+)? months$/)).toBeVisible();
  const shown = first.locator('img').first();
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
    `${urls.own}/media/`,
  );
});

test('its cards say what was checked and what is featured in the words of our own', async ({
  page,
}) => {
  const said = async (path: string, words: string) => {
    await page.goto(path);
    const card = page.getByRole('article').filter({ hasText: 'Kulhad Nukkad' }).first();
    await expect(card).toBeVisible();
    return card.locator(words).allTextContents();
  };
  const ours = await said('/franchises', '.stamp, .card-featured');
  expect(ours).toEqual([
    expect.stringMatching(/^Visited, /),
    expect.stringMatching(/^Featured: ./),
  ]);
  expect(await said(partnerPage(), '.stamp, .featured')).toEqual(ours);
});

test('the panel shows one franchise, keeps the focus, and gives it back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(partnerPage());
  const { open, panel, element, cards } = widgetOf(page);
  await test.step('with less motion nothing moves', async () => {
    await expect(cards.first()).toHaveCSS('transition-duration', '0s');
    await open('Kulhad Nukkad');
    await expect(panel).toHaveCSS('animation-name', 'none');
  });
  await expect(panel.getByRole('heading', { name: 'Kulhad Nukkad', exact: true })).toBeFocused();
  await expect(panel.getByText('Investment range')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Support Provided' })).toBeVisible();
  const full = panel.getByRole('link', { name: 'Pictures and all facts' });
  await expect(full).toHaveAttribute('href', new RegExp(`^${urls.own}/franchises/\\d+$`));
  await test.step('a press that began in the form does not close it, and the page behind stays', async () => {
    await panel.getByLabel('Name').hover();
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => panel.evaluate((each) => each.scrollTop)).toBe(300);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(
    element.getByRole('button', { name: 'View Details of Kulhad Nukkad' }),
  ).toBeFocused();
});

test('everything can be done by keyboard', async ({ page }) => {
  await page.goto(partnerPage({ limit: '1' }));
  const { element, panel } = widgetOf(page);
  await expect(widgetOf(page).cards).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(element.getByRole('link', { name: 'See all' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('form')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'Pictures and all facts' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
});

test('a theme holds whatever the device says, and axe finds nothing', async ({ page }) => {
  const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(33, 29, 23)' };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(partnerPage({ theme: 'light', limit: '3' }));
  const { element, cards } = widgetOf(page);
  await expect(cards).toHaveCount(3);
  await expect(cards.first()).toHaveCSS('background-color', grounds.light);
  await expectNoViolations(page);
  await element.evaluate((each) => each.setAttribute('theme', 'auto'));
  await expect(cards.first()).toHaveCSS('background-color', grounds.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(cards.first()).toHaveCSS('background-color', grounds.light);
  await test.step('and auto is as the page is, where the page says so', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addStyleTag({
      content: ':root.day { color-scheme: light } :root.night { color-scheme: dark }',
    });
    await page.evaluate(() => document.documentElement.classList.add('day'));
    await expect(cards.first()).toHaveCSS('background-color', grounds.light);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => document.documentElement.classList.replace('day', 'night'));
    await expect(cards.first()).toHaveCSS('background-color', grounds.dark);
    await page.evaluate(() => document.documentElement.classList.remove('night'));
    await expect(cards.first()).toHaveCSS('background-color', grounds.light);
  });
  await element.evaluate((each) => each.setAttribute('theme', 'dark'));
  await expect(cards.first()).toHaveCSS('background-color', grounds.dark);
});

test('fits any width: a phone, where a button leads past the text, and a row that asks for its own', async ({
  page,
}) => {
  await page.route(`${urls.own}/api/franchises?*`, async (route) => {
    const [first, ...others] = (await (await route.fetch()).json()) as object[];
    const wide = { investment_min: 8_888_000, investment_max: 999_900_000, space_required: 88_888 };
    await route.fulfill({ json: [{ ...first, ...wide }, ...others] });
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(partnerPage());
  const { open, panel, form, cards, element } = widgetOf(page);
  await open('Kulhad Nukkad');
  await expect(form.getByLabel('Name')).not.toBeInViewport();
  await panel.getByRole('button', { name: 'Enquire' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText('₹88.88L–₹99.99Cr');
  for (const width of [280, 320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `at ${width}`);
    const heights = await cards
      .locator('dd')
      .evaluateAll((all) => all.map((dd) => dd.clientHeight));
    expect(Math.max(...heights), `a figure has one line at ${width}`).toBeLessThan(30);
    const room = await cards.locator('dd').evaluateAll((all) =>
      all.map((dd) => {
        const tag = dd.closest('dl')?.getBoundingClientRect().right ?? 0;
        return tag - dd.getBoundingClientRect().right;
      }),
    );
    expect(Math.min(...room), `a figure stays on its tag at ${width}`).toBeGreaterThanOrEqual(0);
  }
  await page.addStyleTag({ content: 'main { display: flex; flex-wrap: wrap }' });
  const width = () => element.evaluate((each) => each.getBoundingClientRect().width);
  await expect.poll(width).toBeGreaterThan(1_000);
});

test('two of them on one page keep to themselves', async ({ page }) => {
  await page.goto(partnerPage({ limit: '2', category: 'Retail' }));
  const { element } = widgetOf(page);
  await element.evaluate((first) => {
    const second = document.createElement('franchise-listings');
    second.setAttribute('limit', '1');
    second.setAttribute('category', 'Education');
    first.after(second);
  });
  await expect(element.nth(0).getByRole('article')).toHaveCount(2);
  await expect(element.nth(1).getByRole('article')).toHaveCount(1);
  await element
    .nth(1)
    .getByRole('button', { name: /^View Details/ })
    .click();
  await expect(element.nth(1).getByRole('dialog')).toBeVisible();
  await expect(element.nth(0).locator('dialog')).toBeHidden();
});

test('a script that cannot know where it came from asks for a host, and never the page', async ({
  page,
}) => {
  const errors: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(partnerPage({ limit: '1', script: 'none' }));
  await page.evaluate((script) => import(script), `${urls.own}/embed.js`);
  const { element, cards } = widgetOf(page);
  await expect.poll(() => errors).toEqual([expect.stringContaining('host attribute')]);
  await expect(page.getByRole('link', { name: 'Franchises', exact: true })).toBeVisible();
  await element.evaluate((each, host) => each.setAttribute('host', host), `${urls.own}/`);
  await expect(cards).toHaveCount(1);
  await expect(element.getByRole('link', { name: 'See all' })).toHaveAttribute(
    'href',
    `${urls.own}/franchises`,
  );
  expect(asked.filter((url) => url.startsWith(`${urls.partner}/api`))).toEqual([]);
});

test('the page chooses colours, corners, type and parts, and hears before details open', async ({
  page,
}) => {
  await page.goto(partnerPage({ limit: '1', lang: 'hi-IN' }));
  const { element, cards, panel, open } = widgetOf(page);
  await page.addStyleTag({
    content: `body { --franchise-accent: rgb(1, 2, 3); --franchise-radius: 3px; --franchise-font: monospace }
      franchise-listings::part(name) { color: rgb(4, 5, 6) }`,
  });
  const more = cards.getByRole('button');
  await expect(more).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(more).toHaveCSS('font-family', 'monospace');
  await expect(cards).toHaveCSS('border-radius', '3px');
  await expect(cards.getByRole('heading')).toHaveCSS('color', 'rgb(4, 5, 6)');
  // There is no Hindi yet: whoever listens hears English read as English.
  expect(await more.evaluate((each) => each.closest('[lang]')?.getAttribute('lang'))).toBe('en');

  await element.evaluate((each) => {
    each.ownerDocument.addEventListener('franchise-open', (event) => {
      event.preventDefault();
      each.dataset['heard'] = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await open('Kulhad Nukkad');
  await expect(element).toHaveAttribute('data-heard');
  const heard = JSON.parse((await element.getAttribute('data-heard')) ?? '');
  const url = expect.stringMatching(new RegExp(`^${urls.own}/franchises/\\d+$`));
  const id = expect.stringMatching(/^\d+$/);
  expect(heard).toEqual({ id, name: 'Kulhad Nukkad', url });
  await expect(panel).toBeHidden();
});

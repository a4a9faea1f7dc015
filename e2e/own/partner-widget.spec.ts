import { expect, test } from '../support/test.ts';
import { urls } from '../support/addresses.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoSidewaysScroll } from '../support/layout.ts';
import { partnerPage, widgetOf } from '../support/partner.ts';

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
  await expect(title).toHaveText('education franchises');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByText('Education', { exact: true })).toHaveCount(3);
});

test('six cards unless told otherwise, with figures and pictures', async ({ page }) => {
  await page.goto(partnerPage({ limit: 'many' }));
  const { cards } = widgetOf(page);
  await expect(cards).toHaveCount(6);
  const first = cards.first();
  await expect(first.getByText(/^₹[\d.]+(K|L|Cr) - ₹[\d.]+(K|L|Cr)$/)).toBeVisible();
  await expect(first.getByText(/^\d+(-\d+)? months$/)).toBeVisible();
  const shown = first.locator('img').first();
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(
    `${urls.own}/media/`,
  );
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
  await element.evaluate((each) => each.setAttribute('theme', 'dark'));
  await expect(cards.first()).toHaveCSS('background-color', grounds.dark);
});

test('fits any width: a phone, where a button leads past the text, and a row that asks for its own', async ({
  page,
}) => {
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
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `at ${width}`);
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

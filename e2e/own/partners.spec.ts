import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { urls } from '../support/urls.ts';
import { fillEnquiryForm, freshEmail } from '../support/fill-forms.ts';
import { configuredWidget } from '../support/partner.ts';
import { storedSubmissions } from '../support/submissions.ts';

test('the configurator writes the snippet and the widget follows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/partners');
  const { cards, title } = configuredWidget(page);
  await expect(cards).toHaveCount(6);
  await expect(page.locator('pre').first()).toContainText(`<a href="${urls.own}/franchises">`);
  await page.getByLabel('Category').selectOption('Retail');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Mumbai');
  await page.getByLabel('Cards').selectOption('3');
  await page.getByLabel('Theme').selectOption('dark');
  await expect(title).toHaveText('Retail franchises in Mumbai');
  // No brand of the demo's retail is open in Mumbai: the place is as tall as the sentence that says so.
  await expect(page.locator('pre').first()).toContainText('expected="0"');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('franchise-listings[limit="3"][expected="0"]:not(:defined)');
  expect(copied.replace(/<style>.*<\/style>\n/s, '')).toBe(
    [
      `<script async src="${urls.own}/embed.js"></script>`,
      '<franchise-listings category="Retail" city="Mumbai" limit="3" theme="dark" expected="0">',
      `  <a href="${urls.own}/franchises?category=Retail&amp;openIn=Mumbai">Franchises on Naya Outlet</a>`,
      '</franchise-listings>',
    ].join('\n'),
  );
});

test('what was chosen before the page was hydrated counts too', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/partners', { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: 'City' }).selectOption('Pune');
  release();
  await expect(page.locator('pre').first()).toContainText('city="Pune"');
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Pune');
});

test('the widget on our own page obeys its policy and needs no listing', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  const email = freshEmail();
  await page.goto('/partners');
  const { open, panel, form } = configuredWidget(page);
  await open('Kulhad Nukkad');
  await fillEnquiryForm(form, email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByText('Enquiry Submitted!')).toBeVisible();
  expect(await storedSubmissions(email)).toMatchObject([{ origin: urls.own }]);
  expect(refused).toEqual([]);
});

test('other pages do not load the widget', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.goto('/page/how-it-works');
  await page
    .getByRole('main')
    .getByRole('link', { name: /choose what to show/ })
    .hover();
  expect(asked).not.toContain('/embed.js');
  await page
    .getByRole('main')
    .getByRole('link', { name: /choose what to show/ })
    .click();
  await expect(configuredWidget(page).cards).toHaveCount(6);
});

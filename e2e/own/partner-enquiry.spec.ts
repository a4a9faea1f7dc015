import { expect, test } from '../support/test.ts';
import { urls } from '../support/addresses.ts';
import { enquiryFailed, enquiryThanks } from '../support/enquiry.ts';
import { freshEmail } from '../support/fill-forms.ts';
import { fillWidgetForm, listOrigin, partnerPage, widgetOf } from '../support/partner.ts';
import { storedSubmissions } from '../support/submissions.ts';

test.beforeAll(() => listOrigin(urls.partner));

test('on a listed site with hostile styles a reader browses and enquires', async ({ page }) => {
  const email = freshEmail();
  await page.goto(partnerPage({ styles: 'hostile', limit: '3', theme: 'light' }));
  const { element, cards, open, panel, form } = widgetOf(page);
  await expect(cards).toHaveCount(3);
  await expect(element).toHaveCSS('opacity', '1');
  await expect(cards.first()).toHaveCSS('color', 'rgb(29, 26, 22)');
  await expect(cards.first()).toHaveCSS('font-size', '16px');
  await expect(cards.first()).toHaveCSS('letter-spacing', 'normal');
  await expect(cards.first()).toHaveCSS('border-top-width', '1px');
  expect((await cards.first().boundingBox())?.width).toBeGreaterThan(250);

  await open('Kulhad Nukkad');
  await fillWidgetForm(form, email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByRole('heading', { name: 'Enquiry Submitted!' })).toBeFocused();
  await expect(panel.getByRole('status')).toHaveText(enquiryThanks);
  expect(await storedSubmissions(email)).toMatchObject([
    {
      kind: 'enquiry',
      origin: urls.partner,
      franchise_id: expect.any(Number),
      payload: {
        name: 'Meera Test',
        message: 'Is Varanasi still open?',
        franchiseName: 'Kulhad Nukkad',
      },
    },
  ]);
  await panel.getByRole('button', { name: 'Send Another Enquiry' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('a site that is not listed is refused, and its reader shown another way', async ({ page }) => {
  const email = freshEmail();
  await page.goto(partnerPage({ limit: '3' }, urls.stranger));
  const { open, panel, form } = widgetOf(page);
  await open('Kulhad Nukkad');
  await fillWidgetForm(form, email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByRole('alert')).toContainText(enquiryFailed);
  await expect(panel.getByRole('link', { name: /^Enquire on/ })).toHaveAttribute(
    'href',
    new RegExp(`^${urls.own}/franchises/\\d+$`),
  );
  await expect(form.getByLabel('Email')).toHaveValue(email);
  expect(await storedSubmissions(email)).toEqual([]);
  const answer = await page.request.post(`${urls.own}/api/investor`, {
    headers: { Origin: urls.stranger },
    data: { name: 'A', email, phone: '1', franchiseId: '1' },
  });
  expect(answer.status()).toBe(403);
  expect(await storedSubmissions(email)).toEqual([]);
});

test('what the server wants corrected stands at its field', async ({ page }) => {
  await page.route(`${urls.own}/api/investor`, (route) =>
    route.fulfill({
      status: 422,
      headers: { 'Access-Control-Allow-Origin': urls.partner },
      json: { success: false, message: 'No', errors: { phone: 'Please enter your phone number' } },
    }),
  );
  await page.goto(partnerPage({ limit: '3' }));
  const { open, form } = widgetOf(page);
  await open('Kulhad Nukkad');
  await fillWidgetForm(form, freshEmail());
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await expect(form.getByLabel('Phone')).toHaveAccessibleDescription(
    'Please enter your phone number',
  );
});

test('while it is sent the button says so, and what is sent again is stored once', async ({
  page,
}) => {
  const email = freshEmail();
  const gate = Promise.withResolvers<void>();
  let attempts = 0;
  await page.route(`${urls.own}/api/investor`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    attempts += 1;
    const answer = await route.fetch();
    await gate.promise;
    // The first time it is stored, but the answer gets lost.
    return attempts === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await page.goto(partnerPage({ limit: '3' }));
  const { open, panel, form } = widgetOf(page);
  await open('Kulhad Nukkad');
  await fillWidgetForm(form, email);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  const sending = form.getByRole('button', { name: 'Submitting...' });
  await expect(sending).toBeVisible();
  await form.getByLabel('Name').press('Enter');
  gate.resolve();
  await expect(panel.getByRole('alert')).toContainText(enquiryFailed);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(panel.getByText('Enquiry Submitted!')).toBeVisible();
  expect(attempts).toBe(2);
  expect(await storedSubmissions(email)).toHaveLength(1);
});

import { expectNoViolations } from '../support/axe.ts';
import { enquiryFailed, enquiryForm, sendEnquiry } from '../support/enquiry.ts';
import {
  fillContact,
  fillEnquiry,
  fillInvestor,
  fillListing,
  freshEmail,
} from '../support/fill-forms.ts';
import { openListing } from '../support/listing.ts';
import { mailTextTo } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';

/** Not tried again by itself within a test. */
const unavailable = { status: 503, headers: { 'retry-after': '600' }, json: {} };

test('axe finds nothing in the states of the enquiry form', async ({ page }) => {
  await page.goto('/franchises/kulhad-nukkad');
  await page.route('**/admin/api/investor', (route) => route.fulfill(unavailable));
  await fillEnquiry(page, freshEmail());
  await sendEnquiry(page);
  await expect(page.getByRole('alert').getByText(enquiryFailed)).toBeVisible();
  await expectNoViolations(page);
  await page.unroute('**/admin/api/investor');
  await enquiryForm(page).getByLabel('Email').fill('a&b@example.in');
  await sendEnquiry(page);
  await expect(page.getByRole('alert')).toHaveText('One field needs your attention.');
  await expectNoViolations(page);
  await enquiryForm(page).getByLabel('Email').fill(freshEmail());
  await sendEnquiry(page);
  await expect(page.getByRole('heading', { name: 'Enquiry Submitted!' })).toBeFocused();
  await expectNoViolations(page);
});

test('axe finds nothing where a registration is to be corrected', async ({ page }) => {
  await page.goto('/join-investor');
  await fillInvestor(page, 'a&b@example.in');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectNoViolations(page);
});

test('axe finds nothing where a listing is to be corrected, and while it waits', async ({
  page,
}) => {
  await page.route('**/admin/api/franchise-owner', (route) => route.fulfill(unavailable));
  await page.goto('/list-franchise');
  const submit = page.getByRole('button', { name: 'Submit Listing' });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('12 fields need your attention.');
  await expectNoViolations(page);
  await fillListing(page, freshEmail());
  await submit.click();
  await expect(page.getByText('Failed to submit franchise listing.')).toBeVisible();
  await expect(page.getByText('1 message waiting to be sent')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing where a message is to be corrected, and while two wait', async ({
  page,
}) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await fillContact(page, 'a&b@example.in');
  await send.click();
  await page.getByRole('link', { name: 'Correct it' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.route('**/admin/api/contact', (route) => route.fulfill(unavailable));
  for (const text of ['1 message waiting to be sent', '2 messages waiting to be sent']) {
    await page.goto('/contact');
    await fillContact(page, freshEmail());
    await send.click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await expectNoViolations(page);
});

test('axe finds nothing while a franchise loads', async ({ page }) => {
  await page.goto('/franchises/kulhad-nukkad');
  await page.route('**/admin/api/franchises/*', () => {});
  await page
    .getByRole('region', { name: /^More in/ })
    .getByRole('article')
    .first()
    .getByRole('link')
    .click();
  await expect(page.getByRole('status').getByText('Loading ...')).toBeAttached();
  await expectNoViolations(page);
});

test('axe finds nothing in the filter sheet of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openListing(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on the page of a sender', async ({ page, request }) => {
  const email = freshEmail();
  const sent = { name: 'Meera', email, subject: 'Support', message: 'Is the office open?' };
  expect((await request.post('/admin/api/contact', { data: sent })).status()).toBe(201);
  const link = /\/my-data\/[\w.-]+/.exec(await mailTextTo(email))?.[0];
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'Your data with us' })).toBeVisible();
  await expectNoViolations(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('axe finds nothing on the page that says so', async ({ page, context }) => {
    await page.goto('/contact');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('axe finds nothing on the answer to a form that was sent without scripts', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact', { waitUntil: 'load' });
  await fillContact(page, freshEmail());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expectNoViolations(page);
});

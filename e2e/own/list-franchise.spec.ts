import { operatingStates } from '@naya/contract/choices';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test, type Page } from '../support/test.ts';
import { fillListing, freshEmail } from '../support/fill-forms.ts';
import { storedSubmissions } from '../support/submissions.ts';

const api = '**/admin/api/franchise-owner';
const success = 'Your franchise listing has been submitted successfully!';
const failure = 'Failed to submit franchise listing. Please try again.';
/** Not tried again by itself within a test. */
const unavailable = { status: 503, headers: { 'retry-after': '600' }, json: {} };
const submitListing = (page: Page) => page.getByRole('button', { name: 'Submit Listing' });

const faults = [
  ['Phone', '12345', 'Please enter a valid 10-digit phone number'],
  ['Phone', '90000000012', 'Please enter a valid 10-digit phone number'],
  ['Email', 'meera@nowhere', 'Please enter a valid email address'],
  ['Website', 'nowhere', 'Please enter a valid URL'],
  ['Minimum Investment', '-1', 'Must be greater than 0'],
  ['Maximum Investment', '-1', 'Must be greater than 0'],
] as const;

const messages = {
  Name: 'Name is required',
  Designation: 'Designation is required',
  Email: 'Email is required',
  Phone: 'Phone number is required',
  'Company Name': 'Company name is required',
  Headquarters: 'Headquarters location is required',
  Category: 'Please select a category',
  'Model Type': 'Please select a model type',
  'Minimum Investment': 'Minimum investment is required',
  'Maximum Investment': 'Maximum investment is required',
};

test('fields and their messages, from the empty form to the one that is sent', async ({ page }) => {
  const answer = await holdRequests(page, api);
  await page.goto('/list-franchise');
  const form = page.getByRole('form', { name: 'Franchise listing' });
  const states = page.getByRole('group', { name: 'Operating States' });
  await test.step('every required field has its message, the first one gets the focus', async () => {
    await submitListing(page).click();
    for (const [label, message] of Object.entries(messages)) {
      const field = form.getByLabel(new RegExp(`^${label}`));
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
    }
    await expect(form.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
      /Description is required/,
    );
    await expect(states).toHaveAccessibleDescription('Please select at least one state');
    await expect(form.getByRole('alert')).toHaveText('12 fields need your attention.');
    await expect(form.getByLabel(/^Name/)).toBeFocused();
  });
  await test.step('all operating states are offered, filtered by typing and shown as chips', async () => {
    const filter = states.getByRole('searchbox', { name: 'Filter states' });
    await expect(states.getByRole('checkbox')).toHaveCount(operatingStates.length);
    await expect(states.getByRole('checkbox', { name: 'Tire 1cities' })).toBeVisible();
    await filter.fill('pradesh');
    await expect(states.getByRole('checkbox')).toHaveCount(5);
    await states.getByRole('checkbox', { name: 'Himachal Pradesh' }).check();
    await filter.fill('zzz');
    await expect(states.getByText('No state matches.')).toBeVisible();
    const chips = states.getByRole('list', { name: 'Selected states' });
    await expect(chips.getByRole('listitem')).toHaveText(['Himachal Pradesh']);
    await chips.getByRole('button', { name: 'Remove Himachal Pradesh' }).click();
    await expect(chips).toBeHidden();
    await filter.fill('');
  });
  const email = freshEmail();
  await fillListing(page, email);
  await test.step('a wrong value has its message and the focus, until it is typed right', async () => {
    for (const [label, value, message] of faults) {
      const field = page.getByLabel(label);
      const right = await field.inputValue();
      await field.fill(value);
      await submitListing(page).click();
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(field).toBeFocused();
      await field.fill(right);
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
    const phone = page.getByLabel('Phone');
    await phone.fill('');
    await submitListing(page).click();
    await expect(page.getByText('Phone number is required')).toBeVisible();
    await phone.pressSequentially('900');
    await expect(page.getByText('Please enter a valid 10-digit phone number')).toBeVisible();
    await phone.pressSequentially('0000001');
    await expect(phone).not.toHaveAttribute('aria-invalid');
  });
  await test.step('minimum above maximum is pointed out and does not block', async () => {
    await page.getByLabel('Minimum Investment').fill('9,00,000');
    await page.getByLabel('Maximum Investment').fill('5,00,000');
    await expect(page.getByText('The minimum is above the maximum.')).toBeVisible();
    await submitListing(page).click();
  });
  await test.step("while sending the button is disabled and says 'Submitting...'", async () => {
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(page.getByRole('progressbar')).toBeVisible();
    answer();
    await expect(page.getByText(success)).toBeVisible();
  });
  expect(await storedSubmissions(email)).toMatchObject([
    { payload: { investment_min: 900_000, investment_max: 500_000 } },
  ]);
});

test('one character of description and no logo are enough; then a toast and /franchises after 2 seconds', async ({
  page,
}) => {
  const email = freshEmail();
  await page.clock.install();
  await page.goto('/list-franchise');
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillListing(page, email);
  await submitListing(page).click();
  await expect(page.getByText(success)).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL('/list-franchise');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/franchises');
  expect(await storedSubmissions(email)).toMatchObject([
    { kind: 'listing', payload: { description: 'A', logo: null, operatingstates: 'Kerala,Goa' } },
  ]);
});

test('a failure shows a toast that can be closed; pressing again sends it once, checked by the server alone if the rules did not come', async ({
  page,
}) => {
  const email = freshEmail();
  await page.route('**/check-listing-*.js', (route) => route.abort());
  await page.route(api, (route) => route.fulfill(unavailable));
  await page.goto('/list-franchise');
  await fillListing(page, email);
  await submitListing(page).click();
  const toast = page.getByText(failure);
  await expect(toast).toBeVisible();
  await expect(page.getByText('1 message waiting to be sent')).toBeVisible();
  const box = await toast.boundingBox();
  expect(box && box.x + box.width).toBeGreaterThan(1280 * 0.8);
  expect(box?.y).toBeLessThan(200);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(toast).toBeHidden();
  await page.unroute(api);
  await submitListing(page).click();
  await expect(page.getByText(success)).toBeVisible();
  await expect(page).toHaveURL('/franchises');
  await expect(page.getByRole('status', { name: 'Your listing' })).toContainText('in review');
  expect(await storedSubmissions(email)).toHaveLength(1);
});

test('the keyboard alone fills in and submits', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/list-franchise');
  await fillListing(page, email);
  await page.getByRole('checkbox', { name: 'Kerala' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('searchbox', { name: 'Filter states' }).focus();
  await page.keyboard.type('Sikkim');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('combobox', { name: 'Open for new partners in' }).focus();
  await page.keyboard.type('indo');
  await expect(page.getByRole('option', { name: /^Indore/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Goa');
  await expect(page.getByRole('button', { name: 'Remove Anywhere in Goa' })).toBeVisible();
  await submitListing(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(success)).toBeVisible();
  expect(await storedSubmissions(email)).toMatchObject([
    {
      payload: {
        operatingstates: 'Goa,Sikkim',
        open_cities: 'Indore, Madhya Pradesh; Anywhere in Goa',
      },
    },
  ]);
});

import { holdRequests } from '../support/hold-requests.ts';
import { expect, test, type Page } from '../support/test.ts';
import { expectBrowsersMessage } from '../support/browsers-message.ts';
import { enquiryFailed, enquiryForm, enquiryThanks, sendEnquiry } from '../support/enquiry.ts';
import { fillEnquiry, freshEmail } from '../support/fill-forms.ts';
import { storedSubmissions } from '../support/submissions.ts';

const url = '/franchises/kulhad-nukkad';
const api = '**/admin/api/investor';
/** From here on nothing is sent by itself; the page's clock has to be installed. */
const holdRetries = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

test('an empty one is not sent, blanks become defaults, and the next one goes by keyboard', async ({
  page,
  request,
}) => {
  const name = enquiryForm(page).getByLabel('Name');
  await page.goto(url);
  await sendEnquiry(page);
  await expect(name).toBeFocused();
  await expectBrowsersMessage(name);
  await expect(page.getByText(enquiryThanks)).toHaveCount(0);
  await name.fill('   ');
  await enquiryForm(page).getByLabel('Email').fill(freshEmail());
  await enquiryForm(page).getByLabel('Phone').fill('   ');
  const release = await holdRequests(page, api);
  const withDefaults = page.waitForRequest(api);
  await sendEnquiry(page);
  expect((await withDefaults).postDataJSON()).toMatchObject({
    name: 'Anonymous',
    phone: 'N/A',
    message: 'No message provided.',
  });
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Enquiry Submitted!' })).toBeFocused();
  await expect(enquiryForm(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Send Another Enquiry' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(page.getByText(enquiryThanks)).toHaveCount(0);
  const answer = await request.get('/admin/api/franchises/kulhad-nukkad');
  const { id } = (await answer.json()) as { id: number };
  const email = freshEmail();
  for (const text of ['  Meera Test  ', email, '00000 11111', 'By keyboard']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Past the box of whoever wants to be remembered, and the link to the privacy policy.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const typed = page.waitForRequest(api);
  await page.keyboard.press('Enter');
  expect((await typed).postDataJSON()).toEqual({
    name: 'Meera Test',
    email,
    phone: '00000 11111',
    message: 'By keyboard',
    franchiseId: String(id),
    franchiseName: 'Kulhad Nukkad',
  });
  await expect(page.getByText(enquiryThanks)).toBeVisible();
  expect(await storedSubmissions(email)).toMatchObject([{ kind: 'enquiry', franchise_id: id }]);
});

const greenness = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => {
    const [red = 0, green = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    return green - red;
  });

test('after a failure in red the form keeps what was typed; pressing again sends the same, in green', async ({
  page,
}) => {
  const email = freshEmail();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    const isForm = request.method() === 'POST' && request.url().includes('/admin/api/');
    if (isForm) keys.push(request.headers()['idempotency-key']);
  });
  // The server has it, but its answer is lost.
  await page.route(api, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, json: {} });
  });
  await page.clock.install();
  await page.goto(url);
  await holdRetries(page);
  await fillEnquiry(page, email);
  await sendEnquiry(page);
  await expect(page.getByRole('alert').getByText(enquiryFailed)).toBeVisible();
  expect(await greenness(page, enquiryFailed)).toBeLessThan(0);
  await expect(enquiryForm(page).getByLabel('Message')).toHaveValue('Is Varanasi still open?');
  await page.unroute(api);
  await sendEnquiry(page);
  await expect(page.getByRole('status').getByText(enquiryThanks)).toBeVisible();
  expect(await greenness(page, enquiryThanks)).toBeGreaterThan(0);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await storedSubmissions(email)).toHaveLength(1);
});

test('field errors are shown at the fields; without a network it waits, and is sent when that returns', async ({
  page,
}) => {
  await page.route(
    api,
    (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          message: 'Please check your entries.',
          errors: {
            phone: 'Please enter your phone number',
            email: 'Please enter a valid email address',
          },
        },
      }),
    { times: 1 },
  );
  await page.goto(url);
  await fillEnquiry(page, freshEmail());
  await sendEnquiry(page);
  const email = enquiryForm(page).getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(enquiryForm(page).getByLabel('Phone')).toHaveAccessibleDescription(
    'Please enter your phone number',
  );
  await expect(page.getByRole('alert')).toHaveText('2 fields need your attention.');
  await sendEnquiry(page);
  await expect(page.getByText(enquiryThanks)).toBeVisible();

  await page.getByRole('button', { name: 'Send Another Enquiry' }).click();
  const visitor = freshEmail();
  await fillEnquiry(page, visitor);
  await page.context().setOffline(true);
  await sendEnquiry(page);
  await expect(
    page.getByText('You are offline. 1 message waiting to be sent: kept, and sent as soon'),
  ).toBeVisible();
  await expect(page.getByText(enquiryFailed)).toBeHidden();
  await expect(page.getByText('this page may have changed')).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByText(enquiryThanks)).toBeVisible();
  await expect(page.getByText('1 message waiting to be sent')).toBeHidden();
  expect(await storedSubmissions(visitor)).toHaveLength(1);
});

test('an enquiry that is refused later can be corrected on its page', async ({ page }) => {
  const email = freshEmail();
  await page.route(api, (route) => route.abort());
  await page.goto(url);
  await fillEnquiry(page, email.replace('visitor-', 'visitor&'));
  await sendEnquiry(page);
  await expect(page.getByText(enquiryFailed)).toBeVisible();
  await page.unroute(api);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Correct it' }).click();
  const field = enquiryForm(page).getByLabel('Email');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(enquiryForm(page).getByLabel('Message')).toHaveValue('Is Varanasi still open?');
  await field.fill(email);
  await sendEnquiry(page);
  await expect(page.getByText(enquiryThanks)).toBeVisible();
  expect(await storedSubmissions(email)).toHaveLength(1);
});

test('an enquiry is confirmed and the page stays, though the script of what happens next does not come', async ({
  page,
}) => {
  await page.route('**/assets/what-next-*.js', (route) => route.abort());
  await page.goto(url);
  await fillEnquiry(page, freshEmail());
  const missing = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/what-next-'),
  );
  await sendEnquiry(page);
  // Asked for once more, so that the page has seen the first failure.
  const address = (await missing).url();
  await page.evaluate((from) => import(from).catch(() => {}), address);
  await expect(page.getByRole('heading', { name: 'Kulhad Nukkad', level: 1 })).toBeVisible();
  await expect(page.getByText(enquiryThanks)).toBeVisible();
  await page.getByRole('button', { name: 'Send Another Enquiry' }).click();
  await expect(enquiryForm(page).getByLabel('Name')).toBeFocused();
});

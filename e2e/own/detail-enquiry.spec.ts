import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { fillEnquiry, freshEmail } from '../support/fill-forms.ts';
import { storedSubmissions } from '../support/submissions.ts';

const address = '/franchises/kulhad-nukkad';
const api = '**/admin/api/investor';
const thanks = 'Thank you for your enquiry! A representative will contact you shortly.';
const failed = 'There was an error submitting your enquiry. Please try again later.';

const form = (page: Page) => page.getByRole('form', { name: 'Enquiry form' });
const send = (page: Page) => page.getByRole('button', { name: 'Submit Enquiry' }).click();
/** From here on nothing is sent by itself; the page's clock has to be installed. */
const holdRetries = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

test('name, email and phone are required, the message is not', async ({ page }) => {
  await page.goto(address);
  for (const label of ['Name', 'Email', 'Phone']) {
    await expect(form(page).getByLabel(label)).toHaveAttribute('required');
  }
  await expect(form(page).getByLabel('Message')).not.toHaveAttribute('required');
  await expect(form(page).getByLabel('Email')).toHaveAttribute('type', 'email');
  await send(page);
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await expect(page.getByText(thanks)).toHaveCount(0);
});

test('the form says what it collects and why, and links the privacy policy', async ({ page }) => {
  await page.goto(address);
  await expect(form(page)).toContainText('only to answer this enquiry');
  const link = form(page).getByRole('link', { name: 'privacy policy' });
  await expect(link).toHaveAttribute('href', '/privacy-policy');
});

test('the payload has its six fields, trimmed, and is stored once', async ({ page, request }) => {
  const answer = await request.get('/admin/api/franchises/kulhad-nukkad');
  const { id } = (await answer.json()) as { id: number };
  const email = freshEmail();
  await page.goto(address);
  await fillEnquiry(page, email);
  await form(page).getByLabel('Name').fill('  Meera Test  ');
  const posted = page.waitForRequest(api);
  await send(page);
  expect((await posted).postDataJSON()).toEqual({
    name: 'Meera Test',
    email,
    phone: '00000 11111',
    message: 'Is Varanasi still open?',
    franchiseId: String(id),
    franchiseName: 'Kulhad Nukkad',
  });
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await storedSubmissions(email)).toMatchObject([{ kind: 'enquiry', franchise_id: id }]);
});

test('when empty on send, defaults are substituted', async ({ page }) => {
  const email = freshEmail();
  await page.goto(address);
  await form(page).getByLabel('Name').fill('   ');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Phone').fill('   ');
  const posted = page.waitForRequest(api);
  await send(page);
  expect((await posted).postDataJSON()).toMatchObject({
    name: 'Anonymous',
    phone: 'N/A',
    message: 'No message provided.',
  });
  await expect(page.getByText('Enquiry Submitted!')).toBeVisible();
});

test('editing, submitting, submitted, and back to editing', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(api, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address);
  await fillEnquiry(page, freshEmail());
  await send(page);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();
  await expect(page.getByRole('heading', { name: 'Enquiry Submitted!' })).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Send Another Enquiry' }).click();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await expect(page.getByText(thanks)).toHaveCount(0);
});

test('the message area is green on success, red on failure', async ({ page }) => {
  const greenness = (text: string) =>
    page.getByText(text).evaluate((element) => {
      const [red = 0, green = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return green - red;
    });
  await page.clock.install();
  await page.route(api, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(address);
  await fillEnquiry(page, freshEmail());
  await send(page);
  await expect(page.getByRole('alert').getByText(failed)).toBeVisible();
  expect(await greenness(failed)).toBeLessThan(0);
  await expectNoViolations(page);
  await holdRetries(page);
  await page.unroute(api);
  await send(page);
  await expect(page.getByRole('status').getByText(thanks)).toBeVisible();
  expect(await greenness(thanks)).toBeGreaterThan(0);
});

test('after a failure the form keeps what was typed, and pressing again sends the same enquiry', async ({
  page,
}) => {
  const email = freshEmail();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  // The server has it, but its answer is lost.
  await page.route(api, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, json: {} });
  });
  await page.clock.install();
  await page.goto(address);
  await holdRetries(page);
  await fillEnquiry(page, email);
  await send(page);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(form(page).getByLabel('Message')).toHaveValue('Is Varanasi still open?');
  await page.unroute(api);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await storedSubmissions(email)).toHaveLength(1);
});

test('without a network it waits, and is sent when the network returns', async ({ page }) => {
  const email = freshEmail();
  await page.goto(address);
  await fillEnquiry(page, email);
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByText('1 message waiting to be sent')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByText('1 message waiting to be sent')).toBeHidden();
  expect(await storedSubmissions(email)).toHaveLength(1);
});

test('field errors are shown at the fields, the first bad field takes the focus', async ({
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
  await page.goto(address);
  await fillEnquiry(page, freshEmail());
  await send(page);
  const email = form(page).getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(
    'Please enter your phone number',
  );
  await expect(page.getByRole('alert')).toHaveText('2 fields need your attention.');
  await expectNoViolations(page);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
});

test('an enquiry that is refused later can be corrected on its page', async ({ page }) => {
  const email = freshEmail();
  await page.route(api, (route) => route.abort());
  await page.goto(address);
  await fillEnquiry(page, email.replace('visitor-', 'visitor&'));
  await send(page);
  await expect(page.getByText(failed)).toBeVisible();
  await page.unroute(api);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Correct it' }).click();
  const field = form(page).getByLabel('Email');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(form(page).getByLabel('Message')).toHaveValue('Is Varanasi still open?');
  await field.fill(email);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await storedSubmissions(email)).toHaveLength(1);
});

test('the keyboard alone sends an enquiry', async ({ page }) => {
  const email = freshEmail();
  await page.goto(address);
  await form(page).getByLabel('Name').focus();
  for (const text of ['Meera Test', email, '00000 11111', 'By keyboard']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Past the link to the privacy policy.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(thanks)).toBeVisible();
  expect(await storedSubmissions(email)).toMatchObject([{ payload: { message: 'By keyboard' } }]);
});

test('the form is sticky: it stays in view while the page scrolls', async ({ page }) => {
  await page.goto(address);
  for (const heading of ['About Kulhad Nukkad', 'Franchise facts']) {
    await page
      .getByRole('heading', { name: heading })
      .evaluate((element) => element.scrollIntoView());
    await expect(form(page).getByLabel('Name')).toBeInViewport({ ratio: 1 });
    await expect(form(page).getByRole('button')).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone a bar at the bottom leads to the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(address);
  await expect(form(page)).not.toBeInViewport();
  const bar = page.getByRole('link', { name: 'Enquire' });
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(750);
  await page.getByRole('heading', { name: 'Franchise facts' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.click();
  await expect(form(page).getByLabel('Name')).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends, once even when it is sent again', async ({ page }) => {
    const email = freshEmail();
    await page.goto(address);
    for (let times = 0; times < 2; times += 1) {
      await fillEnquiry(page, email);
      await send(page);
      await expect(page.getByText(thanks)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Enquiry Submitted!' })).toBeVisible();
      await page.getByRole('button', { name: 'Send Another Enquiry' }).click();
      await expect(form(page).getByLabel('Name')).toHaveValue('');
    }
    expect(await storedSubmissions(email)).toMatchObject([
      { kind: 'enquiry', payload: { franchiseName: 'Kulhad Nukkad' } },
    ]);
  });

  test('what was typed comes back with the errors', async ({ page }) => {
    await page.goto(address);
    await fillEnquiry(page, 'a&b@example.in');
    await send(page);
    await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(form(page).getByLabel('Email')).toHaveValue('a&b@example.in');
    await expect(form(page).getByLabel('Message')).toHaveValue('Is Varanasi still open?');
    await expect(page.getByRole('alert')).toHaveText('One field needs your attention.');
  });
});

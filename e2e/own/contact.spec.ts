import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectBrowsersMessage } from '../support/browsers-message.ts';
import { fillContact, freshEmail } from '../support/fill-forms.ts';
import { storedSubmissions } from '../support/submissions.ts';

const sent = 'Message Sent Successfully!';
const api = '**/admin/api/contact';

test('an empty form is not sent, the keyboard alone sends one, the map comes when it is in view', async ({
  page,
}) => {
  const email = freshEmail();
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }));
  await page.goto('/contact');
  const region = page.getByRole('region', { name: 'Find us' });
  await expect(region).toContainText('2nd Floor, Sample Arcade');
  await expect(page.locator('iframe')).toHaveCount(0);
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expectBrowsersMessage(form.getByLabel('Name'));
  await form.getByLabel('Email').fill('meera');
  await expectBrowsersMessage(form.getByLabel('Email'));
  await form.getByLabel('Email').fill('');
  await form.getByLabel('Name').focus();
  await expect(page.getByText(sent)).toBeHidden();
  await expectNoViolations(page);

  for (const text of ['Meera Test', email, '', 'Other', 'Hello there']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Past the link to the privacy policy.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(sent)).toBeVisible();
  await expect
    .poll(() => storedSubmissions(email))
    .toMatchObject([{ payload: { subject: 'Other', message: 'Hello there', phone: '' } }]);

  await region.scrollIntoViewIfNeeded();
  await expect(region.getByTitle(/^Map: 2nd Floor/)).toHaveAttribute(
    'src',
    /^https:\/\/www\.google\.com\/maps\?q=2nd%20Floor.*&output=embed$/,
  );
});

test('success is shown for 5 seconds without waiting for the result, and the payload has its five fields', async ({
  page,
}) => {
  const email = freshEmail();
  const answer = await holdRequests(page, api);
  await page.clock.install();
  await page.goto('/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  const form = page.getByRole('form', { name: 'Contact form' });
  await fillContact(page, email);
  const posted = page.waitForRequest(api);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByLabel('Message')).toBeHidden();
  expect((await posted).postDataJSON()).toEqual({
    name: 'Meera Test',
    email,
    phone: '00000 11111',
    subject: 'Support',
    message: 'Is the office open on Saturdays?',
  });
  expect(await storedSubmissions(email)).toEqual([]);
  await page.clock.runFor(2_000);
  await expect(page.getByText('1 message waiting to be sent')).toBeVisible();
  answer();
  await expect.poll(() => storedSubmissions(email)).toMatchObject([{ kind: 'contact', email }]);
  await page.clock.runFor(2_900);
  await expect(page.getByText(sent)).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText(sent)).toBeHidden();
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(form.getByLabel('Name')).toHaveValue('');
});

test('a failure is only logged, the success panel still shows', async ({ page }) => {
  await page.route(api, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/contact');
  await fillContact(page, freshEmail());
  const logged = page.waitForEvent('console', (line) =>
    line.text().includes('Failed to submit form'),
  );
  await page.getByRole('button', { name: 'Send Message' }).click();
  await logged;
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByRole('status').getByText('1 message waiting to be sent')).toBeVisible();
});

test('a refused message is kept and can be discarded or corrected', async ({ page }) => {
  const email = freshEmail();
  const refused = page.getByText('1 message could not be accepted');
  const sendRefused = async () => {
    await fillContact(page, email.replace('visitor-', 'visitor&'));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(refused).toBeVisible();
  };
  await page.goto('/contact');
  await sendRefused();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(refused).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');

  await sendRefused();
  await page.goto('/');
  await expect(refused).toBeVisible();
  await page.getByRole('link', { name: 'Correct it' }).click();
  const field = page.getByLabel('Email');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(page.getByLabel('Message')).toHaveValue('Is the office open on Saturdays?');
  await expect(page.getByRole('alert').getByText('One field needs your attention.')).toBeVisible();
  await field.fill(email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(refused).toBeHidden();
  await expect.poll(() => storedSubmissions(email)).toHaveLength(1);
});

test('before the scripts have arrived the form sends as well', async ({ page }) => {
  const email = freshEmail();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact', { waitUntil: 'load' });
  await fillContact(page, email);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await storedSubmissions(email)).toHaveLength(1);
});

import { acceptDialog } from '../support/accept-dialog.ts';
import { expect, test } from '../support/test.ts';
import { expectBrowsersMessage } from '../support/browsers-message.ts';
import { fillInvestor, freshEmail } from '../support/fill-forms.ts';
import { storedSubmissions } from '../support/submissions.ts';

const api = '**/admin/api/investor';
const welcome = 'Thank you for registering! We will write to you about franchises that fit.';

test('a wrong field has its error and the focus; after success an alert shows the answer, then the home page', async ({
  page,
}) => {
  const email = freshEmail();
  await page.goto('/join-investor');
  await fillInvestor(page, 'a&b@example.in');
  await page.getByRole('button', { name: 'Register' }).click();
  const field = page.getByLabel('Email');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(field).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('One field needs your attention.');
  await expect(page.getByText('waiting to be sent')).toBeHidden();
  await field.fill(email);
  const industry = await page.getByLabel('Preferred Industry').inputValue();
  const alert = page.waitForEvent('dialog');
  const posted = page.waitForRequest(api);
  const press = page.getByRole('button', { name: 'Register' }).click();
  const dialog = await alert;
  expect(dialog.type()).toBe('alert');
  expect(dialog.message()).toBe(welcome);
  await dialog.accept();
  await press;
  await expect(page).toHaveURL('/');
  expect((await posted).postDataJSON()).toEqual({
    name: 'Meera Test',
    email,
    phone: '00000 11111',
    location: 'Pune',
    investmentRange: '10-20L',
    preferredIndustry: industry,
    experience: '',
  });
  expect(await storedSubmissions(email)).toMatchObject([{ kind: 'investor' }]);
});

test('a failure is only logged, nothing is shown, and the visitor can press again', async ({
  page,
}) => {
  const email = freshEmail();
  const unavailable = { status: 503, headers: { 'retry-after': '600' }, json: {} };
  await page.route(api, (route) => route.fulfill(unavailable));
  await page.goto('/join-investor');
  await fillInvestor(page, email);
  const logged = page.waitForEvent('console', (line) =>
    line.text().includes('Failed to submit form'),
  );
  await page.getByRole('button', { name: 'Register' }).click();
  await logged;
  await expect(page.getByRole('button', { name: 'Register' })).toBeEnabled();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page).toHaveURL('/join-investor');
  await expect(page.getByLabel('Full Name')).toHaveValue('Meera Test');
  await expect(page.getByText('1 message waiting to be sent')).toBeVisible();

  await page.unroute(api);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('1 message waiting to be sent')).toBeHidden();
  expect(await storedSubmissions(email)).toHaveLength(1);
});

test('a later attempt that comes through welcomes the visitor too', async ({ page }) => {
  await page.route(api, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.goto('/join-investor');
  await fillInvestor(page, freshEmail());
  const alert = acceptDialog(page);
  await page.getByRole('button', { name: 'Register' }).click();
  expect(await alert).toBe(welcome);
  await expect(page).toHaveURL('/');
});

test('an empty form is not sent; the keyboard alone registers', async ({ page }) => {
  const email = freshEmail();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/join-investor');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectBrowsersMessage(page.getByLabel('Full Name'));
  await expect(page.getByRole('alert')).toBeEmpty();
  const header = await page.getByRole('banner').boundingBox();
  const label = page.locator('label', { hasText: 'Full Name' });
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThan(header!.height);
  for (const text of ['Meera Test', email, '00000 11111', 'Pune', 'Below', 'Retail']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByLabel('Phone').press('Enter');
  await expect(page).toHaveURL('/');
  expect(await storedSubmissions(email)).toMatchObject([
    { payload: { investmentRange: '0-5L', preferredIndustry: 'Retail' } },
  ]);
});

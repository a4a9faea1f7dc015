import { expect, test } from '../support/test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { fillInvestor, freshEmail } from '../support/fill-forms.ts';
import { storedSubmissions } from '../support/submissions.ts';

const api = '**/admin/api/investor';
const welcome = 'Thank you for registering! We will write to you about franchises that fit.';

test.describe('the form', () => {
  test.beforeEach(({ page }) => page.goto('/join-investor'));

  test('six fields are required, Business Experience is optional', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Investor registration' });
    const required = [
      'Full Name',
      'Email',
      'Phone',
      'Preferred Location',
      'Investment Range',
      'Preferred Industry',
    ];
    for (const label of required) {
      await expect(form.getByLabel(label)).toHaveAttribute('required');
    }
    await expect(form.getByLabel('Business Experience')).not.toHaveAttribute('required');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(form.getByLabel('Full Name')).toBeFocused();
  });

  test('the investment ranges', async ({ page }) => {
    const options = page.getByLabel('Investment Range').getByRole('option');
    await expect(options).toHaveText([
      'Select a range',
      'Below 5 Lakhs',
      '5-10 Lakhs',
      '10-20 Lakhs',
      '20-50 Lakhs',
      'Above 50 Lakhs',
    ]);
    const values = await options.evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    expect(values).toEqual(['', '0-5L', '5-10L', '10-20L', '20-50L', '50L+']);
  });

  test('Preferred Industry lists the categories', async ({ page, request }) => {
    const categories = (await (await request.get('/admin/api/categories')).json()) as {
      name: string;
    }[];
    await expect(page.getByLabel('Preferred Industry').getByRole('option')).toHaveText([
      'Select an industry',
      ...categories.map(({ name }) => name),
    ]);
  });

  test('Cancel goes home', async ({ page }) => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/');
  });

  test('three benefit blurbs stand below', async ({ page }) => {
    const benefits = page.getByRole('region', { name: 'What you get' });
    await expect(benefits.getByRole('listitem')).toHaveCount(3);
  });

  test('it says what it collects and why, and links the privacy policy', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Investor registration' });
    await expect(form).toContainText('to tell you about franchises that fit');
    await expect(form.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  });

  test('axe finds nothing', ({ page }) => expectNoViolations(page));
});

test('after success an alert shows the answer, then the home page', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/join-investor');
  await fillInvestor(page, email);
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
  const alert = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Register' }).click();
  const dialog = await alert;
  expect(dialog.message()).toBe(welcome);
  await dialog.accept();
  await expect(page).toHaveURL('/');
});

test('field errors are shown at the fields, announced, and the first one has the focus', async ({
  page,
}) => {
  await page.goto('/join-investor');
  await fillInvestor(page, 'a&b@example.in');
  await page.getByRole('button', { name: 'Register' }).click();
  const field = page.getByLabel('Email');
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(field).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('One field needs your attention.');
  await expect(page.getByText('waiting to be sent')).toBeHidden();
  await expectNoViolations(page);
});

test('the keyboard alone registers', async ({ page }) => {
  const email = freshEmail();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/join-investor');
  await page.getByLabel('Full Name').focus();
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form registers and shows the answer', async ({ page }) => {
    const email = freshEmail();
    await page.goto('/join-investor');
    await fillInvestor(page, email);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toContainText(welcome);
    expect(await storedSubmissions(email)).toMatchObject([{ kind: 'investor' }]);
    await page.getByRole('link', { name: 'Go to home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('what was typed comes back with the errors', async ({ page }) => {
    await page.goto('/join-investor');
    await fillInvestor(page, 'a&b@example.in');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(page.getByLabel('Preferred Location')).toHaveValue('Pune');
    await expect(page.getByLabel('Investment Range')).toHaveValue('10-20L');
  });
});

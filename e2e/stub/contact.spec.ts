import { expect, test } from '../support/test.ts';
import { fillContact, freshEmail } from '../support/fill-forms.ts';
import { receivedByStub, setStub } from '../support/stub.ts';

const info = {
  address: [{ address: '1 Test Lane, Kochi' }],
  email: [{ email: 'office@example.in' }],
  phone: [{ phone: '+91 00000 00001' }],
};

test('business hours come as a map or a list', async ({ page }) => {
  const hours = page.getByRole('region', { name: 'Business hours' });
  const map = { monday: '9 - 5', tuesday: '9 - 5', wednesday: '10 - 4', thursday: '9 - 5' };
  setStub({ 'GET /contact-info': { json: info }, 'GET /business-hours': { json: map } });
  await page.goto('/contact');
  await expect(hours.getByRole('term')).toHaveText(['Mon–Tue, Thu', 'Wed']);
  setStub({ 'GET /business-hours': { json: [{ day: 'Sunday', hours: 'Closed' }] } });
  await page.goto('/contact');
  await expect(hours.getByRole('term')).toHaveText(['Sun']);
});

test('the social links that the backend gives', async ({ page }) => {
  setStub({ 'GET /social-media': { json: { instagram: 'https://example.in/gram' } } });
  await page.goto('/contact');
  const links = page.getByRole('region', { name: 'Follow us' }).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://example.in/gram');
});

test('each part fails on its own', async ({ page }) => {
  setStub({
    'GET /contact-info': { json: info },
    'GET /business-hours': { status: 500 },
  });
  await page.goto('/contact');
  const hours = page.getByRole('region', { name: 'Business hours' });
  await expect(hours.getByRole('alert')).toContainText('Error: HTTP error! status: 500');
  await expect(page.getByRole('region', { name: 'Our office' })).toContainText(
    '1 Test Lane, Kochi',
  );

  setStub({
    'GET /contact-info': { status: 500 },
    'GET /business-hours': { json: { monday: '9 - 5' } },
  });
  await hours.getByRole('link', { name: 'Try again' }).click();
  await expect(hours.getByRole('term')).toHaveText(['Mon']);
  const office = page.getByRole('region', { name: 'Our office' });
  await expect(office.getByRole('alert')).toContainText('Error: HTTP error! status: 500');
  await expect(page.getByRole('region', { name: 'Find us' })).toBeHidden();
  await expect(page.getByRole('form', { name: 'Contact form' })).toBeVisible();
});

test('while the data is on its way the parts say so', async ({ page }) => {
  const { promise: after, resolve } = Promise.withResolvers<void>();
  await page.goto('/');
  setStub({
    'GET /contact-info': { json: info, after },
    'GET /business-hours': { json: {}, after },
  });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  const office = page.getByRole('region', { name: 'Our office' });
  await expect(office.getByRole('status')).toHaveText('Loading ...');
  resolve();
  await expect(office).toContainText('1 Test Lane, Kochi');
});

test('without JavaScript a failed message is not lost in silence', async ({ browser }) => {
  setStub({
    'GET /contact-info': { json: info },
    'POST /contact': { status: 500, json: {} },
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  await fillContact(page, freshEmail());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to submit form');
  await expect(page.getByLabel('Message')).toHaveValue('Is the office open on Saturdays?');
  expect(receivedByStub()).toHaveLength(1);
  await context.close();
});

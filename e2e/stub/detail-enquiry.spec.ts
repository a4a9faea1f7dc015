import { expect, test, type Page } from '../support/test.ts';
import { enquiryFailed, enquiryThanks, sendEnquiry } from '../support/enquiry.ts';
import { fillEnquiry } from '../support/fill-forms.ts';
import { receivedByStub, setStub } from '../support/stub.ts';
import type { StubAnswer } from '../support/stub-backend.ts';

const path = '/franchises/7';
const franchise = { id: 7, business_name: 'Tapri Test', category: 'Food & Beverage' };

const answerWith = (answer: StubAnswer) =>
  setStub({ [`GET ${path}`]: { json: franchise }, 'POST /investor': answer });

async function fillAndSend(page: Page): Promise<void> {
  await page.goto(path);
  await fillEnquiry(page, 'meera@example.in');
  await sendEnquiry(page);
}

test('an enquiry goes to that backend, whatever it answers with a 200', async ({ page }) => {
  await answerWith({ text: 'ok', type: 'text/plain' });
  await fillAndSend(page);
  await expect(page.getByText(enquiryThanks)).toBeVisible();
  const [{ path: called, body } = { path: '', body: '{}' }] = receivedByStub();
  expect(called).toBe('/investor');
  expect(JSON.parse(body)).toEqual({
    name: 'Meera Test',
    email: 'meera@example.in',
    phone: '00000 11111',
    message: 'Is Varanasi still open?',
    franchiseId: '7',
    franchiseName: 'Tapri Test',
  });
});

const failures: [string, StubAnswer][] = [
  ['a 500', { status: 500 }],
  ['a 422 that names no field of the form', { status: 422, json: { errors: { token: 'bad' } } }],
  ['a 200 that says it failed', { json: { success: false } }],
  ['a lost connection', { hangUp: true }],
];

for (const [name, answer] of failures) {
  test(`${name} shows the failure`, async ({ page }) => {
    await answerWith(answer);
    await fillAndSend(page);
    await expect(page.getByRole('alert').getByText(enquiryFailed)).toBeVisible();
  });
}

test('field errors may be lists of messages', async ({ page }) => {
  await answerWith({
    status: 422,
    json: { errors: { phone: ['Not a phone number', 'Too short'] } },
  });
  await fillAndSend(page);
  const phone = page.getByLabel('Phone');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Not a phone number');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, answer] of failures) {
    test(`${name} shows the failure and what was typed`, async ({ page }) => {
      await answerWith(answer);
      await fillAndSend(page);
      await expect(page.getByRole('alert')).toHaveText(enquiryFailed);
      await expect(page.getByLabel('Message')).toHaveValue('Is Varanasi still open?');
    });
  }

  test('empty fields are sent as defaults, but not shown as typed', async ({ page }) => {
    await answerWith({ status: 500 });
    await page.goto(path);
    await page.getByLabel('Name').fill('   ');
    await page.getByLabel('Email').fill('meera@example.in');
    await page.getByLabel('Phone').fill('   ');
    await sendEnquiry(page);
    await expect(page.getByRole('alert')).toHaveText(enquiryFailed);
    const [{ body } = { body: '{}' }] = receivedByStub();
    expect(JSON.parse(body)).toMatchObject({
      name: 'Anonymous',
      phone: 'N/A',
      message: 'No message provided.',
    });
    await expect(page.getByLabel('Name')).toHaveValue('');
  });
});

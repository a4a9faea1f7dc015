import { expect, test, type Page } from '../support/test.ts';
import { enquiryFailed, enquiryThanks, sendEnquiry } from '../support/enquiry.ts';
import { fillEnquiry } from '../support/fill-forms.ts';
import { receivedByStub, setStub } from '../support/stub.ts';
import type { StubAnswer } from '../support/stub-backend.ts';

const path = '/franchises/7';
const franchise = { id: 7, business_name: 'Tapri Test', category: 'Food & Beverage' };

async function fillAndSend(page: Page, answer: StubAnswer): Promise<void> {
  setStub({ [`GET ${path}`]: { json: franchise }, 'POST /investor': answer });
  await page.goto(path);
  await fillEnquiry(page, 'meera@example.in');
  await sendEnquiry(page);
}

test('an enquiry goes to that backend, whatever it answers with a 200', async ({ page }) => {
  await fillAndSend(page, { text: 'ok', type: 'text/plain' });
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

// Which answers are failures the tests of the contract's client say.
for (const [name, answer] of [
  ['a 422 that names no field of the form', { status: 422, json: { errors: { token: 'bad' } } }],
  ['a lost connection', { hangUp: true }],
] as const) {
  test(`${name} shows the failure`, async ({ page }) => {
    await fillAndSend(page, answer);
    await expect(page.getByRole('alert').getByText(enquiryFailed)).toBeVisible();
  });
}

test('field errors may be lists of messages', async ({ page }) => {
  await fillAndSend(page, {
    status: 422,
    json: { errors: { phone: ['Not a phone number', 'Too short'] } },
  });
  const phone = page.getByLabel('Phone');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription('Not a phone number');
});

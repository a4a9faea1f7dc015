import { expect, test } from '../support/test.ts';
import { enquiryFailed, enquiryThanks, sendEnquiry } from '../support/enquiry.ts';
import { fillEnquiry } from '../support/fill-forms.ts';
import { receivedByStub, setStub } from '../support/stub.ts';
import type { StubAnswer } from '../support/stub-backend.ts';

const path = '/franchises/7';
const franchise = { id: 7, business_name: 'Tapri Test', category: 'Food & Beverage' };

const answerWith = (answer: StubAnswer) =>
  setStub({ [`GET ${path}`]: { json: franchise }, 'POST /investor': answer });

// Which answers are failures the tests of the contract's client say.
test('an enquiry goes to that backend, whatever it answers with a 200; failures are shown', async ({
  page,
}) => {
  const failure = page.getByRole('alert').getByText(enquiryFailed);
  answerWith({ status: 422, json: { errors: { token: 'bad' } } });
  await page.goto(path);
  await fillEnquiry(page, 'meera@example.in');
  await sendEnquiry(page);
  await expect(failure, 'a 422 that names no field of the form').toBeVisible();

  await test.step('field errors may be lists of messages', async () => {
    answerWith({ status: 422, json: { errors: { phone: ['Not a phone number', 'Too short'] } } });
    await sendEnquiry(page);
    const phone = page.getByLabel('Phone');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription('Not a phone number');
    await expect(failure).toBeHidden();
  });

  answerWith({ hangUp: true });
  await sendEnquiry(page);
  await expect(failure, 'a lost connection').toBeVisible();

  answerWith({ text: 'ok', type: 'text/plain' });
  await sendEnquiry(page);
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

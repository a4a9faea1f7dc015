import { expect, test } from 'vitest';
import { valuesOf } from '../form-values.ts';
import { openStubbed, visitStubbed, type StubAnswers } from '../stub.ts';

const path = '/franchises/7';
const franchise = { id: 7, business_name: 'Tapri Test', category: 'Food & Beverage' };
const failed = 'There was an error submitting your enquiry. Please try again later.';
const typed = {
  name: 'Meera Test',
  email: 'meera@example.in',
  phone: '00000 11111',
  message: 'Is Varanasi still open?',
};

/** Opens the page, fills its form in and sends it as a browser does that runs no scripts. */
async function send(
  answers: StubAnswers,
  page: string,
  form: string,
  values: Record<string, string>,
) {
  const { visit, received } = await openStubbed(answers);
  const { html } = await visit(page);
  const fields = { ...valuesOf(html, form), ...values };
  const answer = await visit(page, { method: 'POST', body: new URLSearchParams(fields) });
  return { ...answer, received, shown: valuesOf(answer.html, form) };
}

const sendEnquiry = (answer: StubAnswers[string], values: Record<string, string>) =>
  send(
    { [`GET ${path}`]: { json: franchise }, 'POST /investor': answer },
    path,
    'Enquiry form',
    values,
  );

test.each<[string, StubAnswers[string]]>([
  ['a 500', { status: 500 }],
  ['a 422 that names no field of the form', { status: 422, json: { errors: { token: 'bad' } } }],
  ['a 200 that says it failed', { json: { success: false } }],
  ['a lost connection', { hangUp: true }],
])('%s shows the failure and what was typed', async (_how, answer) => {
  const { page, shown } = await sendEnquiry(answer, typed);
  expect(page.one('main').one('alert').text).toBe(failed);
  expect(shown['message']).toBe(typed.message);
});

test('empty fields are sent as defaults, but not shown as typed', async () => {
  const { page, received, shown } = await sendEnquiry(
    { status: 500 },
    { ...typed, name: '   ', phone: '   ', message: '' },
  );
  expect(page.one('main').one('alert').text).toBe(failed);
  expect(received).toMatchObject([
    { body: { name: 'Anonymous', phone: 'N/A', message: 'No message provided.' } },
  ]);
  expect(shown['name']).toBe('');
});

test('a message that failed is not lost in silence', async () => {
  const { page, received, shown } = await send(
    {
      'GET /contact-info': { json: {} },
      'GET /business-hours': { json: {} },
      'POST /contact': { status: 500, json: {} },
    },
    '/contact',
    'Contact form',
    { ...typed, subject: 'Support' },
  );
  expect(page.one('main').one('alert').text).toContain('Failed to submit form');
  expect(shown['message']).toBe(typed.message);
  expect(received).toHaveLength(1);
});

test('Preferred Industry options have their first letter capitalised', async () => {
  const categories = [
    { id: 1, name: 'food & beverage' },
    { id: 2, name: 'retail' },
  ];
  const { page } = await visitStubbed(
    { 'GET /categories': { json: { categories } } },
    '/join-investor',
  );
  const options = page.texts('option');
  const industries = options.slice(options.indexOf('Select an industry')).slice(0, 3);
  expect(industries).toEqual(['Select an industry', 'Food & beverage', 'Retail']);
});

test('when the categories cannot be read the registration says so', async () => {
  const { page } = await visitStubbed({ 'GET /categories': { status: 500 } }, '/join-investor');
  expect(page.text).toContain('Failed to fetch categories');
});

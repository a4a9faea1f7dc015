import { expect, test } from 'vitest';
import { visitStubbed, type StubAnswers } from '../stub.ts';

const info = {
  address: [{ address: '1 Test Lane, Kochi' }],
  email: [{ email: 'office@example.in' }],
  phone: [{ phone: '+91 00000 00001' }],
};
const openContact = async (answers: StubAnswers) => (await visitStubbed(answers, '/contact')).page;

test.each([
  [
    'a map',
    { monday: '9 - 5', tuesday: '9 - 5', wednesday: '10 - 4', thursday: '9 - 5' },
    ['Mon–Tue, Thu', 'Wed'],
  ],
  ['a list', [{ day: 'Sunday', hours: 'Closed' }], ['Sun']],
])('business hours come as %s', async (_shape, json, days) => {
  const page = await openContact({ 'GET /business-hours': { json } });
  expect(page.region('Business hours').texts('term')).toEqual(days);
});

test('the social links that the backend gives', async () => {
  const page = await openContact({
    'GET /social-media': { json: { instagram: 'https://example.in/gram' } },
  });
  const link = page.region('Follow us').one('link');
  expect(link.attribute('href')).toBe('https://example.in/gram');
});

test('hours that fail leave the rest', async () => {
  const page = await openContact({
    'GET /contact-info': { json: info },
    'GET /business-hours': { status: 500 },
  });
  const failure = page.region('Business hours').one('alert').text;
  expect(failure).toContain('Error: HTTP error! status: 500');
  expect(page.region('Our office').text).toContain('1 Test Lane, Kochi');
});

test('contact details that fail leave the rest', async () => {
  const page = await openContact({
    'GET /contact-info': { status: 500 },
    'GET /business-hours': { json: { monday: '9 - 5' } },
  });
  const failure = page.region('Our office').one('alert').text;
  expect(failure).toContain('Error: HTTP error! status: 500');
  expect(page.region('Business hours').texts('term')).toEqual(['Mon']);
  expect(page.all('region', 'Find us')).toEqual([]);
  expect(page.all('form', 'Contact form')).toHaveLength(1);
});

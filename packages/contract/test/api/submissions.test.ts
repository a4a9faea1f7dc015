import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../src/api/port.ts';
import { enquiryWithDefaults } from '../../src/submissions/enquiry-defaults.ts';
import { startBackend, type Backend } from './backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const key = '3e1f0c6e-0000-4000-8000-000000000001';
const person = { name: 'Asha', email: 'asha@example.in', phone: '1' };
const enquiry = enquiryWithDefaults({ ...person, franchiseId: 7 }, 'hello@example.in');
const registration = {
  ...person,
  location: 'Pune',
  investmentRange: '5-10L',
  preferredIndustry: 'Retail',
  experience: '',
} as const;
const message = { ...person, subject: 'Support', message: 'Hello' } as const;

function listing(): FormData {
  const form = new FormData();
  form.set('business_name', 'Sample Chai');
  form.set('logo', new File(['picture'], 'logo.png', { type: 'image/png' }));
  return form;
}

type Case = [
  name: string,
  path: string,
  send: (api: Api) => Promise<unknown>,
  failure: string,
  thanks: RegExp,
];

const submissions: Case[] = [
  [
    'enquiry',
    '/investor',
    (api) => api.sendEnquiry(enquiry, key),
    'Failed to submit enquiry.',
    /^Thank you for your enquiry!/,
  ],
  [
    'registration',
    '/investor',
    (api) => api.registerInvestor(registration, key),
    'Failed to submit form',
    /registering/,
  ],
  [
    'contact',
    '/contact',
    (api) => api.sendContact(message, key),
    'Failed to submit form',
    /^Message Sent/,
  ],
  [
    'listing',
    '/franchise-owner',
    (api) => api.submitListing(listing(), key),
    'Failed to submit franchise listing. Please try again.',
    /^Your franchise listing/,
  ],
];

describe.each(submissions)('%s', (_name, path, send, failure, thanks) => {
  test('is posted with its key and gives the receipt', async () => {
    const receipt = { success: true, message: 'Stored', id: 12 };
    backend.answerJson(receipt, 201);
    expect(await send(backend.api)).toEqual(receipt);
    const request = backend.seen.at(-1);
    expect(request).toMatchObject({ method: 'POST', url: `/admin/api${path}` });
    expect(request?.headers['idempotency-key']).toBe(key);
  });

  test('a backend that only says OK has accepted it', async () => {
    backend.answer({ status: 204 });
    expect(await send(backend.api)).toEqual({
      success: true,
      message: expect.stringMatching(thanks),
      id: null,
    });
  });

  test('a refusal carries its field errors', async () => {
    const body = { success: false, message: 'Bad', errors: { name: 'Missing', email: ['Wrong'] } };
    backend.answerJson(body, 422);
    await expect(send(backend.api)).rejects.toMatchObject({
      message: failure,
      status: 422,
      errors: { name: 'Missing', email: 'Wrong' },
      body,
    });
  });

  test('a 200 that says no is a failure', async () => {
    backend.answerJson({ success: false, message: 'No' });
    await expect(send(backend.api)).rejects.toMatchObject({ message: failure, status: 200 });
  });

  test('too many requests say when to try again', async () => {
    backend.answer({ status: 429, headers: { 'retry-after': '30' } });
    await expect(send(backend.api)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 30 });
  });

  test('no answer has no status', async () => {
    backend.answer('hang up');
    await expect(send(backend.api)).rejects.toMatchObject({ message: failure, status: null });
  });
});

test('JSON bodies carry the spec’s fields', async () => {
  backend.answerJson({ success: true, message: 'Ok', id: 1 }, 201);
  await backend.api.sendEnquiry(enquiry, key);
  expect(JSON.parse(backend.seen.at(-1)!.body)).toEqual({
    ...person,
    message: 'No message provided.',
    franchiseId: '7',
    franchiseName: 'N/A',
  });
  expect(backend.seen.at(-1)?.headers['content-type']).toBe('application/json');
});

test('the listing is multipart, files included', async () => {
  backend.answerJson({ success: true, message: 'Ok', id: 1 }, 201);
  await backend.api.submitListing(listing(), key);
  const { headers, body } = backend.seen.at(-1)!;
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toContain('name="business_name"');
  expect(body).toContain('filename="logo.png"');
});

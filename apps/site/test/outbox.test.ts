import { newId } from '@naya/contract/new-id';
import { afterEach, expect, test, vi } from 'vitest';
import { submit } from '../app/outbox/send.ts';
import { newEntry } from '../app/outbox/store.ts';

const hints = { trapped: false, elapsedMs: null };
const asked = {
  name: 'Meera Test',
  email: 'meera@example.in',
  phone: '00000 11111',
  message: 'Is Varanasi still open?',
  franchiseId: '7',
  franchiseName: 'Tapri Test',
};

afterEach(() => void vi.unstubAllGlobals());

test('what is sent again after its answer was lost keeps its key, and gets a new one when its text was changed', async () => {
  const keys: (string | null)[] = [];
  const answers = [
    () => Promise.reject(new TypeError('lost')),
    () => Promise.reject(new TypeError('lost')),
  ];
  const fetch = (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return answers.shift()?.() ?? Promise.resolve(Response.json({ success: true, id: 1 }));
  };
  vi.stubGlobal('window', { fetch });
  vi.stubGlobal('localStorage', undefined);
  const sending = { id: newId(), hints };
  await expect(submit('enquiry', asked, sending)).rejects.toThrow();
  await expect(submit('enquiry', asked, sending)).rejects.toThrow();
  await submit('enquiry', { ...asked, message: 'Is Pune open?' }, sending);
  const [first, again, changed] = keys;
  expect(keys).toHaveLength(3);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('pictures are told apart by their facts', () => {
  const sending = { id: newId(), hints };
  const listingWith = (logo: File) => {
    const form = new FormData();
    form.set('name', 'Meera Test');
    form.set('logo', logo);
    return form;
  };
  const logo = (bytes: string) => new File([bytes], 'logo.png', { lastModified: 1 });
  const first = newEntry('listing', listingWith(logo('small')), sending, undefined);
  const keyOf = (form: FormData) => newEntry('listing', form, sending, first).key;
  expect(keyOf(listingWith(logo('small')))).toBe(first.key);
  expect(keyOf(listingWith(logo('larger')))).not.toBe(first.key);
});

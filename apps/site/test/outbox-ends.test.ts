import { ApiError } from '@naya/contract/api/errors';
import { newId } from '@naya/contract/new-id';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliver, discardEntry, sendOldEntry, submit } from '../app/outbox/send.ts';
import { maxAgeUnaskedMs, allEntries } from '../app/outbox/store.ts';
import { readSummary, writeSummary } from '../app/outbox/summary.ts';
import { readOutcome } from '../app/routes/compare/ask-form.tsx';

const enquiry = {
  name: 'Meera Test',
  email: 'meera@example.in',
  phone: '00000 11111',
  message: 'Is Varanasi still open?',
  franchiseId: '7',
  franchiseName: 'Tapri Test',
};
const start = Date.parse('2026-11-01T06:00:00Z');
const created = (id = 1) => Response.json({ success: true, id }, { status: 201 });
const away = () => Promise.reject(new TypeError('Failed to fetch'));

let answer: () => Promise<Response> = away;
let keys: (string | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  answer = away;
  keys = [];
  const fetch = (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return answer();
  };
  vi.stubGlobal('window', { fetch });
  vi.stubGlobal('localStorage', undefined);
});

afterEach(async () => {
  for (const { id } of await allEntries()) await discardEntry(id);
  writeSummary(null);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function submitUnsent(id: string = newId()): Promise<string> {
  const sending = { id, hints: { trapped: false, elapsedMs: null } };
  await expect(submit('enquiry', enquiry, sending)).rejects.toThrow();
  return id;
}
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const asked = () => readSummary()?.old.map(({ id }) => id) ?? [];

test.each([403, 404, 410])('an answer of %i ends an entry, and says so', async (status) => {
  const id = await submitUnsent();
  answer = async () => new Response(null, { status });
  await deliver({ everything: true });
  const url = '/franchises/7';
  const ended = { id, kind: 'enquiry', url, about: 'Tapri Test', createdAt: start, status };
  expect(readSummary()).toEqual({ waiting: 0, old: [], refused: [ended] });
  answer = async () => created();
  await deliver({ everything: true });
  expect(keys).toHaveLength(2);
});

test.each([401, 408, 409, 429, 500, 502, 503])('an answer of %i is tried again', async (status) => {
  await submitUnsent();
  answer = async () => new Response(null, { status });
  await deliver({ everything: true });
  expect(readSummary()).toEqual({ waiting: 1, old: [], refused: [] });
  answer = async () => created();
  await deliver({ everything: true });
  expect(readSummary()).toBeNull();
});

test('what is older than fourteen days is asked about, and sent under its key when the visitor says so', async () => {
  const id = await submitUnsent();
  pass(14 * 24 * 3_600_000);
  await deliver({ everything: true });
  expect(keys).toHaveLength(2);
  expect(asked()).toEqual([]);

  pass(1);
  answer = async () => created();
  await deliver({ everything: true });
  expect(keys).toHaveLength(2);
  const old = { id, kind: 'enquiry', url: '/franchises/7', about: 'Tapri Test', createdAt: start };
  expect(readSummary()).toEqual({ waiting: 0, refused: [], old: [old] });

  await sendOldEntry(id);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(readSummary()).toBeNull();
});

test('a yes that meets no network holds for another fourteen days', async () => {
  const id = await submitUnsent();
  pass(maxAgeUnaskedMs + 1);
  await sendOldEntry(id);
  expect(readSummary()).toEqual({ waiting: 1, refused: [], old: [] });
  pass(maxAgeUnaskedMs);
  await deliver();
  expect(keys).toHaveLength(3);
  pass(1);
  await deliver({ everything: true });
  expect(keys).toHaveLength(3);
  expect(asked()).toEqual([id]);
});

test('a discarded entry does not come back from an attempt that fails at the same moment', async () => {
  const id = await submitUnsent();
  pass(maxAgeUnaskedMs + 1);
  const { promise, reject } = Promise.withResolvers<Response>();
  answer = () => promise;
  const sending = sendOldEntry(id);
  await vi.waitFor(() => expect(keys).toHaveLength(2));
  const discarding = discardEntry(id);
  reject(new TypeError('Failed to fetch'));
  await Promise.all([sending, discarding]);
  expect(await allEntries()).toEqual([]);
  // A second tab still shows the question.
  await sendOldEntry(id);
  expect(keys).toHaveLength(2);
  expect(readSummary()).toBeNull();
});

test('a clock that was far ahead when it was written makes nobody wait', async () => {
  vi.setSystemTime('2031-01-01');
  const id = await submitUnsent();
  vi.setSystemTime(start);
  await deliver({ everything: true });
  expect(keys).toHaveLength(1);
  expect(asked()).toEqual([id]);
  answer = async () => created();
  await sendOldEntry(id);
  expect(readSummary()).toBeNull();
});

test('of several brands asked at once, only what the outbox keeps is said to wait', () => {
  const brands = ['Tapri', 'Dosa', 'Momo'].map((business_name, id) => ({ id, business_name }));
  const { asked } = readOutcome(brands, [
    { status: 'fulfilled', value: { id: 4 } },
    { status: 'rejected', reason: new ApiError('gone', { status: 410 }) },
    { status: 'rejected', reason: new ApiError('away') },
  ]);
  expect(asked).toEqual([
    { name: 'Tapri', reference: 4, state: 'sent' },
    { name: 'Dosa', reference: null, state: 'refused' },
    { name: 'Momo', reference: null, state: 'waiting' },
  ]);
});

/** What happens to one entry, in any order. */
const happenings = fc.array(
  fc.oneof(
    fc.record({ days: fc.integer({ min: 0, max: 20 }) }),
    fc.constantFrom('open a page', 'press Send now', 'press Send it', 'press Discard'),
  ),
  { maxLength: 12 },
);

test('nothing is ever sent more than fourteen days after the visitor last asked for it', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, async (steps) => {
      vi.setSystemTime(start);
      let askedForAt = start;
      let isDiscarded = false;
      const id = await submitUnsent();
      for (const step of steps) {
        const before = keys.length;
        if (typeof step === 'object') pass(step.days * 24 * 3_600_000);
        const isOld = Date.now() - askedForAt > maxAgeUnaskedMs;
        if (step === 'open a page') await deliver();
        if (step === 'press Send now') await deliver({ everything: true });
        if (step === 'press Send it' && isOld) {
          askedForAt = Date.now();
          await sendOldEntry(id);
          expect(keys.length - before).toBe(isDiscarded ? 0 : 1);
        } else if (isOld || isDiscarded) {
          expect(keys.length).toBe(before);
        }
        if (step === 'press Discard') {
          await discardEntry(id);
          isDiscarded = true;
        }
      }
      await discardEntry(id);
    }),
    { numRuns: 200 },
  );
});

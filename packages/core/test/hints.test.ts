import { insertSubmission } from '@naya/db/submissions/insert';
import { submissions, type NewSubmission } from '@naya/db/submissions/table';
import { createTestDatabase, type TestDatabase } from '@naya/db/testing/database';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hintsFor } from '../src/submissions/hints.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(submissions));

const day = 24 * 3_600_000;
const noon = Date.UTC(2026, 5, 15, 12);
const daysLater = (days: number, ms = 0) => new Date(noon + days * day + ms).toISOString();

async function plant(overrides: Partial<NewSubmission> = {}) {
  const { id } = await insertSubmission(database.db, {
    key: randomUUID(),
    kind: 'enquiry',
    name: 'Asha',
    email: 'asha@example.in',
    mobile: '+919876543210',
    payload: {},
    answer: '',
    created_at: daysLater(0),
    ...overrides,
  });
  return id;
}

async function hints(overrides: Partial<NewSubmission> = {}) {
  const id = await plant(overrides);
  const row = (await database.db.select().from(submissions)).find((each) => each.id === id);
  if (!row) throw new Error('It is not there');
  return hintsFor({ db: database.db }, row);
}
const duplicates = async (overrides: Partial<NewSubmission> = {}) =>
  (await hints(overrides)).duplicates.map(({ id }) => id);

test('the same e-mail in other letters, or the same mobile, is a duplicate', async () => {
  const byEmail = await plant({ email: 'ASHA@example.in', mobile: null });
  const byMobile = await plant({ email: 'other@example.in', created_at: daysLater(1) });
  await plant({ email: 'other@example.in', mobile: '+919876543211' });
  expect(await duplicates()).toEqual([byMobile, byEmail]);
});

test('thirty days to the second count, before and after', async () => {
  const before = await plant({ created_at: daysLater(-30) });
  const after = await plant({ created_at: daysLater(30) });
  await plant({ created_at: daysLater(-30, -1_000) });
  await plant({ created_at: daysLater(30, 1_000) });
  expect(await duplicates()).toEqual([after, before]);
});

test('what stands in for a missing address or number makes no duplicates', async () => {
  const anonymous = { email: 'Hello@example.in', mobile: null };
  await plant(anonymous);
  expect(await duplicates(anonymous)).toEqual([]);
});

test('an erased submission is nobody’s duplicate', async () => {
  await plant({ email: '', mobile: null, erased_at: daysLater(0) });
  await plant({ erased_at: daysLater(0) });
  expect(await duplicates()).toEqual([]);
});

test('company numbers and exchanged amounts are pointed out', async () => {
  const description = 'We are 27AAPFU0939F1ZW.';
  const payload = { description, investment_min: 5, investment_max: 3 };
  expect(await hints({ kind: 'listing', payload })).toMatchObject({
    registrations: [{ kind: 'GSTIN', number: '27AAPFU0939F1ZW', fault: 'has a wrong check digit' }],
    minAboveMax: true,
  });
  expect(await hints({ kind: 'contact', payload: { message: 'Hello' } })).toMatchObject({
    registrations: [],
    minAboveMax: false,
  });
});

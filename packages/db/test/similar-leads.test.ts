import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findLead, listSimilarLeads } from '../src/submissions/office.ts';
import { submissions, type NewSubmission } from '../src/tables/submissions.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertSubmissionForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(submissions));

async function plant(overrides: Partial<NewSubmission> = {}) {
  const { id } = await insertSubmissionForTest(database.db, {
    key: randomUUID(),
    kind: 'enquiry',
    name: 'Asha',
    email: 'asha@example.in',
    mobile: '+919876543210',
    payload: {},
    answer: '',
    ...overrides,
  });
  return id;
}
async function similar(overrides: Partial<NewSubmission> = {}) {
  const lead = await findLead(database.db, await plant(overrides));
  if (!lead) throw new Error('It is not there');
  return (await listSimilarLeads(database.db, lead)).map(({ id }) => id);
}

test('the same e-mail in other letters, or the same mobile, makes leads similar', async () => {
  const byEmail = await plant({ email: 'ASHA@example.in', mobile: null });
  const byMobile = await plant({ email: 'other@example.in' });
  await plant({ email: 'other@example.in', mobile: '+919876543211' });
  expect(await similar()).toEqual([byMobile, byEmail]);
});

test('what stands in for a missing e-mail or number does not', async () => {
  const anonymous = { email: 'Hello@example.in', mobile: null };
  await plant(anonymous);
  expect(await similar(anonymous)).toEqual([]);
});

test('an erased submission is similar to nobody’s', async () => {
  await plant({ email: '', mobile: null, erased_at: '2026-06-15T12:00:00Z' });
  await plant({ erased_at: '2026-06-15T12:00:00Z' });
  expect(await similar()).toEqual([]);
});

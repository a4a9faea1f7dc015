import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEnquiredBrands } from '../src/brands/deliver.ts';
import { insertSubmissions, type IncomingSubmission } from '../src/submissions/insert.ts';
import { auditLines } from '../src/tables/history.ts';
import { mails } from '../src/tables/mail.ts';
import { siteDocuments } from '../src/tables/site-info.ts';
import { submissions } from '../src/tables/submissions.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertFranchisesForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const enquiry = (given: Partial<IncomingSubmission> = {}): IncomingSubmission => ({
  key: randomUUID(),
  kind: 'enquiry',
  name: 'Asha',
  email: 'asha@example.in',
  payload: {},
  answer: 'Thank you',
  ...given,
});

test('the franchise is found by id or slug when it is public; an id wins over a slug like it', async () => {
  const { db } = database;
  const [first = 0, second = 0, hidden = 0] = await insertFranchisesForTest(db, [
    { business_name: 'Chai Gully', slug: 'chai-gully' },
    { business_name: 'Dosa Dwar', slug: '1' },
    { business_name: 'Still Pending', slug: 'still-pending', status: 'pending' },
  ]);
  expect(first).toBe(1);
  const named = ['1', String(second), 'chai-gully', 'still-pending', String(hidden)];
  const strange = ['0', '99999999999999999999', "1' or true --", ''];
  const found = await findEnquiredBrands(db, [...named, ...strange]);
  const ids = [...named, ...strange].map((name) => found.get(name)?.id ?? null);
  expect(ids).toEqual([first, second, first, null, null, ...strange.map(() => null)]);
});

test('each new one has one audit line and its mails, a key that comes again has none', async () => {
  const { db } = database;
  const row = enquiry({
    mails: [
      { kind: 'operator-notice', to: 'hello@example.in' },
      { kind: 'acknowledgement', to: 'asha@example.in' },
    ],
  });
  const [one, twin] = await insertSubmissions(db, [row, row]);
  const [again] = await insertSubmissions(db, [row]);
  expect(one?.mailIds).toHaveLength(2);
  expect([twin?.mailIds, again?.mailIds]).toEqual([[], []]);
  const posted = await db
    .select()
    .from(mails)
    .where(inArray(mails.id, one?.mailIds ?? []));
  expect(posted).toMatchObject([{ submission_id: one?.id }, { submission_id: one?.id }]);
  expect(await db.$count(mails)).toBe(2);
  const lines = db.$count(auditLines, eq(auditLines.entity_id, String(one?.id)));
  expect(await lines).toBe(1);
});

test('what was agreed to is the policy as it stands', async () => {
  const { db } = database;
  const policy = '<p>We keep what you send: “₹”</p>';
  await db.insert(siteDocuments).values({ key: 'privacy-policy', value: policy });
  const row = enquiry();
  const { rows } = await db.execute<{ now: string }>('select now()::text as now');
  await insertSubmissions(db, [row]);
  const [kept] = await db.select().from(submissions).where(eq(submissions.key, row.key));
  const hash = createHash('sha256').update(policy).digest('hex').slice(0, 16);
  expect(kept?.consent?.policy).toBe(hash);
  const at = Date.parse(kept?.consent?.at ?? '');
  expect(at).toBeGreaterThanOrEqual(Math.floor(Date.parse(rows[0]?.now ?? '')));
  expect(new Date(kept?.consent?.at ?? '').toISOString()).toBe(kept?.consent?.at);
});

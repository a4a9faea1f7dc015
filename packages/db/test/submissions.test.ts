import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAuditLine } from '../src/history.ts';
import { insertMedia } from '../src/media/pictures.ts';
import { findMedia } from '../src/testing/find-media.ts';
import { insertSubmissions } from '../src/submissions/insert.ts';
import { auditLines } from '../src/tables/history.ts';
import { franchises } from '../src/tables/franchises.ts';
import { submissions } from '../src/tables/submissions.ts';
import { createTestDatabase, type TestDatabase } from '../src/testing/database.ts';
import { insertFranchisesForTest, insertSubmissionForTest } from '../src/testing/seeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const key = '3d5a9c52-8d4e-4d0e-9f61-5a4be5a3f001';
const enquiry = {
  key,
  kind: 'enquiry',
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98000 00000',
  payload: { message: 'Hello' },
  answer: 'First answer',
} as const;

test('a retry gets the first answer, also when both arrive at once', async () => {
  const { db } = database;
  const stored = await Promise.all(
    ['First answer', 'Second answer'].map((answer) =>
      insertSubmissionForTest(db, { ...enquiry, answer }),
    ),
  );
  const again = await insertSubmissionForTest(db, { ...enquiry, answer: 'Third answer' });
  expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set([...stored, again].map(({ id }) => id)).size).toBe(1);
  expect(new Set([...stored, again].map(({ answer }) => answer)).size).toBe(1);
  expect(again.isNew).toBe(false);
  expect(await db.$count(submissions)).toBe(1);
});

test('those stored together are each told apart, the known and the doubled among them', async () => {
  const { db } = database;
  const [one, two] = [
    '3d5a9c52-8d4e-4d0e-9f61-5a4be5a3f0f1',
    '3d5a9c52-8d4e-4d0e-9f61-5a4be5a3f0f0',
  ];
  const rows = [
    { ...enquiry, key: one, answer: 'one' },
    { ...enquiry, answer: 'known' },
    { ...enquiry, key: two, answer: 'two' },
    { ...enquiry, key: one, answer: 'one again' },
  ];
  const stored = await insertSubmissions(db, rows);
  expect(stored.map(({ isNew }) => isNew)).toEqual([true, false, true, false]);
  expect(stored.map(({ answer }) => answer)).toEqual(['one', expect.any(String), 'two', 'one']);
  expect(stored[3]?.id).toBe(stored[0]?.id);
  await db.delete(submissions).where(inArray(submissions.key, [one, two]));
});

test('an enquiry outlives its franchise', async () => {
  const { db } = database;
  const [id] = await insertFranchisesForTest(db, [{}]);
  const other = '3d5a9c52-8d4e-4d0e-9f61-5a4be5a3f002';
  await insertSubmissionForTest(db, { ...enquiry, key: other, franchise_id: id ?? null });
  await db.delete(franchises);
  const rows = await db.select({ franchise: submissions.franchise_id }).from(submissions);
  expect(rows).toEqual([{ franchise: null }, { franchise: null }]);
});

test('audit lines and media are kept; the same picture may come twice', async () => {
  const { db } = database;
  await insertAuditLine(db, {
    actor: 'system',
    action: 'approve',
    entity: 'franchise',
    entity_id: '1',
  });
  const approved = db
    .select({ changes: auditLines.changes })
    .from(auditLines)
    .where(eq(auditLines.action, 'approve'));
  expect(await approved).toEqual([{ changes: {} }]);
  const picture = { hash: 'abc', width: 10, height: 20, ext: 'webp', bytes: 30 };
  await insertMedia(db, picture);
  await insertMedia(db, picture);
  expect(await findMedia(db, 'abc')).toMatchObject(picture);
  expect(await findMedia(db, 'abd')).toBeNull();
});

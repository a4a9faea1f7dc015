import { and, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { mails } from '../tables/mails.ts';
import { submissions, type NewSubmission, type SubmissionKind } from '../tables/submissions.ts';

export type StoredSubmission = { id: number; answer: string; isNew: boolean };

const receipt = { id: submissions.id, key: submissions.key, answer: submissions.answer };

/** Stores each submission once: another one with the same key gets the first one's id and answer. */
export async function insertSubmissions(
  db: Db,
  rows: NewSubmission[],
): Promise<StoredSubmission[]> {
  // Always in the same order, so that two writers of the same keys wait for each other in turn.
  const inOrder = rows.toSorted(
    (one, other) => Number(one.key > other.key) - Number(one.key < other.key),
  );
  const inserted = await db
    .insert(submissions)
    .values(inOrder)
    .onConflictDoNothing({ target: submissions.key })
    .returning(receipt);
  const stored = new Map(inserted.map((row) => [row.key, { ...row, isNew: true }]));
  const known = rows.map(({ key }) => key).filter((key) => !stored.has(key));
  for (const row of await findByKeys(db, known)) stored.set(row.key, { ...row, isNew: false });
  return rows.map(({ key }) => {
    const found = stored.get(key);
    if (!found) throw new Error(`Submission ${key} vanished while it was stored again`);
    // A key that came twice is new only once.
    stored.set(key, { ...found, isNew: false });
    return { id: found.id, answer: found.answer, isNew: found.isNew };
  });
}

export async function insertSubmission(db: Db, row: NewSubmission): Promise<StoredSubmission> {
  const [stored] = await insertSubmissions(db, [row]);
  if (!stored) throw new Error('The database answered an insert without a row');
  return stored;
}

async function findByKeys(db: Db, keys: string[]) {
  if (keys.length === 0) return [];
  return await db.select(receipt).from(submissions).where(inArray(submissions.key, keys));
}

/** Tells which franchise a listing has become. */
export async function linkSubmission(db: Db, id: number, franchiseId: number): Promise<void> {
  await db.update(submissions).set({ franchise_id: franchiseId }).where(eq(submissions.id, id));
}

const personal = {
  id: submissions.id,
  kind: submissions.kind,
  name: submissions.name,
  email: submissions.email,
  phone: submissions.phone,
  payload: submissions.payload,
  consent: submissions.consent,
  created_at: submissions.created_at,
};

/** Everything an address has sent and not erased, newest first. */
export async function listSubmissionsOf(db: Db, email: string) {
  return await db
    .select(personal)
    .from(submissions)
    .where(and(eq(sql`lower(${submissions.email})`, email), isNull(submissions.erased_at)))
    .orderBy(desc(submissions.id));
}

/** Blanks whatever tells who sent it and what it said, its mails included. */
async function eraseSubmissions(db: Db, which: SQL | undefined): Promise<number[]> {
  const erased = await db
    .update(submissions)
    .set({
      name: '',
      email: '',
      phone: null,
      mobile: null,
      payload: {},
      consent: null,
      erased_at: sql`now()`,
    })
    .where(and(which, isNull(submissions.erased_at)))
    .returning({ id: submissions.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0) await db.delete(mails).where(inArray(mails.submission_id, ids));
  return ids;
}

export function eraseSubmissionsOf(db: Db, email: string): Promise<number[]> {
  return eraseSubmissions(db, eq(sql`lower(${submissions.email})`, email));
}

export function eraseSubmissionsBefore(
  db: Db,
  kind: SubmissionKind,
  before: string,
): Promise<number[]> {
  return eraseSubmissions(db, and(eq(submissions.kind, kind), lt(submissions.created_at, before)));
}

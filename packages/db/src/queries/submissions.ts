import type { SubmissionKind } from '@naya/contract/office/leads';
import { and, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { leadNotes } from '../tables/lead-notes.ts';
import { mails } from '../tables/mails.ts';
import { submissions, type NewSubmission } from '../tables/submissions.ts';

export type StoredSubmission = { id: number; answer: string; isNew: boolean };

const receipt = { id: submissions.id, answer: submissions.answer };

/** Stores a submission once: a second one with the same key gets the first one's id and answer. */
export async function insertSubmission(
  db: Db,
  submission: NewSubmission,
): Promise<StoredSubmission> {
  const [inserted] = await db
    .insert(submissions)
    .values(submission)
    .onConflictDoNothing({ target: submissions.key })
    .returning(receipt);
  if (inserted) return { ...inserted, isNew: true };
  const first = await findSubmission(db, submission.key);
  if (!first) throw new Error(`Submission ${submission.key} vanished while it was stored again`);
  return { ...first, isNew: false };
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
  if (ids.length > 0) {
    await db.delete(mails).where(inArray(mails.submission_id, ids));
    await db.delete(leadNotes).where(inArray(leadNotes.submission_id, ids));
  }
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

async function findSubmission(db: Db, key: string): Promise<{ id: number; answer: string } | null> {
  const [found] = await db.select(receipt).from(submissions).where(eq(submissions.key, key));
  return found ?? null;
}

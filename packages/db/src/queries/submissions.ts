import type { SubmissionKind } from '@naya/contract/constants';
import { and, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { leadNotes } from '../tables/lead-notes.ts';
import { mails } from '../tables/mails.ts';
import { submissions } from '../tables/submissions.ts';

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

import { maxMessagesShown, type LeadNote } from '@naya/contract/submissions/leads';
import { and, desc, eq, isNull, ne, or, sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import {
  leadNotes,
  submissions,
  type NewSubmission,
  type SubmissionRow,
} from '../tables/submissions.ts';
import { leadColumns } from './office-list.ts';

export async function findLead(db: Db, id: number) {
  const [lead] = await db.select(leadColumns).from(submissions).where(eq(submissions.id, id));
  return lead ?? null;
}

/** The newest, in their order. */
export async function listNotes(db: Db, submissionId: number): Promise<LeadNote[]> {
  const newest = await db
    .select({
      id: leadNotes.id,
      author: leadNotes.author,
      text: leadNotes.text,
      created_at: leadNotes.created_at,
    })
    .from(leadNotes)
    .where(eq(leadNotes.submission_id, submissionId))
    .orderBy(desc(leadNotes.id))
    .limit(maxMessagesShown);
  return newest.toReversed();
}

export async function insertNote(
  db: Db,
  note: { submission_id: number; author: string; text: string },
): Promise<void> {
  await db.insert(leadNotes).values(note);
}

export async function insertEnteredLead(db: Db, lead: NewSubmission): Promise<number> {
  const [row] = await db.insert(submissions).values(lead).returning({ id: submissions.id });
  if (!row) throw new Error('The database answered an insert without a row');
  return row.id;
}

/** Whether the assignee still has to open what somebody gave them. */
export async function setLeadUnseen(db: Db, id: number, unseen: boolean): Promise<void> {
  await db.update(submissions).set({ unseen }).where(eq(submissions.id, id));
}

export async function markLeadSeen(db: Db, id: number, userId: string): Promise<void> {
  await db
    .update(submissions)
    .set({ unseen: false })
    .where(
      and(eq(submissions.id, id), eq(submissions.assignee_id, userId), sql`${submissions.unseen}`),
    );
}

export async function countLeadsGiven(db: Db, userId: string): Promise<number> {
  return await db.$count(
    submissions,
    and(
      eq(submissions.assignee_id, userId),
      sql`${submissions.unseen}`,
      isNull(submissions.erased_at),
    ),
  );
}

/** Other submissions by the same e-mail or the same mobile, newest first. */
export async function listSimilarLeads(
  db: Db,
  lead: Pick<SubmissionRow, 'id' | 'email' | 'mobile'>,
) {
  const sameEmail = lead.email
    ? eq(sql`lower(${submissions.email})`, lead.email.toLowerCase())
    : undefined;
  const sameMobile = lead.mobile ? eq(submissions.mobile, lead.mobile) : undefined;
  const same = or(sameEmail, sameMobile);
  if (!same) return [];
  return await db
    .select({
      id: submissions.id,
      kind: submissions.kind,
      name: submissions.name,
      stage: submissions.stage,
      created_at: submissions.created_at,
    })
    .from(submissions)
    .where(and(same, ne(submissions.id, lead.id), isNull(submissions.erased_at)))
    .orderBy(desc(submissions.id))
    .limit(20);
}

/** The form by which a franchise came in. */
export async function findListingSubmission(
  db: Db,
  franchiseId: number,
): Promise<SubmissionRow | null> {
  const [submission] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.franchise_id, franchiseId), eq(submissions.kind, 'listing')))
    .orderBy(desc(submissions.id))
    .limit(1);
  return submission ?? null;
}
